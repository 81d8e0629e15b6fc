// Properties that the contract marks x-secret: redacted in logs, sealed in stored answers.
// Generated from openapi.yaml by `node codegen/main.ts`. Do not edit.

export const secretProperties: readonly string[] = [
  "access_token",
  "api_key",
  "auth_token",
  "code",
  "command",
  "current_password",
  "headers",
  "inbound_webhook_secret",
  "invitation_token",
  "key",
  "login_token",
  "otpauth_url",
  "password",
  "qr_code",
  "recovery_codes",
  "refresh_token",
  "resume_token",
  "secret",
  "setup_token",
  "sign_in_token",
  "signing_secret",
  "token",
  "webhook_secret",
];
