"""Doctest-style scenarios: vocabulary, runner, register, proof, reports and the pytest plugin."""
