// Reads a request into a handler's input: parses the body by its media type and validates every part. Invariant: 415 and 400 are
// checked before 422, and a handler never gets a part that the contract does not describe. Multipart bodies are read part by part
// (multipart.ts) and large ones are spooled to disk (spool.ts). Every other body arrives as bytes, because the fingerprint needs
// all of it.
import { isUtf8 } from 'node:buffer';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Operation, SpooledFile } from '../../generated/operations.ts';
import type { OperationValidators } from '../../generated/validators.cjs';
import { fail, invalid, invalidFields, tooLarge, type FieldError } from '../core/errors.ts';
import { INEXACT_DETAIL, inexactInteger } from '../core/exact-json.ts';
import { formFields, TOO_MANY_FIELDS } from '../core/form-fields.ts';
import { jsonExcess, type JsonBounds } from '../core/json-bounds.ts';
import { pointerSegment } from '../core/json.ts';
import { validatePart, findUnstorable } from '../protocol/validate.ts';
import { jsonFault } from './json-fault.ts';
import { readMultipart, type Uploads } from './multipart.ts';
import { spool } from './spool.ts';

export interface Input {
  path: Record<string, string>;
  query: Record<string, unknown>;
  headers: Record<string, unknown>;
  body: unknown;
  /** Media type of the body, normalized to `application/json` for its variants; undefined without a body. */
  mediaType: string | undefined;
  rawBody: Uint8Array | undefined;
}

/** Fastify's own parser, which rejects `__proto__`. */
type JsonParser = (text: string) => unknown;

const MULTIPART = 'multipart/form-data';
const JSON_TYPE = /^application\/([\w.+-]+\+)?json$/;
// Escapes that may produce a NUL or an unpaired surrogate. Text without them need not be walked.
const SUSPICIOUS_ESCAPE = /\\u(0000|[dD][89a-fA-F])/;
/**
 * The levels are more than any real schema needs. Serializers, Postgres and this file's own walks recurse: a hundred thousand would
 * overflow their stacks. The values suffice for the longest list of the contract, 100 000 numbers.
 */
export const BODY_BOUNDS: JsonBounds = { levels: 100, containers: 50_000, values: 250_000 };

export function createJsonParser(app: FastifyInstance): JsonParser {
  const parse = app.getDefaultJsonParser('error', 'error');
  return (text) => {
    let value: unknown;
    let failed: Error | null = null;
    // The parser calls back synchronously.
    void parse(undefined as never, text, (error, parsed) => {
      failed = error;
      value = parsed;
    });
    if (failed) throw fail('bad_request', { detail: jsonFault(text) });
    return value;
  };
}

/**
 * Runs before the body is read.
 * @throws Failure 415 when the operation does not accept this media type, or the body is compressed
 */
export function requireMediaType(operation: Operation, request: FastifyRequest, reply: FastifyReply): void {
  if (operation.media === null || !hasBody(request)) return;
  const encoding = request.headers['content-encoding'];
  if (encoding !== undefined && !/^(identity)?$/i.test(encoding)) {
    // RFC 9110 section 12.5.3.
    reply.header('accept-encoding', 'identity');
    throw fail('unsupported_media_type', { detail: `The body is encoded with ${encoding}; send it without encoding.` });
  }
  const type = mediaTypeOf(request);
  if (type !== undefined && operation.media.some((accepted) => matches(accepted, type))) return;
  throw fail('unsupported_media_type', { detail: mediaTypeFault(operation.media, type) });
}

/** A form needs a boundary in its header, which the client writes; JSON needs only the header. */
function mediaTypeFault(media: readonly string[], type: string | undefined): string {
  const given = type === undefined ? 'The body has no content type' : `The content type of the body is ${type}`;
  const fix = media[0] === 'application/json' ? ' Send the header `Content-Type: application/json`.' : '';
  return `${given}; this operation accepts ${media.join(', ')}.${fix}`;
}

/** What is needed to read the bodies of one operation. */
interface InputOptions {
  operation: Operation;
  validators: OperationValidators;
  parseJson: JsonParser;
  uploads: Uploads;
}

/** Parses and validates. @throws Failure with status 400 or 422 */
export async function readInput(reading: InputOptions, request: FastifyRequest, reply: FastifyReply): Promise<Input> {
  const { operation, validators, parseJson } = reading;
  const isForm = operation.parts !== null && mediaTypeOf(request) === MULTIPART;
  if (isForm || isStream(request.body)) return readUpload(reading, request, reply);
  const bytes = request.body as Buffer | undefined;
  const mediaType = bytes && bytes.length > 0 ? mediaTypeOf(request) : undefined;
  const isJson = mediaType === undefined || JSON_TYPE.test(mediaType);
  const text = isJson && bytes && bytes.length > 0 ? textOf(bytes) : undefined;
  if (text !== undefined) refuseCostly(bytes!);
  const body = isJson ? (text === undefined ? undefined : parseJson(text)) : parseOther(mediaType, bytes!);
  const { path, query, errors: headErrors } = readHead(validators, request);
  const errors = [
    ...headErrors,
    ...(isJson ? bodyErrors(operation, validators, body) : []),
    ...unstorableErrors(request, text, { path, query, body }),
    ...inexactErrors(text),
  ];
  if (errors.length > 0) throw invalidFields(errors);
  const rawBody = operation.rawBody ? (bytes ?? new Uint8Array()) : undefined;
  return { path, query, headers: request.headers, body, mediaType: isJson ? bodyType(mediaType) : mediaType, rawBody };
}

