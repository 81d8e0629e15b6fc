// Test data of an operation, read from the contract: a valid request, and ways to make it invalid.
import { readFileSync } from 'node:fs';
import { operations, type Operation, type OperationId } from '../../generated/operations.ts';
import type { Call, Ids } from '../support/contract-world.ts';

interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  oneOf?: Schema[];
  items?: Schema;
  'x-ignored'?: string[];
  example?: unknown;
}

interface OperationObject {
  requestBody?: { content?: Record<string, { schema?: Schema }> };
}

interface Document {
  paths: Record<string, Record<string, OperationObject>>;
  components: { schemas: Record<string, Schema> };
}

export const document = JSON.parse(
  readFileSync(new URL('../../generated/openapi.json', import.meta.url), 'utf8'),
) as Document;

export const all: readonly Operation[] = Object.values(operations);

/** Operations that end a resource without being a DELETE, and operations that must run before a removal. */
export const ENDING = new Set([
  'cancelCampaign',
  'cancelTestRun',
  'resetPassword',
  'acceptInvitation',
  'unsubscribeNewsletter',
]);
export const BEFORE_REMOVAL: Readonly<Record<string, OperationId>> = {
  deleteCampaign: 'cancelCampaign',
  deleteCall: 'endCall',
  rerunCallAnalysis: 'endCall',
};
/**
 * Operations that claim a domain. Anybody may claim any domain; tests/resources/white-label tests the proof of ownership.
 * Invalid domains are refused.
 */
export const CLAIMS = new Set(['putWhiteLabelDomain']);
/** Operations on an answered call. */
export const AFTER_ANSWER = new Set(['rerunCallAnalysis']);

export const idOf = (operation: Operation): OperationId => operation.id as OperationId;

/** The schema of the JSON body, or null. */
export function bodySchema(operation: Operation): Schema | null {
  const content = document.paths[operation.template]?.[operation.method.toLowerCase()]?.requestBody?.content ?? {};
  const schema = content['application/json']?.schema;
  return schema ? follow(schema) : null;
}

/** Fields of an example that hold the id of a resource. */
const ID_FIELDS: Readonly<Record<string, string>> = {
  agent_id: 'agents.id',
  override_agent_id: 'agents.id',
  webhook_id: 'webhooks.id',
};

/** The contract's own example of the body, with ids of this workspace. */
export function exampleBody(operation: Operation, ids: Ids): Record<string, unknown> | readonly unknown[] | undefined {
  const example = bodySchema(operation)?.example;
  if (typeof example !== 'object' || example === null) return undefined;
  if (Array.isArray(example)) return example as readonly unknown[];
  const body = withIds({ ...example }, ids) as Record<string, unknown>;
  // The agent's id, under the name that OpenAI's clients use.
  if (operation.errorShape === 'openai') body['model'] = ids['agents.id'];
  // The token of an email.
  if ('token' in body) body['token'] = ids[`${operation.template.split('/')[2]!}.token`] ?? body['token'];
  return body;
}

/** The value with the ids of this workspace, at any depth. */
function withIds(value: unknown, ids: Ids): unknown {
  if (Array.isArray(value)) return value.map((item) => withIds(item, ids));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, part]) => [name, ids[ID_FIELDS[name] ?? ''] ?? withIds(part, ids)]);
  return Object.fromEntries(entries);
}

/** The part of a response that a client may send back: without the fields that the service would ignore. */
export function asRequest(operation: Operation, answer: unknown): unknown {
  return withoutIgnored(bodySchema(operation) ?? {}, answer);
}

function withoutIgnored(source: Schema, value: unknown): unknown {
  const schema = follow(source);
  if (Array.isArray(value)) return value.map((item) => withoutIgnored(schema.items ?? {}, item));
  if (typeof value !== 'object' || value === null) return value;
  const parts = [schema, ...(schema.oneOf ?? []).map(follow)];
  const ignored = new Set(parts.flatMap((part) => part['x-ignored'] ?? []));
  const properties = Object.assign({}, ...parts.map((part) => part.properties)) as Record<string, Schema>;
  const kept = Object.entries(value).filter(([name]) => !ignored.has(name));
  return Object.fromEntries(kept.map(([name, part]) => [name, withoutIgnored(properties[name] ?? {}, part)]));
}

/** Values of the path parameters, by the resource that the path begins with. */
export function pathOf(operation: Operation, ids: Ids): Record<string, string> {
  const resource = operation.template.split('/')[2]!;
  const names = [...operation.template.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!);
  return Object.fromEntries(
    names.map((name) => [name, ids[`${resource}.${name}`] ?? 'none_00000000000000000000000000']),
  );
}

/** The example of a form, with a small file for each file part; undefined for operations without a form. */
function exampleForm({ template, method, parts }: Operation): FormData | undefined {
  const content = document.paths[template]?.[method.toLowerCase()]?.requestBody?.content;
  const schema = content?.['multipart/form-data']?.schema;
  if (!schema || content?.['application/json']) return undefined;
  const example = (follow(schema).example ?? {}) as Record<string, string>;
  const form = new FormData();
  for (const [name, value] of Object.entries(example)) {
    if (parts?.[name]?.kind === 'file') form.set(name, new Blob([value], { type: 'text/plain' }), `${name}.txt`);
    else form.set(name, value);
  }
  return form;
}

export function validCall(operation: Operation, ids: Ids): Call {
  return { path: pathOf(operation, ids), body: exampleBody(operation, ids) ?? exampleForm(operation) };
}

/** The resources that the operation's path and example name. */
export function resourcesOf(operation: Operation): string[] {
  const resource = operation.template.split('/')[2]!;
  const inPath = [...operation.template.matchAll(/\{(\w+)\}/g)].map((match) => `${resource}.${match[1]!}`);
  const example = bodySchema(operation)?.example ?? {};
  const text = JSON.stringify(example);
  const inBody = Object.entries(ID_FIELDS).flatMap(([field, name]) => (text.includes(`"${field}":`) ? [name] : []));
  if (Object.hasOwn(example, 'token')) inBody.push(`${resource}.token`);
  return [...inPath, ...inBody];
}

/** Bodies in which one property has a value of the wrong type, for every property. */
export function wrongTypes(operation: Operation): { name: string; value: unknown }[] {
  const schema = bodySchema(operation);
  const properties = schema?.oneOf ? {} : (schema?.properties ?? {});
  return Object.entries(properties).map(([name, property]) => ({ name, value: valueOfOtherType(property) }));
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

/** Concurrent requests: enough that neither side waits for the other. */
const AT_ONCE = 8;

export async function inBatches<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  for (let i = 0; i < items.length; i += AT_ONCE) await Promise.all(items.slice(i, i + AT_ONCE).map(work));
}
