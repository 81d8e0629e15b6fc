// The contract's validators for input that does not pass through the HTTP layer: bodies assembled by services, such as the result
// of a merge patch, and socket messages.
import type { Requests } from '../../generated/operations.ts';
import type { MonitorClientMessage, RtcClientMessage } from '../../generated/types.ts';
import validators from '../../generated/validators.cjs';
import { invalidFields } from '../core/errors.ts';
import { validatePart } from './validate.ts';

/** Validates `value` as the body of the operation. @throws Failure `validation_failed` */
export function checkBody<Id extends keyof Requests>(
  operation: Id,
  value: unknown,
): Requests[Id] extends { body: infer Body } ? Body : never {
  const errors = validatePart(validators[operation]?.body, value, '');
  if (errors.length > 0) throw invalidFields(errors);
  return value as Requests[Id] extends { body: infer Body } ? Body : never;
}

/** Whether the text is an email address as the contract defines it. */
export function isEmailAddress(text: string): boolean {
  return validatePart(validators['requestPasswordReset']?.body, { email: text }, '').length === 0;
}

interface Messages {
  RtcClientMessage: RtcClientMessage;
  MonitorClientMessage: MonitorClientMessage;
}

/** Parses a socket message; null if it is not a message of the contract. */
export function readMessage<Name extends keyof Messages>(name: Name, text: string): Messages[Name] | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    // Not JSON, so not a message.
    return null;
  }
  return validatePart(validators[name]?.body, value, '').length === 0 ? (value as Messages[Name]) : null;
}
