// Errors that a server reports within its answer, after it has sent the status 200: OpenAI, Groq and vLLM send `{"error": {…}}`,
// Hugging Face and Ollama `{"error": "…"}`, older vLLM `{"object": "error", "message": "…"}`, and Groq also `{"x_groq": {"error":
// "…"}}`. Pure.
// Invariant: an error is never read as an empty answer. It counts as temporary unless it names a reason in the request or the
// account.
import { cutText } from '../../../core/cut-text.ts';
import { isObject, type Json, type JsonObject } from '../../../core/json.ts';
import { ProviderError, type ProviderErrorKind } from '../../ports/errors.ts';
import { kindOfStatus } from '../../socket.ts';

const MAX_MESSAGE_CHARS = 200;
/** Groq could not read the function call of the model. A second attempt often can be read. */
export const UNREADABLE_CALL = /tool_use_failed/;
const LIMITED = /rate.?limit|too many requests/i;
const ACCOUNT = /quota|billing|authenti|permission|api.?key/i;
const REQUEST =
  /invalid|bad.?request|context|too (long|large)|not.?found|unsupported|validation|content.?(filter|policy)|moderation/i;

/** Returns the error in a chunk; null if there is none. */
export function reportedError(provider: string, chunk: JsonObject): ProviderError | null {
  const { error, object, x_groq: groq } = chunk;
  const found = [error, isObject(groq) ? groq.error : null, object === 'error' ? chunk : null].find(isGiven);
  if (found === undefined) return null;
  const { message, type, code } = isObject(found) ? found : { message: found };
  const text = cutText(typeof message === 'string' ? message : JSON.stringify(found), MAX_MESSAGE_CHARS);
  return new ProviderError(
    provider,
    kindOf(code, `${wordOf(type)} ${wordOf(code)} ${text}`),
    `failed during the answer: ${text}`,
  );
}

/** Some servers send an empty error with every chunk. */
function isGiven(error: Json | undefined): error is Json {
  return isObject(error) ? Object.keys(error).length > 0 : Boolean(error);
}

function kindOf(code: Json | undefined, text: string): ProviderErrorKind {
  const status = Number(code);
  if (status >= 400 && status < 600) return kindOfStatus(status);
  if (UNREADABLE_CALL.test(text)) return 'unavailable';
  if (LIMITED.test(text)) return 'rate_limited';
  if (ACCOUNT.test(text)) return 'auth';
  return REQUEST.test(text) ? 'refused' : 'unavailable';
}

function wordOf(value: Json | undefined): string {
  return typeof value === 'string' ? value : '';
}
