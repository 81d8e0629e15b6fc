// Serializers by name of the reply schema.
// Generated from openapi.yaml (a8def655de6a1f86) by `node codegen/main.ts`; never edited.

declare const serializers: Record<string, (value: unknown) => string>;
export = serializers;
