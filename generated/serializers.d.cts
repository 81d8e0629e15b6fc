// Serializers by name of the reply schema.
// Generated from openapi.yaml (b2254b2275664632) by `node codegen/main.ts`; never edited.

declare const serializers: Record<string, (value: unknown) => string>;
export = serializers;
