// The sample of an operation for the command line, which reads URL and key from the environment variables of the clients.
import { optionName } from '../clients/command-line.ts';
import { formText, quoted } from './curl.ts';
import { JSON_NOTATION, literal } from './literal.ts';
import { savedName, type SampleRequest } from './request.ts';

export function commandLineSample({ method, path, query, body }: SampleRequest): string {
  const parts = [`parley api ${method.operationId}`];
  for (const { name, value } of [...path, ...query]) parts.push(`--${optionName(name)} ${word(String(value))}`);
  if (body?.kind === 'multipart') {
    for (const [name, value] of Object.entries(body.value as object))
      parts.push(`--form ${quoted(`${name}=${formText(value)}`)}`);
    for (const { field, name } of body.files) parts.push(`--form ${field}=@${name}`);
  } else if (body) {
    parts.push(`--body ${quoted(literal(body.value, JSON_NOTATION, ''))}`);
  }
  if (method.reply.kind === 'file') parts.push(`--output ${savedName(method, method.reply.mediaType)}`);
  return parts.join(' \\\n  ');
}

/** Quotes a word if a shell would interpret it. */
function word(text: string): string {
  return /^[\w.:@%+/-]+$/.test(text) ? text : quoted(text);
}
