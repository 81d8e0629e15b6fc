// Serializers by name of the reply schema.
// Generated from openapi.yaml (a78edc3738b587bd) by `node codegen/main.ts`; never edited.

declare const serializers: Record<string, (value: unknown) => string>;
export = serializers;
