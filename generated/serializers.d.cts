// Serializers by name of the reply schema.
// Generated from openapi.yaml (7d49286a84382293) by `node codegen/main.ts`; never edited.

declare const serializers: Record<string, (value: unknown) => string>;
export = serializers;
