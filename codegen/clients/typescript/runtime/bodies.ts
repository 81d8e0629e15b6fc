// Request bodies: JSON, forms with files, text. Files can be streams, which are sent while they are read.
import type { BodyData, EncodedBody } from './transport.ts';

/** Content of a file. In Node, also a read stream: `fs.createReadStream(path)`. */
export type FileContent =
  | Blob
  | Uint8Array
  | ArrayBuffer
  | string
  | ReadableStream<Uint8Array>
  | AsyncIterable<Uint8Array | string>;

/** A file to upload, with a name if the service uses it. A `File` already has a name. */
export type Upload = FileContent | { content: FileContent; name: string; type?: string };

export function jsonBody(value: unknown): EncodedBody {
  return { contentType: 'application/json', data: JSON.stringify(value) };
}

export function textBody(content: FileContent, contentType: string): EncodedBody {
  if (isStream(content)) return { contentType, data: toStream(content), once: true };
  return { contentType, data: content as BodyData };
}

/** multipart/form-data (RFC 7578). `undefined` and null are omitted; values other than files become text. */
export function formBody(fields: object, files: readonly string[]): EncodedBody {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined && value !== null);
  const parts = entries.map(([name, value]): Part => {
    if (!files.includes(name))
      return { name, content: typeof value === 'string' ? value : JSON.stringify(value), file: null };
    const upload = value as Upload;
    const named = isNamed(upload) ? upload : { content: upload, name: nameOf(upload, name) };
    const type = (named as { type?: string }).type ?? (named.content instanceof Blob ? named.content.type : '');
    return { name, content: named.content, file: { name: named.name, type: type || 'application/octet-stream' } };
  });
  return parts.some(({ content }) => isStream(content)) ? streamedForm(parts) : plainForm(parts);
}

interface Part {
  name: string;
  content: FileContent;
  file: { name: string; type: string } | null;
}

function plainForm(parts: readonly Part[]): EncodedBody {
  const form = new FormData();
  for (const { name, content, file } of parts) {
    if (!file) form.append(name, content as string);
    else form.append(name, new Blob([content as string], { type: file.type }), file.name);
  }
  // fetch sets the content type with the boundary.
  return { contentType: null, data: form };
}

function streamedForm(parts: readonly Part[]): EncodedBody {
  const boundary = `parley-${Math.random().toString(36).slice(2)}${Math.random().toString(36).slice(2)}`;
  const encoder = new TextEncoder();
  const bytes = async function* (): AsyncGenerator<Uint8Array> {
    for (const { name, content, file } of parts) {
      const disposition = `form-data; name="${escaped(name)}"${file ? `; filename="${escaped(file.name)}"` : ''}`;
      const type = file ? `Content-Type: ${file.type.replace(/[\r\n]/g, '')}\r\n` : '';
      yield encoder.encode(`--${boundary}\r\nContent-Disposition: ${disposition}\r\n${type}\r\n`);
      for await (const chunk of chunksOf(content)) yield chunk;
      yield encoder.encode('\r\n');
    }
    yield encoder.encode(`--${boundary}--\r\n`);
  };
  return { contentType: `multipart/form-data; boundary=${boundary}`, data: toStream(bytes()), once: true };
}

/** Escapes names in forms like browsers (WHATWG HTML, section 4.10.21.8). */
function escaped(name: string): string {
  return name.replaceAll('\r', '%0D').replaceAll('\n', '%0A').replaceAll('"', '%22');
}

async function* chunksOf(content: FileContent): AsyncGenerator<Uint8Array> {
  if (isStream(content)) {
    for await (const chunk of iterate(content))
      yield typeof chunk === 'string' ? new TextEncoder().encode(chunk) : chunk;
  } else {
    yield new Uint8Array(await new Blob([content as string]).arrayBuffer());
  }
}

function isStream(content: unknown): content is ReadableStream<Uint8Array> | AsyncIterable<Uint8Array | string> {
  if (typeof content !== 'object' || content === null || content instanceof Blob) return false;
  return content instanceof ReadableStream || Symbol.asyncIterator in content;
}

async function* iterate(
  content: ReadableStream<Uint8Array> | AsyncIterable<Uint8Array | string>,
): AsyncGenerator<Uint8Array | string> {
  if (!(content instanceof ReadableStream)) return yield* content;
  // Some browsers cannot iterate over streams.
  const reader = content.getReader();
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value;
  } finally {
    void reader.cancel().catch(() => undefined);
  }
}

function toStream(
  content: ReadableStream<Uint8Array> | AsyncIterable<Uint8Array | string>,
): ReadableStream<Uint8Array> {
  if (content instanceof ReadableStream) return content;
  const encoder = new TextEncoder();
  const iterator = content[Symbol.asyncIterator]();
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await iterator.next();
      if (done) controller.close();
      else controller.enqueue(typeof value === 'string' ? encoder.encode(value) : value);
    },
    async cancel() {
      await iterator.return?.();
    },
  });
}

function isNamed(upload: Upload): upload is { content: FileContent; name: string; type?: string } {
  return typeof upload === 'object' && 'content' in upload && typeof upload.name === 'string';
}

/** A File's name, the last part of the path of a Node read stream, or the name of the field. */
function nameOf(upload: FileContent, field: string): string {
  const { name, path } = upload as { name?: unknown; path?: unknown };
  if (typeof name === 'string' && name) return name;
  return typeof path === 'string' ? (path.split(/[/\\]/).pop() ?? field) : field;
}
