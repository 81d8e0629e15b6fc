// Properties that the contract marks x-secret: redacted in logs, sealed in stored answers.
// Generated from openapi.yaml (d76f330eb610f2a1) by `node codegen/main.ts`; never edited.

export const secretProperties: readonly string[] = [
  "access_token",
  "api_key",
  "current_password",
  "headers",
  "key",
  "password",
  "refresh_token",
  "secret",
  "signing_secret",
  "webhook_secret",
];
