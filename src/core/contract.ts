// The contract's validators for services that assemble a request themselves, such as the result of a merge patch.
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
