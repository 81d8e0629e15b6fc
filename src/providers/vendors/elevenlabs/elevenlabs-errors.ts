// Reads the error bodies of ElevenLabs: `{"detail": {"status": "quota_exceeded", "message": "…"}}`. Its status 401 means more
// than a wrong key: a key without a permission, and a used quota.
import { cutText } from '../../../core/cut-text.ts';
import { isObject, parseObject } from '../../../core/json.ts';
import { ProviderError } from '../../ports/errors.ts';
import { toProviderError } from '../../provider-error.ts';
import { VendorRefusal } from '../../vendor-http.ts';

const MAX_MESSAGE_CHARS = 300;

/** @param error of the SDK, or of vendor-http.ts */
export function elevenLabsError(provider: string, error: unknown): ProviderError {
  const known = toProviderError(provider, error);
  const { status, message } = detailOf(error);
  if (status === null || known.status === undefined) return known;
  const text = cutText(`answered ${known.status} ${status}: ${message}`, MAX_MESSAGE_CHARS);
  const kind = status === 'quota_exceeded' ? 'rate_limited' : known.kind;
  return new ProviderError(provider, kind, text, { status: known.status, cause: error });
}

/** The key is valid. It is restricted in ElevenLabs' console, and lacks the permission for this request. */
export function isMissingPermission(error: unknown): boolean {
  return detailOf(error).status === 'missing_permissions';
}

export function isMissingVoice(error: unknown): boolean {
  return ['voice_does_not_exist', 'voice_not_found'].includes(detailOf(error).status ?? '');
}

function detailOf(error: unknown): { status: string | null; message: string } {
  const body = error instanceof VendorRefusal ? parseObject(error.text) : (error as { body?: unknown } | null)?.body;
  const detail = isObject(body) ? body['detail'] : undefined;
  if (!isObject(detail)) return { status: null, message: '' };
  const { status, code = status, message } = detail;
  const name = status ?? code;
  return { status: typeof name === 'string' ? name : null, message: typeof message === 'string' ? message : '' };
}
