// Serializers by name of the reply schema.
// Generated from openapi.yaml (c09d968c390d159a) by `node codegen/main.ts`; never edited.

declare const serializers: Record<string, (value: unknown) => string>;
export = serializers;
