// JSON Schemas that several tools use. Descriptions are short, because clients give all of them to the model with every request.
import type { JsonObject } from '../core/json.ts';

type ObjectSchema = JsonObject & { properties: JsonObject };

/** Schema of an object without additional properties. */
export function objectSchema(properties: JsonObject, required: readonly string[] = []): ObjectSchema {
  const schema: ObjectSchema = { type: 'object', properties, additionalProperties: false };
  return required.length === 0 ? schema : { ...schema, required: [...required] };
}

export function textSchema(description: string, maxLength?: number): JsonObject {
  return { type: 'string', description, ...(maxLength === undefined ? {} : { maxLength }) };
}

export const AGENT_ID: JsonObject = { type: 'string' };
export const CALL_ID: JsonObject = { type: 'string' };
export const LIMIT: JsonObject = { type: 'integer', minimum: 1, maximum: 100 };
export const CURSOR: JsonObject = { type: 'string', description: 'next_cursor of the previous page.' };
export const SETTINGS: JsonObject = { type: 'object' };
export const VARIABLES: JsonObject = { type: 'object', description: 'Values of {{name}} in the prompt.' };
export const CONFIRM: JsonObject = {
  type: 'boolean',
  description: 'True only after the person agreed to the cost or deletion. Clients with elicitation are asked instead.',
};
