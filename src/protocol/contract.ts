// The contract's validators for those who get a request otherwise than from the rim: services that assemble one themselves,
// such as the result of a merge patch, and sockets.
import type { MonitorClientMessage, RtcClientMessage } from '../../generated/types.ts';
import type { Requests } from '../../generated/operations.ts';
import validators from '../../generated/validators.cjs';
import { check, validationFailed } from './validate.ts';

/** `value` as the body of this operation. @throws Failure `validation_failed` */
export function checkBody<Id extends keyof Requests>(
  operation: Id,
  value: unknown,
): Requests[Id] extends { body: infer Body } ? Body : never {
  const errors = check(validators[operation]?.body, value, '');
  if (errors.length > 0) throw validationFailed(errors);
  return value as Requests[Id] extends { body: infer Body } ? Body : never;
}

interface Messages {
  RtcClientMessage: RtcClientMessage;
  MonitorClientMessage: MonitorClientMessage;
}

/** A message of a socket, or null when it is none that the contract knows. */
export function readMessage<Name extends keyof Messages>(name: Name, text: string): Messages[Name] | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    // Whatever it is, it is no message.
    return null;
  }
  return check(validators[name]?.body, value, '').length === 0 ? (value as Messages[Name]) : null;
}
