// Serializers by name of the reply schema.
// Generated from openapi.yaml (7bb15de3aaa7d882) by `node codegen/main.ts`; never edited.

declare const serializers: Record<string, (value: unknown) => string>;
export = serializers;
