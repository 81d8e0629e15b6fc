// Checks that headers can be sent, at the time they are stored. During a call it would be too late.
import { invalid } from '../../../core/errors.ts';
import { pointerSegment } from '../../../core/json.ts';

// RFC 9110, sections 5.6.2 (token) and 5.5 (field value; characters beyond Latin-1 have no bytes there).
const NAME = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;
const VALUE = /^[\t\x20-\x7e\x80-\xff]*$/;
// Headers of the connection instead of the request. The HTTP client sets them itself.
const CONNECTION_HEADERS: ReadonlySet<string> = new Set([
  'connection', 'content-length', 'expect', 'host', 'keep-alive', 'te', 'trailer', 'transfer-encoding', 'upgrade',
]); // prettier-ignore

/**
 * @param pointer JSON Pointer of the headers in the body
 * @throws Failure `validation_failed`, naming the header
 */
export function requireHeaders(pointer: string, headers: Readonly<Record<string, string>> | null | undefined): void {
  for (const [name, value] of Object.entries(headers ?? {})) {
    const at = `${pointer}/${pointerSegment(name)}`;
    if (!NAME.test(name)) throw invalid(at, 'wrong_format', 'must be a valid HTTP header name');
    if (CONNECTION_HEADERS.has(name.toLowerCase()))
      throw invalid(at, 'not_allowed', 'must not be set; it belongs to the HTTP connection');
    if (!VALUE.test(value))
      throw invalid(at, 'wrong_format', 'must contain only characters that an HTTP header can have');
  }
}
