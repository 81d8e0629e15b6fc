// Serializers by name of the reply schema.
// Generated from openapi.yaml (5515f6e6cc4bc666) by `node codegen/main.ts`; never edited.

declare const serializers: Record<string, (value: unknown) => string>;
export = serializers;
