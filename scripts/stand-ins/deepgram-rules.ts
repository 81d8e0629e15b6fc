// What Deepgram refuses before it opens a stream, with its status and its text: parameters that a model does not accept, an empty
// account. The text is in the body and in the header `dg-error`.
import type { Duplex } from 'node:stream';

interface DeepgramRefusal {
  status: number;
  err_code: string;
  err_msg: string;
}

const BY_STATUS: Readonly<Record<number, Omit<DeepgramRefusal, 'status'>>> = {
  401: { err_code: 'INVALID_AUTH', err_msg: 'Invalid credentials.' },
  402: { err_code: 'ASR_PAYMENT_REQUIRED', err_msg: 'Project does not have enough credits for an ASR request.' },
  403: { err_code: 'INSUFFICIENT_PERMISSIONS', err_msg: 'User does not have sufficient permissions.' },
  429: { err_code: 'TOO_MANY_REQUESTS', err_msg: 'Too many requests. Please try again later' },
};
const NO_MODEL = 'Bad Request: No such model/language/tier combination found.';
/** Models of one kind of audio know only English. */
const ENGLISH_ONLY = /^nova-2-(?!general)/;
const MEDICAL = /^(multi|en(-(AU|CA|GB|IE|IN|NZ|US))?)$/;

export function refusalOf(status: number): DeepgramRefusal {
  return { status, ...(BY_STATUS[status] ?? { err_code: 'ERROR', err_msg: `Status ${status}.` }) };
}

const bad = (text: string): DeepgramRefusal => ({ status: 400, err_code: 'Bad Request', err_msg: text });

/** Returns the refusal of parameters that the model does not accept. Flux is the only model of `v2`. */
export function refusedParameters(version: 'v1' | 'v2', query: URLSearchParams): DeepgramRefusal | null {
  if (version === 'v2') return refusedByFlux(query);
  const [model, language] = [query.get('model') ?? '', query.get('language') ?? 'en'];
  if (model.startsWith('flux')) return bad(NO_MODEL);
  if (ENGLISH_ONLY.test(model) && language !== 'en' && language !== 'en-US') return bad(NO_MODEL);
  if (model === 'nova-3-medical' && !MEDICAL.test(language)) return bad(NO_MODEL);
  if (model.startsWith('whisper'))
    return { status: 405, err_code: 'Method Not Allowed', err_msg: 'Whisper does not stream.' };
  if (!query.has('keywords') || !model.startsWith('nova-3')) return null;
  const message = 'Keywords are not supported for Nova-3. Please use `keyterm` instead.';
  return { status: 400, err_code: 'INVALID_QUERY_PARAMETER', err_msg: message };
}

const OF_FLUX = new Set(
  'model encoding sample_rate eager_eot_threshold eot_threshold eot_timeout_ms keyterm language_hint numerals mip_opt_out tag'.split(
    ' ',
  ),
);

function refusedByFlux(query: URLSearchParams): DeepgramRefusal | null {
  const model = query.get('model');
  if (model !== 'flux-general-en' && model !== 'flux-general-multi') return bad(NO_MODEL);
  if (model === 'flux-general-en' && query.has('language_hint'))
    return bad('language_hint requires flux-general-multi.');
  const unknown = [...query.keys()].find((name) => !OF_FLUX.has(name));
  if (unknown !== undefined) return bad(`Unknown parameter ${unknown}.`);
  const timeout = Number(query.get('eot_timeout_ms') ?? 5_000);
  return timeout >= 500 && timeout <= 60_000 ? null : bad('eot_timeout_ms must be from 500 to 60000.');
}

export function refuseUpgrade(socket: Duplex, { status, ...error }: DeepgramRefusal): void {
  const body = JSON.stringify({ ...error, request_id: 'b6f1c7de-2f1d-4f0e-9a57-3f0c5b0f4b7c' });
  socket.end(
    `HTTP/1.1 ${status} Refused\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\ndg-error: ${error.err_msg}\r\n\r\n${body}`,
  );
}
