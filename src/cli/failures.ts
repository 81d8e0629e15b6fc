// Command failures: message, remedy and exit code. Printed as text, or as JSON with --json.
import { CommanderError } from 'commander';
import type { ApiError } from '../../generated/clients/typescript/src/index.ts';
import { errorTexts } from '../../generated/error-texts.ts';
import type { ErrorCode } from '../../generated/errors.ts';
import { paintFor, printable, type Terminal } from './terminal.ts';

/** Exit codes. docs/command-line.md lists them. */
export const EXIT = {
  done: 0,
  /** The check found a problem: a failed test, a difference, or a call that did not connect. */
  failed: 1,
  usage: 2,
  refused: 3,
  credentials: 4,
  unreachable: 5,
  conflict: 6,
  interrupted: 130,
} as const;

type ExitCode = (typeof EXIT)[keyof typeof EXIT];

const FILE_FAULTS: Readonly<Record<string, string>> = {
  ENOENT: 'does not exist',
  ENOTDIR: 'is not a folder, or is below something that is not one',
  EEXIST: 'is not a folder',
  EISDIR: 'is a folder',
  EACCES: 'may not be used by this user',
  EROFS: 'is on a read-only disk',
  ENAMETOOLONG: 'has a name that is too long',
};

/** A failure with its remedy. */
export class CliFailure extends Error {
  override name = 'CliFailure';
  readonly code: ExitCode;
  readonly fix: string | null;

  constructor(message: string, code: ExitCode, fix: string | null = null) {
    super(message);
    this.code = code;
    this.fix = fix;
  }
}

export const usage = (message: string, fix: string | null = null): CliFailure =>
  new CliFailure(message, EXIT.usage, fix);

/** The JSON that `--json` prints on standard error. */
interface FailureReport {
  error: {
    /** A code of the contract, or `usage`, `connection_failed`, `interrupted`, `failed`. */
    code: string;
    message: string;
    fix: string | null;
    status?: number;
    request_id?: string | null;
    errors?: readonly object[];
  };
  exit_code: ExitCode;
}

/** @param command as it was typed, e.g. `parley agents push` */
export function reportOf(error: unknown, command: string): FailureReport {
  if (isApiError(error)) return refusal(error);
  if (error instanceof CliFailure) {
    const code = error.code === EXIT.usage ? 'usage' : 'failed';
    return { error: { code, message: error.message, fix: error.fix }, exit_code: error.code };
  }
  if (error instanceof CommanderError) {
    const message = error.message.replace(/^error: /, '').replaceAll('\n', ' ');
    return { error: { code: 'usage', message, fix: `${command} --help` }, exit_code: EXIT.usage };
  }
  const { name, message, code } = error as Error & { code?: string };
  if (name === 'ConnectionError' || name === 'TimeoutError') {
    const fix =
      'Is the service running there? "parley up" starts one on this machine; --url and PARLEY_URL name another.';
    return { error: { code: 'connection_failed', message, fix }, exit_code: EXIT.unreachable };
  }
  // An id or an address of the command line that the client refuses.
  if (name === 'ParleyError') return { error: { code: 'usage', message, fix: null }, exit_code: EXIT.usage };
  const fault = fileFault(error as NodeJS.ErrnoException);
  if (fault !== null) return { error: { code: 'usage', message: fault, fix: null }, exit_code: EXIT.usage };
  // Other errors of the system, and errors thrown by this program.
  if (name === 'Error' || typeof code === 'string')
    return { error: { code: 'failed', message, fix: null }, exit_code: EXIT.failed };
  throw error;
}

/** Describes a file or folder of the command line that cannot be used; null for other errors. */
function fileFault({ code, path }: NodeJS.ErrnoException): string | null {
  const fault = FILE_FAULTS[code ?? ''];
  return path === undefined || fault === undefined ? null : `${path} ${fault}`;
}

/** Recognizes the error by its fields, because only commands that need the class load its module. */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && 'problem' in error && 'requestId' in error && 'status' in error;
}

function refusal(error: ApiError): FailureReport {
  const { status, code, requestId, errors, message } = error;
  const known = errorTexts[code as ErrorCode] as (typeof errorTexts)[ErrorCode] | undefined;
  const fix = status === 401 ? 'parley login, or another key in --key or PARLEY_API_KEY' : (known?.fix ?? null);
  return {
    error: { code, message, fix, status, request_id: requestId, ...(errors.length > 0 ? { errors } : {}) },
    exit_code: exitCodeOf(status),
  };
}

function exitCodeOf(status: number): ExitCode {
  if (status === 401 || status === 403) return EXIT.credentials;
  if (status === 412) return EXIT.conflict;
  return status === 429 || status >= 500 ? EXIT.unreachable : EXIT.refused;
}

export function printFailure({ stderr, env }: Terminal, { error }: FailureReport): void {
  const paint = paintFor(stderr, env);
  const lines = [`${paint('red', 'error:')} ${error.message}`];
  if (error.fix !== null) lines.push(`  ${paint('gray', '→')} ${error.fix}`);
  if (error.request_id) lines.push(paint('gray', `  request ${error.request_id}`));
  stderr.write(`${lines.map(printable).join('\n')}\n`);
}
