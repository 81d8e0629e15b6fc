// Serializers by name of the reply schema.
// Generated from openapi.yaml (efa731ab36d50cae) by `node codegen/main.ts`; never edited.

declare const serializers: Record<string, (value: unknown) => string>;
export = serializers;
