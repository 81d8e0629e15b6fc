// Whether a request comes from a page of this service, in a browser on the machine that the service runs on: the owner's page in
// development. Invariant: a request that passed a proxy or a tunnel never counts, nor one of another site or of another port of this
// machine. Programs on this machine can imitate a browser; they are the owner's.
import type { FastifyRequest } from 'fastify';
import { isLoopbackName } from '../core/address.ts';

/** What proxies and tunnels add. */
const FORWARDED = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'cf-connecting-ip'];

export function isOwnPage({ raw: { headers, socket } }: Pick<FastifyRequest, 'raw'>): boolean {
  const host = `http://${headers.host ?? ''}`;
  const peer = (socket.remoteAddress ?? '').replace(/^::ffff:/, '');
  return (
    headers['sec-fetch-site'] === 'same-origin' &&
    (peer === '::1' || peer.startsWith('127.')) &&
    URL.canParse(host) &&
    isLoopbackName(new URL(host).hostname) &&
    !FORWARDED.some((name) => headers[name] !== undefined)
  );
}
