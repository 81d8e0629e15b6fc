// Serializers by name of the reply schema.
// Generated from openapi.yaml (ca3425665bdc2180) by `node codegen/main.ts`; never edited.

declare const serializers: Record<string, (value: unknown) => string>;
export = serializers;
