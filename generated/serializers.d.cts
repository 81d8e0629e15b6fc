// Serializers by name of the reply schema.
// Generated from openapi.yaml (dbd625f7cfa1c326) by `node codegen/main.ts`; never edited.

declare const serializers: Record<string, (value: unknown) => string>;
export = serializers;
