"""Faces, imposition, marks and preflight: data to paper."""
