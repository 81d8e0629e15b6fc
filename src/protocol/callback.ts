// A signed URL outside the contract: callbacks of payment providers and carriers under /hooks/, which carry their sender's
// signature, and receipts, whose links we sign ourselves. They are not operations of the contract, because the sender decides the
// request body and often the response, and a receipt is a page. resources/callbacks.ts lists them; http/callbacks.ts mounts them.
import type { IncomingHttpHeaders } from 'node:http';
import type { Runtime } from '../runtime.ts';

export interface CallbackRequest {
  method: 'GET' | 'POST';
  /** The full public URL with its query, as the sender signed it. */
  url: string;
  /** Placeholders of the path. */
  params: Readonly<Record<string, string>>;
  headers: IncomingHttpHeaders;
  /** At most `maxBytes` of the callback, undecoded; empty without a body. */
  rawBody: Buffer;
  /** Aborted when the sender disconnects or the server drains. */
  signal: AbortSignal;
}

export interface CallbackReply {
  status: number;
  /** Default: `text/plain`. */
  contentType?: string;
  body?: string;
  headers?: Readonly<Record<string, string>>;
}

export interface Callback {
  /** Begins with /hooks/ or /receipts/; may have placeholders (`:name`). */
  path: string;
  /** Default: POST only. */
  methods?: readonly CallbackRequest['method'][];
  /** Maximum size of the body. Default: 256 KiB. */
  maxBytes?: number;
  /**
   * @throws Failure `not_found` when the provider is not configured; `invalid_signature` when the signature is wrong or too old;
   * `bad_request`, `payload_too_large` for a malformed body. Each counts against the limit of the sender's address.
   */
  receive(runtime: Runtime, request: CallbackRequest): Promise<CallbackReply>;
}
