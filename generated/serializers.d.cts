// Serializers by name of the reply schema.
// Generated from openapi.yaml (67e21209310ee4f4) by `node codegen/main.ts`; never edited.

declare const serializers: Record<string, (value: unknown) => string>;
export = serializers;
