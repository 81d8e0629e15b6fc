// Serializers by name of the reply schema.
// Generated from openapi.yaml (c671a52b089eb7dc) by `node codegen/main.ts`; never edited.

declare const serializers: Record<string, (value: unknown) => string>;
export = serializers;
