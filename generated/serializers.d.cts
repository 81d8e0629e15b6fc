// Serializers by name of the reply schema.
// Generated from openapi.yaml (87b3dd1ebb10656b) by `node codegen/main.ts`; never edited.

declare const serializers: Record<string, (value: unknown) => string>;
export = serializers;
