// Serializers by name of the reply schema.
// Generated from openapi.yaml (0af7caaea9aec628) by `node codegen/main.ts`; never edited.

declare const serializers: Record<string, (value: unknown) => string>;
export = serializers;
