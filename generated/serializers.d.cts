// Serializers by name of the reply schema.
// Generated from openapi.yaml (1735f3fc69d2a817) by `node codegen/main.ts`; never edited.

declare const serializers: Record<string, (value: unknown) => string>;
export = serializers;
