// Serializers by name of the reply schema.
// Generated from openapi.yaml (0efd74060dc77b9c) by `node codegen/main.ts`; never edited.

declare const serializers: Record<string, (value: unknown) => string>;
export = serializers;
