// Serializers by name of the reply schema.
// Generated from openapi.yaml (732a01c5e16b7fde) by `node codegen/main.ts`; never edited.

declare const serializers: Record<string, (value: unknown) => string>;
export = serializers;
