// Serializers by name of the reply schema.
// Generated from openapi.yaml (d3284b55981798b1) by `node codegen/main.ts`; never edited.

declare const serializers: Record<string, (value: unknown) => string>;
export = serializers;
