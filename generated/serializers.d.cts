// Serializers by name of the reply schema.
// Generated from openapi.yaml (2350c5bfe487aecc) by `node codegen/main.ts`; never edited.

declare const serializers: Record<string, (value: unknown) => string>;
export = serializers;
