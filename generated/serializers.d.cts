// Serializers by name of the reply schema.
// Generated from openapi.yaml (8541ba232d6d9e6b) by `node codegen/main.ts`; never edited.

declare const serializers: Record<string, (value: unknown) => string>;
export = serializers;
