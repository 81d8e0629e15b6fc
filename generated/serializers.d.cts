// Serializers by name of the reply schema.
// Generated from openapi.yaml (f0a44d6c9682234a) by `node codegen/main.ts`; never edited.

declare const serializers: Record<string, (value: unknown) => string>;
export = serializers;