/** Validates what arrives before the body. */
function readHead(validators: OperationValidators, { params, query: given, headers }: FastifyRequest) {
  const path = params as Record<string, string>;
  const query = given as Record<string, unknown>;
  const errors = [
    ...validatePart(validators.path, path, '/path'),
    ...validatePart(validators.query, query, '/query'),
    ...validatePart(validators.header, headers, '/header'),
  ];
  return { path, query, errors };
}

function bodyType(mediaType: string | undefined): string | undefined {
  return mediaType === undefined ? undefined : 'application/json';
}

/** A file cannot be sent as JSON, which clients try where both media types are accepted. */
function withPartHint({ parts }: Operation, error: FieldError): FieldError {
  const name = error.pointer.slice(1);
  const isFile = error.code === 'unknown_field' && parts !== null && Object.hasOwn(parts, name);
  return isFile ? { ...error, detail: 'is a part of a multipart/form-data body, not a field of JSON' } : error;
}

function bodyErrors(operation: Operation, validators: OperationValidators, body: unknown): readonly FieldError[] {
  if (body === undefined) {
    return operation.bodyRequired ? [{ pointer: '', code: 'required', detail: 'is required' }] : [];
  }
  if (operation.media !== null)
    return validatePart(validators.body, body, '').map((error) => withPartHint(operation, error));
  // An empty object carries no information, so it is accepted where no body is declared.
  if (body === null || (typeof body === 'object' && Object.keys(body).length === 0)) return [];
  const field = typeof body === 'object' ? `/${pointerSegment(Object.keys(body)[0]!)}` : '';
  return [{ pointer: field, code: 'unknown_field', detail: 'is not a known field' }];
}

function unstorableErrors(
  request: FastifyRequest,
  text: string | undefined,
  { path, query, body }: Pick<Input, 'path' | 'query' | 'body'>,
): FieldError[] {
  const inBody = text !== undefined && SUSPICIOUS_ESCAPE.test(text) ? findUnstorable(body) : null;
  const found = inBody ?? (request.url.includes('%00') ? findUnstorable({ path, query }) : null);
  return found === null
    ? []
    : [{ pointer: found, code: 'wrong_format', detail: 'must not contain NUL or unpaired surrogates' }];
}

function inexactErrors(text: string | undefined): FieldError[] {
  const found = text === undefined ? null : inexactInteger(text);
  return found === null ? [] : [{ pointer: found, code: 'inexact_number', detail: INEXACT_DETAIL }];
}

/**
 * Runs before the body is parsed.
 * @throws Failure `validation_failed` for a body that is nested too deep, `payload_too_large` for one of too many values
 */
export function refuseCostly(bytes: Uint8Array, bounds: JsonBounds = BODY_BOUNDS): void {
  const excess = jsonExcess(bytes, bounds);
  if (excess === null) return;
  if (excess.bound === 'levels') {
    const detail = `must be nested at most ${bounds.levels} levels deep`;
    throw invalid(excess.pointer, 'too_deep', detail);
  }
  const most = bounds[excess.bound];
  const what = excess.bound === 'containers' ? 'objects and lists' : 'values';
  throw fail('payload_too_large', { detail: `The body must have at most ${most} ${what}.` });
}

function textOf(bytes: Buffer): string {
  if (!isUtf8(bytes)) throw fail('bad_request', { detail: 'The body must be UTF-8.' });
  return bytes.toString('utf8');
}

function parseOther(mediaType: string | undefined, bytes: Buffer): unknown {
  if (mediaType === 'application/x-www-form-urlencoded') {
    const fields = formFields(bytes);
    if (fields === null) throw fail('payload_too_large', { detail: TOO_MANY_FIELDS });
    return fields;
  }
  return bytes;
}

/** Checks path, query and headers first, so that the body of an invalid request is not read. */
async function readUpload(
  { operation, validators, uploads }: InputOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Input> {
  const { path, query, errors: headErrors } = readHead(validators, request);
  const errors = [...headErrors, ...unstorableErrors(request, undefined, { path, query, body: undefined })];
  if (errors.length > 0) throw invalidFields(errors);
  const mediaType = mediaTypeOf(request);
  const slots = mediaType === MULTIPART && !operation.spooled ? uploads.formSlots : uploads.slots;
  const body = await slots.receive(
    request,
    reply,
    async () =>
      await (mediaType === MULTIPART
        ? readMultipart(operation, uploads, request, reply)
        : spoolBody(operation, uploads, request, reply)),
  );
  return { path, query, headers: request.headers, body, mediaType, rawBody: undefined };
}

function isStream(body: unknown): body is Readable {
  return body instanceof Readable;
}

async function spoolBody(
  operation: Operation,
  { limitBytes: usual, spools }: Uploads,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<SpooledFile> {
  const limitBytes = operation.maxBodyBytes ?? usual;
  if (Number(request.headers['content-length'] ?? 0) > limitBytes) throw tooLarge(limitBytes);
  const about = { name: '', contentType: mediaTypeOf(request) ?? '' };
  const file = await spool(request.body as Readable, about, { spools, limitBytes }, reply);
  if (file.sizeBytes > 0) return file;
  throw invalidFields([{ pointer: '', code: 'required', detail: 'is required' }]);
}

function hasBody(request: FastifyRequest): boolean {
  const length = request.headers['content-length'];
  return length === undefined ? request.headers['transfer-encoding'] !== undefined : length !== '0';
}

function mediaTypeOf(request: FastifyRequest): string | undefined {
  const header = request.headers['content-type'];
  if (header === undefined) return undefined;
  const end = header.indexOf(';');
  return (end < 0 ? header : header.slice(0, end)).trim().toLowerCase();
}

function matches(accepted: string, type: string): boolean {
  return accepted.endsWith('/*') ? type.startsWith(accepted.slice(0, -1)) : accepted === type;
}
