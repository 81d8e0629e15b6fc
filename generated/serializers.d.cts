// Serializers by name of the reply schema.
// Generated from openapi.yaml (60a7bf9e2828ab8f) by `node codegen/main.ts`; never edited.

declare const serializers: Record<string, (value: unknown) => string>;
export = serializers;
