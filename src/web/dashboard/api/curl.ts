// A request as a shell command. The key is a variable: no credential is ever put on the clipboard.
import { urlOf, type GivenParameters, type Method } from './client.ts';

export interface CurlRequest {
  method: Method;
  path: string;
  params: GivenParameters;
  body?: unknown;
}

export function curlOf({ method, path, params, body }: CurlRequest, origin: string): string {
  const verb = method === 'get' ? '' : `-X ${method.toUpperCase()} `;
  const lines = [`curl ${verb}${quoted(origin + urlOf(path, params))}`, '-H "Authorization: Bearer $PARLEY_API_KEY"'];
  if (body !== undefined) lines.push("-H 'Content-Type: application/json'", `-d ${quoted(JSON.stringify(body))}`);
  return lines.join(' \\\n  ');
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

export function requestOf(method: Method, path: string, params: GivenParameters = {}, body?: unknown): CurlRequest {
  return { method, path, params, ...(body === undefined ? {} : { body }) };
}
