// Serializers by name of the reply schema.
// Generated from openapi.yaml (9f71e42182b32292) by `node codegen/main.ts`; never edited.

declare const serializers: Record<string, (value: unknown) => string>;
export = serializers;
