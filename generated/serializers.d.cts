// Serializers by name of the reply schema.
// Generated from openapi.yaml (5b71101abc409c76) by `node codegen/main.ts`; never edited.

declare const serializers: Record<string, (value: unknown) => string>;
export = serializers;
