// Serializers by name of the reply schema.
// Generated from openapi.yaml (8476ac3db2993568) by `node codegen/main.ts`; never edited.

declare const serializers: Record<string, (value: unknown) => string>;
export = serializers;
