// Serializers by name of the reply schema.
// Generated from openapi.yaml (1c005d4ee0db74ce) by `node codegen/main.ts`; never edited.

declare const serializers: Record<string, (value: unknown) => string>;
export = serializers;
