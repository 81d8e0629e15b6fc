// Serializers by name of the reply schema.
// Generated from openapi.yaml (9f2c0d00dd39cf8c) by `node codegen/main.ts`; never edited.

declare const serializers: Record<string, (value: unknown) => string>;
export = serializers;
