// Serializers by name of the reply schema.
// Generated from openapi.yaml (843547a41300e80d) by `node codegen/main.ts`; never edited.

declare const serializers: Record<string, (value: unknown) => string>;
export = serializers;
