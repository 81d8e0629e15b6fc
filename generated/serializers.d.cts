// Serializers by name of the reply schema.
// Generated from openapi.yaml (e3142c44d4268ffa) by `node codegen/main.ts`; never edited.

declare const serializers: Record<string, (value: unknown) => string>;
export = serializers;
