// Serializers by name of the reply schema.
// Generated from openapi.yaml (b4ca0f333b85aaee) by `node codegen/main.ts`; never edited.

declare const serializers: Record<string, (value: unknown) => string>;
export = serializers;
