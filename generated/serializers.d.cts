// Serializers by name of the reply schema.
// Generated from openapi.yaml (8ca567f63a49a3e8) by `node codegen/main.ts`; never edited.

declare const serializers: Record<string, (value: unknown) => string>;
export = serializers;
