// Serializers by name of the reply schema.
// Generated from openapi.yaml (06ae4700665aa5c2) by `node codegen/main.ts`; never edited.

declare const serializers: Record<string, (value: unknown) => string>;
export = serializers;
