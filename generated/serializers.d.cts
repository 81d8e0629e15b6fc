// Serializers by name of the reply schema.
// Generated from openapi.yaml (a364283d2c8d541e) by `node codegen/main.ts`; never edited.

declare const serializers: Record<string, (value: unknown) => string>;
export = serializers;
