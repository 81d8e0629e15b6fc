// Serializers by name of the reply schema.
// Generated from openapi.yaml (663beb260e6d6eef) by `node codegen/main.ts`; never edited.

declare const serializers: Record<string, (value: unknown) => string>;
export = serializers;
