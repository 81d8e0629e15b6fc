// Serializers by name of the reply schema.
// Generated from openapi.yaml (f2c18a89c3836813) by `node codegen/main.ts`; never edited.

declare const serializers: Record<string, (value: unknown) => string>;
export = serializers;
