// Serializers by name of the reply schema.
// Generated from openapi.yaml (34560cf752847c6d) by `node codegen/main.ts`; never edited.

declare const serializers: Record<string, (value: unknown) => string>;
export = serializers;
