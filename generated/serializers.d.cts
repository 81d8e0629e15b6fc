// Serializers by name of the reply schema.
// Generated from openapi.yaml (2166c28f83c9a2f4) by `node codegen/main.ts`; never edited.

declare const serializers: Record<string, (value: unknown) => string>;
export = serializers;
