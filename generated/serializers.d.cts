// Serializers by name of the reply schema.
// Generated from openapi.yaml (2c6a7a9e34d6623f) by `node codegen/main.ts`; never edited.

declare const serializers: Record<string, (value: unknown) => string>;
export = serializers;
