// Whether the headers of a webhook function can be sent, asked when they are stored: found out in the middle of a call, it
// would be too late. Called by checks.ts and service.ts.
import { invalid } from '../../../core/errors.ts';

// RFC 9110 section 5.6.2 (token) and 5.5 (field value; text beyond Latin-1 has no bytes there).
const NAME = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;
const VALUE = /^[\t\x20-\x7e\x80-\xff]*$/;
// They belong to the connection and not to the request; a client of HTTP sets them itself.
const OF_THE_CONNECTION: ReadonlySet<string> = new Set([
  'connection', 'content-length', 'expect', 'host', 'keep-alive', 'te', 'trailer', 'transfer-encoding', 'upgrade',
]); // prettier-ignore

/** @param pointer where they stand in the body @throws Failure `validation_failed`, which names the header */
export function requireHeaders(pointer: string, headers: Readonly<Record<string, string>> | null | undefined): void {
  for (const [name, value] of Object.entries(headers ?? {})) {
    const at = `${pointer}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
    if (!NAME.test(name)) throw invalid(at, 'wrong_format', 'is no name of an HTTP header');
    if (OF_THE_CONNECTION.has(name.toLowerCase())) throw invalid(at, 'not_allowed', 'is set by the connection itself');
    if (!VALUE.test(value)) throw invalid(at, 'wrong_format', 'holds characters that no HTTP header can');
  }
}
