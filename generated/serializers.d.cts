// Serializers by name of the reply schema.
// Generated from openapi.yaml (cea2018e756b2d01) by `node codegen/main.ts`; never edited.

declare const serializers: Record<string, (value: unknown) => string>;
export = serializers;
