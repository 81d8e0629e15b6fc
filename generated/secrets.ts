// Properties that the contract marks x-secret: redacted in logs, sealed in stored answers.
// Generated from openapi.yaml (d1ae2d312061dd73) by `node codegen/main.ts`; never edited.

export const secretProperties: readonly string[] = [
  "access_token",
  "current_password",
  "headers",
  "key",
  "password",
  "refresh_token",
  "resume_token",
  "secret",
  "signing_secret",
  "token",
  "webhook_secret",
];
