// errors.ts: error code → status and title. The only place that decides a status.
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
