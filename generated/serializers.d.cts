// Serializers by name of the reply schema.
// Generated from openapi.yaml (a59bd4b46aaeec9a) by `node codegen/main.ts`; never edited.

declare const serializers: Record<string, (value: unknown) => string>;
export = serializers;
