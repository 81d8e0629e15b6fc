// Serializers by name of the reply schema.
// Generated from openapi.yaml (dee42d7a50c826f0) by `node codegen/main.ts`; never edited.

declare const serializers: Record<string, (value: unknown) => string>;
export = serializers;
