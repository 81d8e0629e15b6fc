// Serializers by name of the reply schema.
// Generated from openapi.yaml (6f0fc38d6da6d3af) by `node codegen/main.ts`; never edited.

declare const serializers: Record<string, (value: unknown) => string>;
export = serializers;
