// Serializers by name of the reply schema.
// Generated from openapi.yaml (28670a09d97ff316) by `node codegen/main.ts`; never edited.

declare const serializers: Record<string, (value: unknown) => string>;
export = serializers;
