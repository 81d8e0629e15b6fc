// The sample of an operation for the Python client.
import { snake, type PythonTypes } from '../clients/python/types.ts';
import { literal, PYTHON } from './literal.ts';
import { savedName, type SampleBody, type SampleRequest } from './request.ts';

const LINE = 88;

export function pythonSample(request: SampleRequest, group: string, types: PythonTypes): string {
  const { method, path, query, body } = request;
  const given = [
    ...path.map(({ value }) => PYTHON.text(value)),
    ...(body ? bodyArguments(body, method.body!.kinds.length === 1, types) : []),
    ...query.map(({ name, value }) => `${snake(name)}=${literal(value, PYTHON, '    ')}`),
  ];
  const call = callOf(`parley.${snake(group)}.${snake(method.name)}`, given);
  const { reply } = method;
  let lines: string[];
  if (reply.kind === 'none') lines = [call];
  else if (reply.kind === 'file') {
    const name = savedName(method, reply.mediaType);
    lines = [`content = ${call}.read()`, `with open("${name}", "wb") as file:`, '    file.write(content)'];
  } else if (reply.kind === 'events' || reply.page) {
    const name = reply.kind === 'events' ? 'event' : 'item';
    lines = [`for ${name} in ${call}:`, `    print(${name})`];
  } else lines = [`result = ${call}`, 'print(result)'];
  return ['from parley_client import Parley', '', 'parley = Parley()', ...lines].join('\n');
}

/** Passes an object with named fields as keywords, as the client requires. */
function bodyArguments(body: SampleBody, isOnly: boolean, types: PythonTypes): string[] {
  const files = body.files.map(({ field, name }) => `${snake(field)}=("${name}", open("${name}", "rb"))`);
  if (body.kind === 'multipart' || (isOnly && types.isModel(body.schema))) {
    const fields = Object.entries(body.value as object);
    return [...fields.map(([name, value]) => `${snake(name)}=${literal(value, PYTHON, '    ')}`), ...files];
  }
  return [literal(body.value, PYTHON, '    ')];
}

function callOf(name: string, given: readonly string[]): string {
  const flat = `${name}(${given.join(', ')})`;
  if (flat.length <= LINE && !flat.includes('\n')) return flat;
  return `${name}(\n${given.map((argument) => `    ${argument},`).join('\n')}\n)`;
}
