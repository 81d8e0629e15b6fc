// Serializers by name of the reply schema.
// Generated from openapi.yaml (a724db3ab7a585a9) by `node codegen/main.ts`; never edited.

declare const serializers: Record<string, (value: unknown) => string>;
export = serializers;
