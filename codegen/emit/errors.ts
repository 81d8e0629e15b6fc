// errors.ts: error code → status and title, the only place that determines a status. error-texts.ts: explanations of each code.
import type { Model } from '../model.ts';
import { header } from './header.ts';

export function emitErrors(model: Model): string {
  const rows = model.errorCodes.map(
    ({ code, status, title }) => `  ${code}: { status: ${status}, title: ${JSON.stringify(title)} },`,
  );
  return `${header('Every error code of the contract with its status and title.')}
export const errors = {
${rows.join('\n')}
} as const satisfies Record<string, { status: number; title: string }>;

export type ErrorCode = keyof typeof errors;
`;
}

/** A separate file from errors.ts, so that code that only sends errors does not load the texts. */
export function emitErrorTexts({ errorCodes, operations }: Model): string {
  const rows = errorCodes.map(({ code, cause, fix }) => {
    const from = operations.filter(({ errors }) => errors.includes(code)).map(addressOf);
    return `  ${code}: ${JSON.stringify({ cause, fix, operations: from })},`;
  });
  return `${header('Cause and fix of every error code, and the operations that can fail with it, except for the common codes.')}
import type { ErrorCode } from './errors.ts';

export const errorTexts: Readonly<Record<ErrorCode, { cause: string; fix: string; operations: readonly string[] }>> = {
${rows.join('\n')}
};
`;
}

function addressOf({ method, template }: Model['operations'][number]): string {
  return `${method.toUpperCase()} ${template}`;
}
