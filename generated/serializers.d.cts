// Serializers by name of the reply schema.
// Generated from openapi.yaml (9d740ec8c93f1783) by `node codegen/main.ts`; never edited.

declare const serializers: Record<string, (value: unknown) => string>;
export = serializers;
