// A request as a shell command, and changes that are shown as one instead of being sent. The key is a variable: no credential of the
// session is ever put on the clipboard.
import { changes, urlOf, type Method, type SendInit } from './client.ts';
import { ApiFailure } from './failure.ts';

export interface CurlRequest {
  method: Method;
  path: string;
  init: SendInit;
}

export function requestOf(method: Method, path: string, init: SendInit = {}): CurlRequest {
  return { method, path, init };
}

export function curlOf({ method, path, init }: CurlRequest, origin: string): string {
  const { body, headers = {} } = init;
  const verb = method === 'get' ? '' : `-X ${method.toUpperCase()} `;
  const lines = [`curl ${verb}${quoted(origin + urlOf(path, init))}`, '-H "Authorization: Bearer $PARLEY_API_KEY"'];
  for (const [name, value] of Object.entries(headers)) lines.push(`-H ${quoted(`${name}: ${value}`)}`);
  if (body instanceof FormData) {
    for (const [name, value] of body)
      lines.push(`-F ${quoted(`${name}=${value instanceof File ? `@${value.name}` : value}`)}`);
  } else if (typeof body === 'string') lines.push(`--data-binary ${quoted(body)}`);
  else if (body !== undefined) lines.push("-H 'Content-Type: application/json'", `-d ${quoted(JSON.stringify(body))}`);
  return lines.join(' \\\n  ');
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

/** The next change of any page is copied as a command and not sent; its page says so. @returns a function that ends this */
export function copyNextChange(): () => void {
  const end = (): void => void (changes.notSent = null);
  changes.notSent = (method, path, init) => {
    end();
    const command = curlOf({ method, path, init }, location.origin);
    const { clipboard } = navigator as { clipboard?: Clipboard };
    void clipboard?.writeText(command);
    return new ApiFailure(0, { detail: clipboard ? 'Copied as curl, and not sent.' : command });
  };
  return end;
}
