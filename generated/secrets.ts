// Properties that the contract marks x-secret: redacted in logs, sealed in stored answers.
// Generated from openapi.yaml (ca3425665bdc2180) by `node codegen/main.ts`; never edited.

export const secretProperties: readonly string[] = [
  "access_token",
  "current_password",
  "headers",
  "key",
  "password",
  "refresh_token",
  "secret",
  "signing_secret",
  "webhook_secret",
];
