"""Groups of methods.

Generated from openapi.yaml by `node codegen/main.ts`. Do not edit.
"""

