// Serializers by name of the reply schema.
// Generated from openapi.yaml (d6ce5446cb0f74bf) by `node codegen/main.ts`; never edited.

declare const serializers: Record<string, (value: unknown) => string>;
export = serializers;
