// Serializers by name of the reply schema.
// Generated from openapi.yaml (a041465bb8446eb6) by `node codegen/main.ts`; never edited.

declare const serializers: Record<string, (value: unknown) => string>;
export = serializers;
