// Serializers by name of the reply schema.
// Generated from openapi.yaml (3f3e69b94737cde5) by `node codegen/main.ts`; never edited.

declare const serializers: Record<string, (value: unknown) => string>;
export = serializers;
