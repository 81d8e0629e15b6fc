// Test data for an operation, read from the contract: a valid request, and ways to make it invalid.
import { readFileSync } from 'node:fs';
import { operations, type Operation, type OperationId } from '../../generated/operations.ts';
import type { Call, Ids } from '../support/contract-world.ts';

interface Schema {
  $ref?: string;
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  oneOf?: Schema[];
  readOnly?: boolean;
  example?: unknown;
}

interface OperationObject {
  requestBody?: { content?: Record<string, { schema?: Schema }> };
}

export interface Document {
  paths: Record<string, Record<string, OperationObject>>;
  components: { schemas: Record<string, Schema> };
}

export const document = JSON.parse(
  readFileSync(new URL('../../generated/openapi.json', import.meta.url), 'utf8'),
) as Document;

export const all: readonly Operation[] = Object.values(operations);
export const authenticated = all.filter(({ scope }) => scope !== 'public');

/** Operations that end a resource without being a DELETE, and operations that must come before a removal. */
export const ENDING = new Set(['cancelCampaign', 'resetPassword', 'acceptInvitation']);
export const BEFORE_REMOVAL: Readonly<Record<string, OperationId>> = {
  deleteCampaign: 'cancelCampaign',
  deleteCall: 'endCall',
  rerunCallAnalysis: 'endCall',
};
/** Operations on a call that was answered. */
export const AFTER_ANSWER = new Set(['rerunCallAnalysis']);

export const idOf = (operation: Operation): OperationId => operation.id as OperationId;

/** The schema of the JSON body, or null. */
export function bodySchema(operation: Operation): Schema | null {
  const content = document.paths[operation.template]?.[operation.method.toLowerCase()]?.requestBody?.content ?? {};
  const schema = content['application/json']?.schema;
  return schema ? follow(schema) : null;
}

/** Fields of an example that hold the id of a resource. */
const ID_FIELDS: Readonly<Record<string, string>> = { agent_id: 'agents.id', webhook_id: 'webhooks.id' };

/** The contract's own example of the body, with ids of this workspace. */
export function exampleBody(operation: Operation, ids: Ids): Record<string, unknown> | readonly unknown[] | undefined {
  const example = bodySchema(operation)?.example;
  if (typeof example !== 'object' || example === null) return undefined;
  if (Array.isArray(example)) return example as readonly unknown[];
  const body: Record<string, unknown> = { ...example };
  for (const [name, key] of Object.entries(ID_FIELDS)) if (name in body) body[name] = ids[key] ?? body[name];
  // The token of a mail.
  if ('token' in body) body['token'] = ids[`${operation.template.split('/')[2]!}.token`] ?? body['token'];
  return body;
}

/** The body with one more field, of its first item where it is a list, and the pointer to it. */
export function withField(
  body: Record<string, unknown> | readonly unknown[] | undefined,
  name: string,
  value: unknown,
): { body: unknown; pointer: string } {
  if (!Array.isArray(body)) return { body: { ...body, [name]: value }, pointer: `/${name}` };
  const [first, ...rest] = body as Record<string, unknown>[];
  return { body: [{ ...first, [name]: value }, ...rest], pointer: `/0/${name}` };
}

/** Values for the parameters in the path, by the resource that the path begins with. */
export function pathOf(operation: Operation, ids: Ids): Record<string, string> {
  const resource = operation.template.split('/')[2]!;
  const names = [...operation.template.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!);
  return Object.fromEntries(
    names.map((name) => [name, ids[`${resource}.${name}`] ?? 'none_00000000000000000000000000']),
  );
}

export function validCall(operation: Operation, ids: Ids): Call {
  return { path: pathOf(operation, ids), body: exampleBody(operation, ids) };
}

/** The resources that the operation's path and example name. */
export function resourcesOf(operation: Operation): string[] {
  const resource = operation.template.split('/')[2]!;
  const inPath = [...operation.template.matchAll(/\{(\w+)\}/g)].map((match) => `${resource}.${match[1]!}`);
  const example = bodySchema(operation)?.example ?? {};
  const inBody = Object.entries(ID_FIELDS).flatMap(([field, name]) => (Object.hasOwn(example, field) ? [name] : []));
  if (Object.hasOwn(example, 'token')) inBody.push(`${resource}.token`);
  return [...inPath, ...inBody];
}

/** Every property of the body with a value of a wrong type. */
export function wrongTypes(operation: Operation): { name: string; value: unknown }[] {
  const schema = bodySchema(operation);
  const properties = schema?.oneOf ? {} : (schema?.properties ?? {});
  return Object.entries(properties)
    .filter(([, property]) => follow(property).readOnly !== true && property.readOnly !== true)
    .map(([name, property]) => ({ name, value: valueOfOtherType(property) }));
}

function valueOfOtherType(property: Schema): unknown {
  const schema = follow(property);
  const types = [schema.type ?? (schema.oneOf ? schema.oneOf.map((part) => follow(part).type ?? 'object') : [])].flat(
    2,
  );
  return types.includes('object') || types.length === 0 ? 7 : { wrong: 'type' };
}

export function follow(schema: Schema): Schema {
  return schema.$ref ? follow(document.components.schemas[schema.$ref.split('/').at(-1)!] ?? {}) : schema;
}

/** Requests at a time: enough that neither side waits for the other. */
const AT_ONCE = 8;

export async function inBatches<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  for (let i = 0; i < items.length; i += AT_ONCE) await Promise.all(items.slice(i, i + AT_ONCE).map(work));
}
