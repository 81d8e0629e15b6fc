// Serializers by name of the reply schema.
// Generated from openapi.yaml (91376e6f32f34ed7) by `node codegen/main.ts`; never edited.

declare const serializers: Record<string, (value: unknown) => string>;
export = serializers;
