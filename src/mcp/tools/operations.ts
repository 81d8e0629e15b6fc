// Tools for everything else: find an operation of the contract, and call it. Invariant: operations that delete, cost or reach
// people require confirmation, as in the other tools.
import type { Operation } from '../../../generated/operations.ts';
import { cutText } from '../../core/cut-text.ts';
import { isObject, type JsonObject } from '../../core/json.ts';
import { findNearest } from '../../protocol/suggest.ts';
import { consequenceOf } from '../consequences.ts';
import { indexOperations, type OperationIndex } from '../operation-search.ts';
import { Refused, tool, ToolFailure, type OperationAnswer, type ToolContext } from '../port.ts';
import { requireValid, urlOf } from '../requests.ts';
import { describeOperation } from '../schema-text.ts';
import { CONFIRM, objectSchema, textSchema } from '../schemas.ts';

const MAX_FOUND = 10;
const indexes = new WeakMap<object, OperationIndex>();

export const searchOperations = tool<{ query?: string; tag?: string; operation?: string; field?: string }>({
  name: 'search_operations',
  title: 'Search operations of the API',
  description:
    'Finds operations of the whole HTTP API by words. With operation: its parameters, body fields (* required) and errors; field shows one nested body field in depth.',
  kind: 'reads',
  input: objectSchema({
    query: textSchema('Such as "release phone number".', 500),
    tag: textSchema('Only operations with this tag.'),
    operation: textSchema('An operation id.'),
    field: textSchema('Such as response_engine or retry.rules.'),
  }),
  async run({ operations, contract }, { query = '', tag, operation: id, field }) {
    if (id !== undefined) return describeOperation(operationOf(operations, id), contract, field);
    let index = indexes.get(contract);
    if (!index) indexes.set(contract, (index = indexOperations(Object.values(operations), contract)));
    const found = index.find(query, tag, MAX_FOUND).map(({ operation, summary }) => ({
      operation: operation.id,
      request: `${operation.method} ${operation.template}`,
      summary,
      scope: operation.scope,
    }));
    if (found.length > 0) return { found };
    const tags = [...new Set(Object.values<Operation>(operations).map((each) => each.tag))];
    return { found, next: `Nothing matches. Tags: ${tags.join(', ')}.` };
  },
});

interface Calling {
  operation: string;
  path?: Record<string, string>;
  query?: JsonObject;
  body?: unknown;
  if_match?: string;
  idempotency_key?: string;
  confirm?: boolean;
}

export const callOperation = tool<Calling>({
  name: 'call_operation',
  title: 'Call an operation of the API',
  description:
    'Calls any operation that search_operations finds, with the scopes and limits of this key. Operations that delete or cost money need confirmation.',
  kind: 'risks',
  input: objectSchema(
    {
      operation: textSchema('Operation id, such as listWidgets.'),
      path: {
        type: 'object',
        additionalProperties: { type: 'string' },
        description: 'Path parameters, e.g. {"id":"…"}.',
      },
      query: { type: 'object' },
      body: { description: 'JSON; text if the operation accepts CSV.' },
      if_match: textSchema('ETag of the expected state.'),
      idempotency_key: textSchema('Only for POST.', 255),
      confirm: CONFIRM,
    },
    ['operation'],
  ),
  async run(ctx, { operation: id, path, query, body, if_match: ifMatch, idempotency_key: idempotencyKey, confirm }) {
    const operation = operationOf(ctx.operations, id);
    requireText(operation);
    const request = { path, query, body, ifMatch, idempotencyKey, mediaType: mediaTypeOf(operation, body) };
    // An invalid path or body is refused before a person is asked to confirm.
    const url = urlOf(operation, { path: path ?? {}, query: query ?? {} });
    const sentence = consequenceOf(operation, body);
    if (sentence !== null && request.mediaType === undefined) requireValid(operation, body);
    if (sentence !== null)
      await ctx.confirm(`${sentence} Request: ${operation.method} ${url}${shortly(body)}`, confirm);
    return answerOf(await ctx.port.send(operation, defined(request)));
  },
});

function defined<T extends object>(value: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(value).filter(([, member]) => member !== undefined)) as never;
}

/** @throws ToolFailure that names the closest id */
function operationOf(operations: ToolContext['operations'], id: string): Operation {
  const all: Readonly<Record<string, Operation>> = operations;
  if (Object.hasOwn(all, id)) return all[id]!;
  const near = findNearest(cutText(id, 100), Object.keys(all), (name) => name);
  const meant = near === null ? '' : ` Did you mean ${near}?`;
  throw new ToolFailure(
    'operation_not_found',
    `There is no operation ${cutText(id, 100)}.${meant}`,
    'search_operations finds operations.',
  );
}

/** @throws ToolFailure for operations whose response or body is audio, a file or a stream */
function requireText({ id, method, template, replies, media }: Operation): void {
  const takesText = media === null || media.some((type) => type === 'application/json' || type === 'text/csv');
  const isText =
    replies.some(({ kind, contentType }) => kind === 'json' || contentType === 'text/csv') ||
    replies.every(({ kind }) => kind === 'empty');
  if (isText && takesText) return;
  const what = takesText ? 'answers with a file or a stream' : 'takes a file';
  throw new ToolFailure(
    'answer_not_text',
    `${id} ${what}, which a tool cannot carry.`,
    `Use the HTTP API with the same key: ${method} ${template}. For a call that runs, read_call with wait_seconds.`,
  );
}

function mediaTypeOf({ media }: Operation, body: unknown): string | undefined {
  return typeof body === 'string' && media?.includes('text/csv') === true ? 'text/csv' : undefined;
}

/** Shortens the body for the person who confirms. */
function shortly(body: unknown): string {
  if (body === undefined) return '';
  const written = JSON.stringify(body);
  return ` ${written.length > 500 ? `${cutText(written, 500)}…` : written}`;
}

function answerOf({ status, body, isCut, isReplay }: OperationAnswer): object {
  if (status >= 400 && isObject(body)) throw new Refused(body as never);
  return {
    status,
    ...(isReplay ? { replayed: true } : {}),
    ...(isCut ? { cut: 'The response is longer; this is its beginning. Request less.' } : {}),
    ...(body === undefined ? {} : { body }),
  };
}
