// Serializers by name of the reply schema.
// Generated from openapi.yaml (e3004df1ea0f7f60) by `node codegen/main.ts`; never edited.

declare const serializers: Record<string, (value: unknown) => string>;
export = serializers;
