// Serializers by name of the reply schema.
// Generated from openapi.yaml (d76f330eb610f2a1) by `node codegen/main.ts`; never edited.

declare const serializers: Record<string, (value: unknown) => string>;
export = serializers;
