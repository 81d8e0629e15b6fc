// Serializers by name of the reply schema.
// Generated from openapi.yaml (526982d948fcb622) by `node codegen/main.ts`; never edited.

declare const serializers: Record<string, (value: unknown) => string>;
export = serializers;
