// Checks a response against the contract. Every test client does this for every response, so that no
// suite has to. Schemas are compiled on first use.
import { readFileSync } from 'node:fs';
import addFormats from 'ajv-formats';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { errors, type ErrorCode } from '../../generated/errors.ts';
import { operations, type Operation, type OperationId } from '../../generated/operations.ts';

interface Contract {
  components: { schemas: Record<string, object>; responses?: Record<string, ResponseObject> };
  paths: Record<string, Record<string, { responses: Record<string, ResponseObject> }>>;
}

interface ResponseObject {
  $ref?: string;
  content?: Record<string, { schema: object; examples?: Record<string, { $ref: string }> }>;
}

const ROOT = 'contract';
const document = JSON.parse(readFileSync(new URL('../../generated/openapi.json', import.meta.url), 'utf8')) as Contract;
const compiled = new Map<string, ValidateFunction>();
let ajv: Ajv2020 | null = null;

/** @throws Error that names the operation, the status and the violation */
export function checkResponse(
  operationId: OperationId,
  status: number,
  contentType: string | null,
  body: unknown,
): void {
  const operation: Operation = operations[operationId];
  const type = contentType?.split(';')[0]?.trim() ?? '';
  const where = `${operationId} ${status} ${type}`;
  if (status >= 400) return checkProblem(operation, status, type, body, where);
  const reply = operation.replies.find((known) => known.status === status && fits(known.contentType, type));
  if (!reply) throw new Error(`${where}: the contract has no such answer`);
  if (reply.kind === 'json') check(schemaOf(operation, status, reply.contentType), body, where);
}

/** Checks a message of a socket. @throws Error that names the violation */
export function checkMessage(schema: string, message: unknown): void {
  check({ $ref: `#/components/schemas/${schema}` }, message, schema);
}

function checkProblem(operation: Operation, status: number, type: string, body: unknown, where: string): void {
  if (type !== 'application/problem+json') throw new Error(`${where}: a failure that is no problem document`);
  check({ $ref: '#/components/schemas/Problem' }, body, where);
  const { code, title } = body as { code: ErrorCode; title: string };
  if (errors[code]?.status !== status) throw new Error(`${where}: ${code} is not a code of this status`);
  if (errors[code].title !== title) throw new Error(`${where}: ${code} has another title: ${title}`);
  const documented = responseOf(operation, status)?.content?.[type]?.examples ?? {};
  if (!Object.hasOwn(documented, code))
    throw new Error(`${where}: ${code} is not documented; see x-errors of the operation`);
}

function fits(declared: string, actual: string): boolean {
  return declared.endsWith('/*') ? actual.startsWith(declared.slice(0, -1)) : declared === actual;
}

function schemaOf(operation: Operation, status: number, contentType: string): object {
  return responseOf(operation, status)?.content?.[contentType]?.schema ?? {};
}

function responseOf(operation: Operation, status: number): ResponseObject | undefined {
  const entry = document.paths[operation.template]?.[operation.method.toLowerCase()]?.responses[status];
  return entry?.$ref ? document.components.responses?.[entry.$ref.split('/').at(-1)!] : entry;
}

function check(schema: object, body: unknown, where: string): void {
  const key = JSON.stringify(schema);
  let validate = compiled.get(key);
  if (!validate) compiled.set(key, (validate = compile(schema)));
  if (validate(body)) return;
  const problems = validate.errors
    ?.map(({ instancePath, message }) => `  ${instancePath || '/'} ${message}`)
    .join('\n');
  throw new Error(
    `${where}: the answer does not fit the contract\n${problems}\n${JSON.stringify(body).slice(0, 2000)}`,
  );
}

function compile(schema: object): ValidateFunction {
  if (!ajv) {
    ajv = new Ajv2020({ strict: false, allErrors: true });
    addFormats.default(ajv);
    ajv.addSchema({ $id: ROOT, components: document.components });
  }
  const text = JSON.stringify(schema).replaceAll('"#/', `"${ROOT}#/`);
  return ajv.compile(JSON.parse(text) as object);
}
