// Serializers by name of the reply schema.
// Generated from openapi.yaml (957ffa488a681cac) by `node codegen/main.ts`; never edited.

declare const serializers: Record<string, (value: unknown) => string>;
export = serializers;
