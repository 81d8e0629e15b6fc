// Serializers by name of the reply schema.
// Generated from openapi.yaml by `node codegen/main.ts`. Do not edit.

declare const serializers: Record<string, (value: unknown) => string>;
export = serializers;
