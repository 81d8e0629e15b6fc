// Serializers by name of the reply schema.
// Generated from openapi.yaml (54dc9691458d88f5) by `node codegen/main.ts`; never edited.

declare const serializers: Record<string, (value: unknown) => string>;
export = serializers;
