// A validator of JSON schemas for the MCP SDK that accepts every value. The SDK's own compiles each schema that it receives, and a
// pattern in a schema of a foreign server can run forever.
import type { JsonSchemaValidator } from '@modelcontextprotocol/sdk/validation/types.js';

export const ACCEPT_ANY_VALUE = {
  getValidator<T>(): JsonSchemaValidator<T> {
    return (input) => ({ valid: true, data: input as T, errorMessage: undefined });
  },
};
