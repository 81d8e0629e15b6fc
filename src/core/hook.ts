// A signed address outside of the contract: callbacks of payment providers and carriers under /hooks/, which only their
// sender can use because the sender signs, and receipts, whose link we have signed ourselves. Resources write them,
// resources/callbacks.ts lists them, http/hooks.ts mounts them. They are no operations: a sender decides the body and often the
// answer, and a receipt is a page.
import type { IncomingHttpHeaders } from 'node:http';
import type { Runtime } from '../runtime.ts';

export interface HookRequest {
  method: 'GET' | 'POST';
  /** The whole public address with its query, as the sender signed it. */
  url: string;
  /** Placeholders of the path. */
  params: Readonly<Record<string, string>>;
  headers: IncomingHttpHeaders;
  /** As it came, at most 1 MiB; empty without a body. */
  rawBody: Buffer;
  ip: string;
  requestId: string;
  /** Aborted when the sender goes away or the server drains. */
  signal: AbortSignal;
}

export interface HookReply {
  status: number;
  /** `text/plain` when left out. */
  contentType?: string;
  body?: string;
  headers?: Readonly<Record<string, string>>;
}

export interface Hook {
  /** Begins with /hooks/ or /receipts/; may have placeholders (`:name`). */
  path: string;
  /** POST alone when left out. */
  methods?: readonly HookRequest['method'][];
  /**
   * @throws Failure `not_found` when the provider is not configured, `invalid_signature` when the signature is not the
   * provider's or too old: only then the request counts against the limit of its address
   */
  receive(runtime: Runtime, request: HookRequest): Promise<HookReply>;
}
