// Serializers by name of the reply schema.
// Generated from openapi.yaml (753b0c82f882d71a) by `node codegen/main.ts`; never edited.

declare const serializers: Record<string, (value: unknown) => string>;
export = serializers;
