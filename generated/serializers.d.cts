// Serializers by name of the reply schema.
// Generated from openapi.yaml (50b2f1527b3bbeb6) by `node codegen/main.ts`; never edited.

declare const serializers: Record<string, (value: unknown) => string>;
export = serializers;
