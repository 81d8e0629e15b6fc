// Explains errors of an S3 server to the operator: the kind of error, and a sentence with the remedy. Pure.
import { ProviderError, type ProviderErrorKind } from '../../ports/errors.ts';
import { kindOfStatus } from '../../socket.ts';
import type { S3Settings } from './client.ts';
import { textOf } from './xml.ts';

export const S3 = 's3';
const SHOWN_CHARS = 200;

export interface S3Answer {
  status: number;
  /** Error code such as `NoSuchBucket`; empty where the server returned none, as for HEAD. */
  code: string;
  message: string;
  /** Region of the bucket, if the server states it. */
  region: string | null;
}

export function readAnswer(status: number, headers: Readonly<Record<string, unknown>>, body: string): S3Answer {
  const named = headers['x-amz-bucket-region'];
  return {
    status,
    code: textOf(body, 'Code') ?? '',
    message: (textOf(body, 'Message') ?? '').slice(0, SHOWN_CHARS),
    region: textOf(body, 'Region') ?? (typeof named === 'string' ? named : null),
  };
}

/** The same request may succeed a moment later. */
export function isTransient({ status, code }: S3Answer): boolean {
  if (status === 429 || status === 408 || status >= 500) return status !== 501;
  return ['RequestTimeout', 'SlowDown', 'OperationAborted', 'ConditionalRequestConflict'].includes(code);
}

/** The server demands a checksum header: Amazon and Backblaze B2 for buckets with a retention by Object Lock. */
export function needsMd5({ status, message }: S3Answer): boolean {
  return status === 400 && message.includes('Content-MD5');
}

type Explanation = [kind: ProviderErrorKind, detail: string];

/** Codes whose cause is known. */
const EXPLAINED: Readonly<Record<string, (settings: S3Settings) => Explanation>> = {
  NoSuchBucket: ({ bucket }) => [
    'refused',
    `the bucket ${bucket} does not exist there. Create it, or correct STORAGE or S3_ENDPOINT`,
  ],
  AccessDenied: ({ bucket }) => ['auth', denied(bucket)],
  InvalidAccessKeyId: () => ['auth', 'the server does not know this key. Correct S3_ACCESS_KEY_ID'],
  SignatureDoesNotMatch: () => ['auth', 'the signature is wrong. Correct S3_SECRET_ACCESS_KEY'],
  RequestTimeTooSkewed: () => [
    'auth',
    'the clock of this machine differs too much from that of the server. Run NTP (chrony, systemd-timesyncd)',
  ],
  QuotaExceeded: () => ['unavailable', 'the quota of the bucket is used up. Raise it, or delete objects'],
};

const MOVED: readonly string[] = ['PermanentRedirect', 'AuthorizationHeaderMalformed', 'TemporaryRedirect'];

export function toFailure(answer: S3Answer, settings: S3Settings): ProviderError {
  const [kind, detail] = explain(answer, settings);
  const said = [answer.status, answer.code, answer.message].filter(Boolean).join(' ');
  return new ProviderError(S3, kind, `${describeBucket(settings)}: ${detail} (${said})`, { status: answer.status });
}

function explain({ status, code, region }: S3Answer, settings: S3Settings): Explanation {
  const isElsewhere = region !== null && region !== settings.region;
  if (MOVED.includes(code) || (isElsewhere && status >= 300 && status <= 400)) {
    const next = isElsewhere ? `Set S3_REGION=${region}` : 'Correct S3_REGION and S3_ENDPOINT';
    return ['refused', `the bucket is in another region than ${settings.region}. ${next}`];
  }
  const known = EXPLAINED[code];
  if (known) return known(settings);
  if (status === 403) return ['auth', denied(settings.bucket)];
  if (status >= 300 && status < 400) return ['refused', 'the server redirects. Correct S3_ENDPOINT'];
  return [kindOfStatus(status), isTransient({ status, code, message: '', region }) ? 'the server failed' : 'refused'];
}

function denied(bucket: string): string {
  return `access denied. The key needs s3:GetObject, s3:PutObject, s3:DeleteObject and s3:AbortMultipartUpload on objects of ${bucket}, and s3:ListBucket and s3:ListBucketMultipartUploads on the bucket`;
}

/** Returns `s3://bucket/prefix at https://…`, as the operator knows it. */
export function describeBucket({ bucket, prefix, endpoint }: S3Settings): string {
  return `s3://${bucket}${prefix && `/${prefix}`}${endpoint === null ? '' : ` at ${endpoint}`}`;
}
