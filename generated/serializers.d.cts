// Serializers by name of the reply schema.
// Generated from openapi.yaml (ed9ef77ab1707ed9) by `node codegen/main.ts`; never edited.

declare const serializers: Record<string, (value: unknown) => string>;
export = serializers;
