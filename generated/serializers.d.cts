// Serializers by name of the reply schema.
// Generated from openapi.yaml (722e25acc13f56f3) by `node codegen/main.ts`; never edited.

declare const serializers: Record<string, (value: unknown) => string>;
export = serializers;
