// Serializers by name of the reply schema.
// Generated from openapi.yaml (b7afe43d1f2adfaf) by `node codegen/main.ts`; never edited.

declare const serializers: Record<string, (value: unknown) => string>;
export = serializers;
