// Serializers by name of the reply schema.
// Generated from openapi.yaml (a1d6817187ffc786) by `node codegen/main.ts`; never edited.

declare const serializers: Record<string, (value: unknown) => string>;
export = serializers;
