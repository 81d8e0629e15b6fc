// Serializers by name of the reply schema.
// Generated from openapi.yaml (281185083f2d1f6e) by `node codegen/main.ts`; never edited.

declare const serializers: Record<string, (value: unknown) => string>;
export = serializers;
