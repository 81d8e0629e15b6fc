// Reads the request of a curl command. Pure, in linear time. It knows which options have a value, because a value may look like an
// address (`--proxy`, `--referer`), and reads those that define the request. Files are never read.
// Source: the manual of curl 8 (https://curl.se/docs/manpage.html).
import { shellWords } from './shell-words.ts';

interface CurlRequest {
  /** The first address; null without one. */
  url: string | null;
  method: string;
  headers: Record<string, string>;
  /** Parts of the body, as curl joins them: JSON, or pairs of a form. */
  bodies: readonly string[];
  /** Whether a part of the request is the content of a file. */
  hasFile: boolean;
}

/** Short options with a value. */
const SHORT_WITH_VALUE = 'AbcCdDeEFHKmoPQrtTuUwxXyYz';
const LONG_NAMES: Readonly<Record<string, string>> = {
  b: 'cookie',
  d: 'data',
  F: 'form',
  G: 'get',
  H: 'header',
  I: 'head',
  T: 'upload-file',
  u: 'user',
  X: 'request',
};
/** Long options with a value, besides those that `apply` reads. */
const SKIPPED = new Set(
  [
    'abstract-unix-socket, alt-svc, aws-sigv4, cacert, capath, cert, cert-type, ciphers, config, connect-timeout, connect-to',
    'continue-at, cookie-jar, create-file-mode, crlfile, curves, delegation, dns-interface, dns-servers, doh-url, dump-header',
    'egd-file, engine, etag-compare, etag-save, expect100-timeout, happy-eyeballs-timeout-ms, haproxy-clientip, hostpubmd5, hsts',
    'interface, ip-tos, ipfs-gateway, keepalive-time, key, key-type, limit-rate, local-port, max-filesize, max-redirs, max-time',
    'netrc-file, noproxy, output, output-dir, parallel-max, pass, pinnedpubkey, preproxy, proto, proto-default, proto-redir, proxy',
    'proxy-cacert, proxy-cert, proxy-ciphers, proxy-header, proxy-key, proxy-pass, proxy-user, proxy1.0, pubkey, quote, random-file',
    'range, rate, referer, request-target, resolve, retry, retry-delay, retry-max-time, service-name, socks4, socks4a, socks5',
    'socks5-hostname, speed-limit, speed-time, stderr, time-cond, tls-max, tls13-ciphers, trace, trace-ascii, trace-config',
    'unix-socket, url-query, user-agent, variable, write-out',
  ].flatMap((line) => line.split(', ')),
);
/** Headers that the service sets itself, and one without a name. */
const OWN_HEADERS = ['', 'content-type', 'accept', 'content-length', 'host', 'user-agent'];

interface Reading {
  url: string | null;
  method: string | null;
  /** Headers by their names in lower case. */
  headers: Map<string, [name: string, value: string]>;
  bodies: string[];
  isGet: boolean;
  hasFile: boolean;
}

export function readCurlCommand(command: string): CurlRequest {
  const reading: Reading = { url: null, method: null, headers: new Map(), bodies: [], isGet: false, hasFile: false };
  const words = shellWords(command);
  for (let i = 0; i < words.length; i++) {
    const word = words[i]!;
    if (!word.startsWith('-')) reading.url ??= isAddress(word) ? word : null;
    else if (word.startsWith('--')) {
      const name = word.slice(2);
      if (apply(reading, name, words[i + 1] ?? '') || SKIPPED.has(name)) i++;
    } else if (applyShort(reading, word.slice(1), words[i + 1] ?? '')) i++;
  }
  const { url, method, headers, bodies, isGet, hasFile } = reading;
  const usual = bodies.length > 0 && !isGet ? 'POST' : 'GET';
  return {
    url,
    method: (method ?? usual).toUpperCase(),
    headers: Object.fromEntries(headers.values()),
    bodies,
    hasFile,
  };
}

function isAddress(word: string): boolean {
  return /^https?:\/\//i.test(word);
}

/**
 * Several letters may share a dash; the first with a value takes the rest of the word, or the next one. Returns
 * whether it is used.
 */
function applyShort(reading: Reading, letters: string, next: string): boolean {
  for (const [i, letter] of [...letters].entries()) {
    const name = LONG_NAMES[letter] ?? '';
    if (!SHORT_WITH_VALUE.includes(letter)) {
      apply(reading, name, '');
      continue;
    }
    const rest = letters.slice(i + 1);
    apply(reading, name, rest === '' ? next : rest);
    return rest === '';
  }
  return false;
}

/** Returns whether the option is known here and has a value. */
function apply(reading: Reading, name: string, value: string): boolean {
  switch (name) {
    case 'get':
      reading.isGet = true;
      return false;
    case 'head':
      reading.method ??= 'HEAD';
      return false;
    case 'url':
      reading.url ??= value;
      return true;
    case 'request':
      reading.method = value;
      return true;
    case 'header':
      addHeader(reading, value);
      return true;
    case 'user':
      setHeader(reading, 'Authorization', basicAuthorization(value));
      return true;
    case 'oauth2-bearer':
      setHeader(reading, 'Authorization', `Bearer ${value}`);
      return true;
    case 'cookie':
      // Without an equals sign it is the name of a file.
      if (value.includes('=')) setHeader(reading, 'Cookie', value);
      else reading.hasFile = true;
      return true;
    case 'upload-file':
      reading.method ??= 'PUT';
      reading.hasFile = true;
      return true;
    default:
      return addBody(reading, name, value);
  }
}

function addBody(reading: Reading, name: string, value: string): boolean {
  switch (name) {
    case 'data':
    case 'data-ascii':
    case 'data-binary':
    case 'json':
      if (value.startsWith('@')) reading.hasFile = true;
      else reading.bodies.push(value);
      return true;
    case 'data-raw':
      reading.bodies.push(value);
      return true;
    case 'data-urlencode':
    case 'form':
    case 'form-string': {
      const [field, content] = fieldOf(value);
      if (content === null || (name === 'form' && /^[@<]/.test(content))) reading.hasFile = true;
      else reading.bodies.push(String(new URLSearchParams([[field, content]])));
      return true;
    }
    default:
      return false;
  }
}

/** Splits `name=content`. The content of `name@file` is null. */
function fieldOf(value: string): [name: string, content: string | null] {
  const at = value.search(/[=@]/);
  if (at === -1) return [value, ''];
  return [value.slice(0, at), value[at] === '@' ? null : value.slice(at + 1)];
}

function addHeader(reading: Reading, line: string): void {
  if (line.startsWith('@')) {
    reading.hasFile = true;
    return;
  }
  const at = line.indexOf(':');
  const name = (at === -1 ? '' : line.slice(0, at)).trim();
  const value = line.slice(at + 1).trim();
  // A header without a value is one that curl omits.
  if (value !== '' && !OWN_HEADERS.includes(name.toLowerCase())) setHeader(reading, name, value);
}

function setHeader({ headers }: Reading, name: string, value: string): void {
  headers.set(name.toLowerCase(), [name, value]);
}

/** Returns the header for `name:password`. */
export function basicAuthorization(credentials: string): string {
  return `Basic ${Buffer.from(credentials).toString('base64')}`;
}
