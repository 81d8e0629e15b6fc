// Serializers by name of the reply schema.
// Generated from openapi.yaml (4a7b5d673c496df7) by `node codegen/main.ts`; never edited.

declare const serializers: Record<string, (value: unknown) => string>;
export = serializers;
