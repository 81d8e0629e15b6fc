// Serializers by name of the reply schema.
// Generated from openapi.yaml (1534c1a4cd591ed5) by `node codegen/main.ts`; never edited.

declare const serializers: Record<string, (value: unknown) => string>;
export = serializers;
