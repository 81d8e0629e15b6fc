// Serializers by name of the reply schema.
// Generated from openapi.yaml (177d71b1e3e3ea58) by `node codegen/main.ts`; never edited.

declare const serializers: Record<string, (value: unknown) => string>;
export = serializers;
