// Sends files that are kept in memory, and compresses those that are made while the service runs.
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isCurrent } from '../core/entity-tag.ts';
import { selectCopy, webFile, type WebFile } from '../protocol/web-file.ts';
import { setHeaders } from './reply.ts';

/** Sends the copy that suits the client, or 304 if the client has it. Browsers revalidate it at each use. */
export function sendFile(request: FastifyRequest, reply: FastifyReply, file: WebFile, type: string): FastifyReply {
  const { content, headers, encoding } = selectCopy(file, request.headers['accept-encoding']);
  setHeaders(reply, { ...headers, 'cache-control': 'no-cache' });
  if (isCurrent(request.headers['if-none-match'], headers.etag)) return reply.code(304).send();
  return reply.headers(encoding).header('content-type', type).send(content);
}

/** Compresses off the event loop, on which calls run. */
export async function compressFile(text: string, brotliQuality: number): Promise<WebFile> {
  const content = Buffer.from(text);
  const [br, zipped] = await Promise.all([
    promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } }),
    promisify(gzip)(content),
  ]);
  return webFile(content, { br, gzip: zipped });
}
