// Serializers by name of the reply schema.
// Generated from openapi.yaml (c7f78d36040aa3db) by `node codegen/main.ts`; never edited.

declare const serializers: Record<string, (value: unknown) => string>;
export = serializers;
