// Serializers by name of the reply schema.
// Generated from openapi.yaml (c07b329504b00e28) by `node codegen/main.ts`; never edited.

declare const serializers: Record<string, (value: unknown) => string>;
export = serializers;
