// Serializers by name of the reply schema.
// Generated from openapi.yaml (8b8a1faeffada60b) by `node codegen/main.ts`; never edited.

declare const serializers: Record<string, (value: unknown) => string>;
export = serializers;
