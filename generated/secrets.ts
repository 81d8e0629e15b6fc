// Properties that the contract marks x-secret: redacted in logs, sealed in stored answers.
// Generated from openapi.yaml (c671a52b089eb7dc) by `node codegen/main.ts`; never edited.

export const secretProperties: readonly string[] = [
  "access_token",
  "auth_token",
  "current_password",
  "headers",
  "inbound_webhook_secret",
  "key",
  "password",
  "refresh_token",
  "secret",
  "signing_secret",
  "webhook_secret",
];
