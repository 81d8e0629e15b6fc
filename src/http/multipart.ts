// multipart/form-data (RFC 7578) as the contract describes it: named text fields and files, each at most once. The body is read
// as a stream and refused at the first byte over its limit. The memory of all bodies in progress is limited, too. Invariant:
// memory is released when the response ends, for whatever reason. Files that a handler needs whole are kept in memory. Spooled
// operations write theirs to disk (spool.ts).
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { MultipartBody, Operation, SpooledFile, UploadedFile } from '../../generated/operations.ts';
import { cutText } from '../core/cut-text.ts';
import { fail, invalidFields, tooLarge, Failure, type FieldError } from '../core/errors.ts';
import { pointerSegment } from '../core/json.ts';
import { unknownField, findUnstorable } from '../protocol/validate.ts';
import type { HttpSettings } from './http-settings.ts';
import { MAX_SPOOLS, spool, type Spools } from './spool.ts';
import { createUploadSlots, type UploadSlots } from './upload-slots.ts';

export interface Uploads {
  /** Maximum size of one body. */
  limitBytes: number;
  memoryBytes: number;
  /** Memory used by all bodies in progress. */
  heldBytes: number;
  /** Bodies on disk. */
  spools: Spools;
  /** Upload slots for bodies on disk. */
  slots: UploadSlots;
  /** Upload slots for bodies in memory. */
  formSlots: UploadSlots;
}

// Allowance for boundaries and part headers, for bodies that declare their length.
const OVERHEAD_BYTES = 16 * 1024;
const MAX_FIELD_BYTES = 64 * 1024;
const MAX_NAME_BYTES = 100;
const MAX_FILE_NAME = 255;
const RETRY_SECONDS = 5;

export function createUploads(settings: HttpSettings): Uploads {
  const { bodyLimitBytes, uploadMemoryBytes } = settings;
  return {
    limitBytes: bodyLimitBytes,
    memoryBytes: uploadMemoryBytes,
    heldBytes: 0,
    spools: { most: MAX_SPOOLS, open: 0 },
    slots: createUploadSlots(settings.uploads, settings.minUploadRate),
    formSlots: createUploadSlots(settings.formUploads, settings.minUploadRate),
  };
}

