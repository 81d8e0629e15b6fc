// Serializers by name of the reply schema.
// Generated from openapi.yaml (3a862901de7584a5) by `node codegen/main.ts`; never edited.

declare const serializers: Record<string, (value: unknown) => string>;
export = serializers;
