// Serializers by name of the reply schema.
// Generated from openapi.yaml (0703750d4f8cfb82) by `node codegen/main.ts`; never edited.

declare const serializers: Record<string, (value: unknown) => string>;
export = serializers;
