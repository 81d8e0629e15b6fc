// The sample of an operation for a shell. URL and key come from the environment variables that the clients also read.
import { JSON_NOTATION, literal } from './literal.ts';
import { savedName, type SampleRequest } from './request.ts';

export function curlSample({ method, path, query, body }: SampleRequest): string {
  const parts = [
    `curl${methodOption(method.httpMethod, body !== null)} "$PARLEY_BASE_URL${addressOf(method.path, path, query)}"`,
  ];
  if (method.scope !== 'public') parts.push('-H "Authorization: Bearer $PARLEY_API_KEY"');
  const { reply } = method;
  if (reply.kind === 'events') parts.push('--no-buffer');
  if (reply.kind === 'file') parts.push(`--output ${savedName(method, reply.mediaType)}`);
  if (body?.kind === 'multipart') {
    for (const [name, value] of Object.entries(body.value as object))
      parts.push(`-F ${quoted(`${name}=${formText(value)}`)}`);
    for (const { field, name } of body.files) parts.push(`-F ${field}=@${name}`);
  } else if (body) {
    parts.push(`-H 'Content-Type: ${body.mediaType}'`);
    const text = body.kind === 'json' ? literal(body.value, JSON_NOTATION, '') : String(body.value);
    parts.push(`-d ${quoted(text)}`);
  }
  return parts.join(' \\\n  ');
}

/** Option for the method. Without it, curl sends GET if there is no body, and POST if there is one. */
function methodOption(httpMethod: string, hasBody: boolean): string {
  return httpMethod === (hasBody ? 'post' : 'get') ? '' : ` -X ${httpMethod.toUpperCase()}`;
}

function addressOf(template: string, path: SampleRequest['path'], query: SampleRequest['query']): string {
  const values = Object.fromEntries(path.map(({ name, value }) => [name, encodeURIComponent(value)]));
  const address = template.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name]!);
  const pairs = query.map(({ name, value }) => `${name}=${encodeURIComponent(String(value))}`);
  return pairs.length === 0 ? address : `${address}?${pairs.join('&')}`;
}

export function formText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

export function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
