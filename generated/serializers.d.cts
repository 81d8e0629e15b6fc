// Serializers by name of the reply schema.
// Generated from openapi.yaml (b8dc5b65786b4d40) by `node codegen/main.ts`; never edited.

declare const serializers: Record<string, (value: unknown) => string>;
export = serializers;
