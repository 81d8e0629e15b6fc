// Serializers by name of the reply schema.
// Generated from openapi.yaml (244567f12a547fb6) by `node codegen/main.ts`; never edited.

declare const serializers: Record<string, (value: unknown) => string>;
export = serializers;
