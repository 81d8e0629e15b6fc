// The sample of an operation for the TypeScript client.
import { literal, TYPESCRIPT } from './literal.ts';
import { savedName, type SampleBody, type SampleRequest } from './request.ts';

export function typeScriptSample(request: SampleRequest, group: string): string {
  const { method, path, query, body } = request;
  const given = [
    ...path.map(({ value }) => TYPESCRIPT.text(value)),
    ...(body ? [bodyLiteral(body)] : []),
    ...(query.length > 0
      ? [literal(Object.fromEntries(query.map(({ name, value }) => [name, value])), TYPESCRIPT)]
      : []),
  ];
  const call = `parley.${group}.${method.name}(${given.join(', ')})`;
  const imports = ["import { Parley } from 'parley-client';"];
  if (body && body.files.length > 0) imports.unshift("import { createReadStream } from 'node:fs';");
  const { reply } = method;
  let lines: string[];
  if (reply.kind === 'none') lines = [`await ${call};`];
  else if (reply.kind === 'file') {
    imports.unshift("import { writeFile } from 'node:fs/promises';");
    const name = savedName(method, reply.mediaType);
    lines = [`const file = await ${call};`, `await writeFile('${name}', file.stream());`];
  } else if (reply.kind === 'events' || reply.page) {
    const name = reply.kind === 'events' ? 'event' : 'item';
    lines = [`for await (const ${name} of ${call}) {`, `  console.log(${name});`, '}'];
  } else lines = [`const result = await ${call};`, 'console.log(result);'];
  return [...imports, '', 'const parley = new Parley();', ...lines].join('\n');
}

function bodyLiteral(body: SampleBody): string {
  if (body.kind === 'json') return literal(body.value, TYPESCRIPT);
  if (body.kind === 'text') return `{ text: ${TYPESCRIPT.text(String(body.value))} }`;
  const fields = Object.entries(body.value as object).map(
    ([name, value]) => `${TYPESCRIPT.key(name)}: ${literal(value, TYPESCRIPT, '  ')}`,
  );
  const files = body.files.map(({ field, name }) => `${TYPESCRIPT.key(field)}: createReadStream('${name}')`);
  return `{\n${[...fields, ...files].map((line) => `  ${line},\n`).join('')}}`;
}
