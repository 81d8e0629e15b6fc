// Serializers by name of the reply schema.
// Generated from openapi.yaml (a62fed762c3aa552) by `node codegen/main.ts`; never edited.

declare const serializers: Record<string, (value: unknown) => string>;
export = serializers;
