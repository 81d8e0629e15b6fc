// Uploads under way: each workspace and each address has a share of them, and each must arrive at a least rate. Invariant: the
// uploads of some, however slow, never keep out a workspace that has none; when all places are taken, the slowest upload of
// whoever has the most gives way.
// Deliberately absent: bounds of disk and memory, which spool.ts and multipart.ts keep over all workspaces.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { addressKey } from '../core/address.ts';
import { fail } from '../core/errors.ts';

export interface UploadShares {
  /** At once, of one workspace. */
  perWorkspace: number;
  /** At once, from one address or IPv6 network of 64 bits. */
  perAddress: number;
  /** At once, of all. */
  together: number;
}

export interface LeastUpload {
  /** From `graceMs` on, the mean rate since the beginning must be at least this. */
  graceMs: number;
  bytesPerSecond: number;
}

export interface UploadLimits {
  /** Of bodies that are kept on disk. */
  uploads: UploadShares;
  /** Of forms that are kept in memory; `uploadMemoryBytes` bounds all of them together. */
  formUploads: UploadShares;
  leastUpload: LeastUpload;
}

export interface UploadSlots {
  /**
   * Runs `read` while the body arrives. The place is kept until the answer is over.
   * @throws Failure `rate_limited` when the workspace or the address has its share under way, or when the upload gives way to
   *   another workspace; `unavailable` when all places are taken; `request_timeout` when the body is too slow
   */
  receive<T>(request: FastifyRequest, reply: FastifyReply, read: () => Promise<T>): Promise<T>;
}

interface Upload {
  workspace: string;
  address: string;
  pace: Pace;
  /** False from when the body is complete: its handler is at work. */
  arrives: boolean;
  /** Ends the upload. */
  giveWay(): void;
  /** When the answer is over, and what it held is free. */
  over: Promise<void>;
}

type Owner = 'workspace' | 'address';

const RETRY_SECONDS = 5;
const LOOK_MS = 1_000;
/** A rate means nothing before. */
const MEASURABLE_MS = 1_000;

export function createUploadSlots(shares: UploadShares, leastUpload: LeastUpload): UploadSlots {
  const open = new Set<Upload>();
  const countOf = (owner: Owner, name: string): number => [...open].filter((one) => one[owner] === name).length;

  const requireShare = ({ workspace, address }: Upload): void => {
    const refuse = (who: string, most: number) =>
      fail('rate_limited', {
        detail: `${who} may have ${most} uploads under way. Wait for one to end.`,
        retryAfter: RETRY_SECONDS,
      });
    if (countOf('workspace', workspace) >= shares.perWorkspace) throw refuse('A workspace', shares.perWorkspace);
    if (countOf('address', address) >= shares.perAddress) throw refuse('An address', shares.perAddress);
  };
  /** The slowest upload of those who have the most places, when `fresh` has none. */
  const slowestOfMost = (fresh: Upload, owner: Owner): Upload | null => {
    if (countOf(owner, fresh[owner]) > 0) return null;
    const arriving = [...open].filter(({ arrives }) => arrives);
    const most = Math.max(0, ...arriving.map((one) => countOf(owner, one[owner])));
    if (most < 2) return null;
    const candidates = arriving.filter((one) => countOf(owner, one[owner]) === most);
    return candidates.reduce((slowest, one) => (one.pace.rate() < slowest.pace.rate() ? one : slowest));
  };
  const enter = async (fresh: Upload): Promise<void> => {
    requireShare(fresh);
    let loser: Upload | null = null;
    if (open.size >= shares.together) {
      loser = slowestOfMost(fresh, 'workspace') ?? slowestOfMost(fresh, 'address');
      if (!loser) throw fail('unavailable', { retryAfter: RETRY_SECONDS });
      open.delete(loser);
    }
    open.add(fresh);
    void fresh.over.then(() => open.delete(fresh));
    loser?.giveWay();
    await loser?.over;
  };

  return {
    async receive(request, reply, read) {
      // Its 'close' has been told already, so the place would never be given back.
      if (reply.raw.closed) throw gone();
      const pace = watchPace(request, leastUpload);
      const { upload, displaced } = describe(request, reply, pace);
      try {
        await enter(upload);
        if (reply.raw.closed) throw gone();
        return await Promise.race([read(), pace.tooSlow, displaced]);
      } catch (error) {
        // The rest of the body is not waited for.
        reply.header('connection', 'close');
        throw error;
      } finally {
        upload.arrives = false;
        pace.stop();
      }
    },
  };
}

function gone() {
  return fail('bad_request', { detail: 'The client went away.' });
}

function describe(
  request: FastifyRequest,
  reply: FastifyReply,
  pace: Pace,
): { upload: Upload; displaced: Promise<never> } {
  const address = addressKey(request.ip);
  const { promise: displaced, reject } = Promise.withResolvers<never>();
  // An upload that is refused never waits for it.
  displaced.catch(() => undefined);
  const detail = 'All places for uploads are taken, and this was the slowest. Send it again in a few seconds.';
  const upload: Upload = {
    workspace: request.actor?.workspaceId ?? address,
    address,
    pace,
    arrives: true,
    giveWay: () => reject(fail('rate_limited', { detail, retryAfter: RETRY_SECONDS })),
    over: new Promise((resolve) => reply.raw.once('close', () => resolve())),
  };
  return { upload, displaced };
}

interface Pace {
  tooSlow: Promise<never>;
  /** Bytes a second since the beginning; Infinity while that means nothing. */
  rate(): number;
  stop(): void;
}

function watchPace({ socket }: FastifyRequest, { graceMs, bytesPerSecond }: LeastUpload): Pace {
  const began = performance.now();
  const before = socket.bytesRead;
  const rate = (): number => (socket.bytesRead - before) / ((performance.now() - began) / 1000);
  let timer: NodeJS.Timeout;
  const tooSlow = new Promise<never>((_resolve, reject) => {
    const look = (): void => {
      if (rate() < bytesPerSecond) {
        const detail = `The body must arrive with at least ${bytesPerSecond} bytes a second.`;
        reject(fail('request_timeout', { detail }));
      } else timer = setTimeout(look, LOOK_MS);
    };
    timer = setTimeout(look, graceMs);
  });
  // The place may be waited for when it is rejected.
  tooSlow.catch(() => undefined);
  const isMeasurable = (): boolean => performance.now() - began >= MEASURABLE_MS;
  return { tooSlow, rate: () => (isMeasurable() ? rate() : Infinity), stop: () => clearTimeout(timer) };
}
