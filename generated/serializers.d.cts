// Serializers by name of the reply schema.
// Generated from openapi.yaml (ab1e11d5ea2c36e3) by `node codegen/main.ts`; never edited.

declare const serializers: Record<string, (value: unknown) => string>;
export = serializers;