/** @throws Failure `payload_too_large`, `bad_request`, `validation_failed`, `unavailable` */
export async function readMultipart(
  operation: Operation,
  uploads: Uploads,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<MultipartBody<UploadedFile | SpooledFile>> {
  // The client has disconnected: no more data would arrive, and 'close' would never release the memory.
  if (reply.raw.closed) throw fail('bad_request', { detail: 'The client disconnected.' });
  const limitBytes = operation.maxBodyBytes ?? uploads.limitBytes;
  if (Number(request.headers['content-length'] ?? 0) > limitBytes + OVERHEAD_BYTES) throw tooLarge(limitBytes);
  const take = createTaker(uploads, limitBytes, reply);
  const known = operation.parts ?? {};
  const body = { fields: {} as Record<string, string>, files: {} as Record<string, UploadedFile | SpooledFile> };
  const onDisk = { spools: uploads.spools, limitBytes };
  try {
    for await (const part of request.parts({ limits: limitsOf(known, limitBytes) })) {
      const { fieldname: name } = part;
      const wrong = wrongPart(known, body, name, part.type);
      if (wrong) throw invalidFields([wrong]);
      if (part.type === 'file' && operation.spooled) {
        body.files[name] = await spool(part.file, describe(part), onDisk, reply);
      } else if (part.type === 'file') body.files[name] = await readFile(part, take);
      else body.fields[name] = readField(name, part.value, part.valueTruncated, take);
    }
  } catch (error) {
    throw refusalOf(error, limitBytes);
  }
  const missing = Object.keys(known).filter(
    (name) => known[name]!.required && !(name in body.fields) && !(name in body.files),
  );
  if (missing.length === 0) return body;
  throw invalidFields(missing.map((name) => ({ pointer: `/${name}`, code: 'required', detail: 'is required' })));
}

type Take = (bytes: number) => void;

/** Counts bytes against the limits of this body and of all bodies, until the response ends. */
function createTaker(uploads: Uploads, limitBytes: number, reply: FastifyReply): Take {
  let taken = 0;
  reply.raw.once('close', () => (uploads.heldBytes -= taken));
  return (bytes) => {
    if (taken + bytes > limitBytes) throw tooLarge(limitBytes);
    if (uploads.heldBytes + bytes > uploads.memoryBytes) throw fail('unavailable', { retryAfter: RETRY_SECONDS });
    taken += bytes;
    uploads.heldBytes += bytes;
  };
}

function limitsOf(known: NonNullable<Operation['parts']>, limitBytes: number) {
  // One more than allowed, so that the error can name the surplus part.
  const parts = Object.keys(known).length + 1;
  const sizes = { fieldNameSize: MAX_NAME_BYTES, fieldSize: MAX_FIELD_BYTES, fileSize: limitBytes + 1 };
  return { ...sizes, parts, fields: parts, files: parts, headerPairs: 20 };
}

function wrongPart(
  known: NonNullable<Operation['parts']>,
  body: MultipartBody<unknown>,
  name: string,
  kind: 'file' | 'field',
): FieldError | null {
  const pointer = `/${pointerSegment(name)}`;
  const part = Object.hasOwn(known, name) ? known[name] : undefined;
  if (!part) return { pointer, code: 'unknown_field', detail: unknownField(name, Object.keys(known)) };
  if (part.kind !== kind) return { pointer, code: 'wrong_type', detail: `must be a ${part.kind}` };
  if (name in body.fields || name in body.files)
    return { pointer, code: 'duplicate', detail: 'must be given only once' };
  return null;
}

interface FilePart {
  filename: string | undefined;
  mimetype: string;
  file: AsyncIterable<Buffer>;
}

function describe({ filename, mimetype }: FilePart): { name: string; contentType: string } {
  return { name: fileName(filename ?? ''), contentType: mimetype };
}

async function readFile(part: FilePart, take: Take): Promise<UploadedFile> {
  const chunks: Buffer[] = [];
  for await (const chunk of part.file) {
    take(chunk.length);
    chunks.push(chunk);
  }
  const bytes = Buffer.concat(chunks);
  // A plain view: a Buffer would serialize itself when put into JSON.
  const view = new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return { ...describe(part), bytes: view };
}

/** Returns a display name without path separators, control characters and unpaired surrogates. */
function fileName(given: string): string {
  const last = given.toWellFormed().split(/[\\/]/).at(-1)!;
  // oxlint-disable-next-line no-control-regex -- these are the characters to take out
  return cutText(last.replace(/[\u0000-\u001f\u007f]/g, ''), MAX_FILE_NAME);
}

function readField(name: string, value: unknown, truncated: boolean, take: Take): string {
  const pointer = `/${name}`;
  if (truncated) {
    throw invalidFields([{ pointer, code: 'too_long', detail: `must have at most ${MAX_FIELD_BYTES} bytes` }]);
  }
  // The parser has already parsed a field of type JSON.
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  take(Buffer.byteLength(text));
  if (findUnstorable(text) === null) return text;
  throw invalidFields([{ pointer, code: 'wrong_format', detail: 'must not contain NUL or unpaired surrogates' }]);
}

/** Maps the parser's errors to codes of the contract. */
function refusalOf(error: unknown, limitBytes: number): unknown {
  if (error instanceof Failure) return error;
  const { code, message } = error as { code?: unknown; message?: string };
  if (code === 'FST_PARTS_LIMIT' || code === 'FST_FILES_LIMIT' || code === 'FST_FIELDS_LIMIT') {
    return invalidFields([
      { pointer: '', code: 'too_many_parts', detail: 'has more parts than the operation accepts' },
    ]);
  }
  if (code === 'FST_REQ_FILE_TOO_LARGE') return tooLarge(limitBytes);
  return fail('bad_request', { detail: `The body is not multipart/form-data: ${message ?? 'unreadable'}` });
}
