// Serializers by name of the reply schema.
// Generated from openapi.yaml (e518860e852b57e5) by `node codegen/main.ts`; never edited.

declare const serializers: Record<string, (value: unknown) => string>;
export = serializers;
