// Serializers by name of the reply schema.
// Generated from openapi.yaml (d1ae2d312061dd73) by `node codegen/main.ts`; never edited.

declare const serializers: Record<string, (value: unknown) => string>;
export = serializers;
