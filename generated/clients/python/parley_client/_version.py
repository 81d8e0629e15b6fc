"""The version of the contract.

Generated from openapi.yaml by `node codegen/main.ts`. Do not edit.
"""

VERSION = "1.0.0"
