// Slots for uploads in progress: each workspace and each address has a share, and each upload must arrive at a minimum rate.
// Invariant: other workspaces' uploads, however slow, never keep out a workspace that has none. When all slots are taken, the
// slowest upload of the workspace or address with the most slots is displaced. Deliberately omitted: limits on disk and memory,
// which spool.ts and multipart.ts enforce for all workspaces.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { addressKey } from '../core/address.ts';
import { fail } from '../core/errors.ts';

interface UploadShares {
  /** Maximum uploads in progress per workspace. */
  perWorkspace: number;
  /** Maximum uploads in progress per address or IPv6 /64 network. */
  perAddress: number;
  /** Maximum uploads in progress in total. */
  together: number;
}

interface MinUploadRate {
  /** After `graceMs`, the mean rate since the start must be at least this. */
  graceMs: number;
  bytesPerSecond: number;
}

export interface UploadLimits {
  /** Limits of bodies on disk. */
  uploads: UploadShares;
  /** Limits of forms in memory; `uploadMemoryBytes` limits their total size. */
  formUploads: UploadShares;
  minUploadRate: MinUploadRate;
}

export interface UploadSlots {
  /**
   * Runs `read` while the body arrives. The slot is held until the response ends.
   * @throws Failure `rate_limited` when the workspace or the address uses its share, or when the upload is displaced by another
   *   workspace; `unavailable` when all slots are taken; `request_timeout` when the body is too slow
   */
  receive<T>(request: FastifyRequest, reply: FastifyReply, read: () => Promise<T>): Promise<T>;
}

interface Upload {
  workspace: string;
  address: string;
  arrivalRate: ArrivalRate;
  /** False once the body is complete and its handler runs. */
  arrives: boolean;
  /** Ends the upload in favor of another. */
  giveWay(): void;
  /** Resolves when the response ends and the slot is free. */
  over: Promise<void>;
}

type Owner = 'workspace' | 'address';

const RETRY_SECONDS = 5;
const CHECK_INTERVAL_MS = 1_000;
/** Below this duration, a rate is not meaningful. */
const MEASURABLE_MS = 1_000;

export function createUploadSlots(shares: UploadShares, minUploadRate: MinUploadRate): UploadSlots {
  const open = new Set<Upload>();
  const countOf = (owner: Owner, name: string): number => [...open].filter((one) => one[owner] === name).length;

  const requireShare = ({ workspace, address }: Upload): void => {
    const refuse = (who: string, most: number) =>
      fail('rate_limited', {
        detail: `${who} may have at most ${most} uploads in progress. Wait for one to end.`,
        retryAfter: RETRY_SECONDS,
      });
    if (countOf('workspace', workspace) >= shares.perWorkspace) throw refuse('A workspace', shares.perWorkspace);
    if (countOf('address', address) >= shares.perAddress) throw refuse('An address', shares.perAddress);
  };
  /** Returns the slowest upload of the owner with the most slots, if `fresh`'s owner has none. */
  const slowestOfMost = (fresh: Upload, owner: Owner): Upload | null => {
    if (countOf(owner, fresh[owner]) > 0) return null;
    const arriving = [...open].filter(({ arrives }) => arrives);
    const most = Math.max(0, ...arriving.map((one) => countOf(owner, one[owner])));
    if (most < 2) return null;
    const candidates = arriving.filter((one) => countOf(owner, one[owner]) === most);
    return candidates.reduce((slowest, one) => (one.arrivalRate.rate() < slowest.arrivalRate.rate() ? one : slowest));
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
      // 'close' was already emitted, so the slot would never be released.
      if (reply.raw.closed) throw gone();
      const arrivalRate = watchArrivalRate(request, minUploadRate);
      const { upload, displaced } = describe(request, reply, arrivalRate);
      try {
        await enter(upload);
        if (reply.raw.closed) throw gone();
        return await Promise.race([read(), arrivalRate.tooSlow, displaced]);
      } catch (error) {
        // The rest of the body is not read.
        reply.header('connection', 'close');
        throw error;
      } finally {
        upload.arrives = false;
        arrivalRate.stop();
      }
    },
  };
}

function gone() {
  return fail('bad_request', { detail: 'The client disconnected.' });
}

function describe(
  request: FastifyRequest,
  reply: FastifyReply,
  arrivalRate: ArrivalRate,
): { upload: Upload; displaced: Promise<never> } {
  const address = addressKey(request.ip);
  const { promise: displaced, reject } = Promise.withResolvers<never>();
  // A refused upload never awaits this promise.
  displaced.catch(() => undefined);
  const detail = 'All upload slots are taken, and this upload was the slowest. Send it again in a few seconds.';
  const upload: Upload = {
    workspace: request.actor?.workspaceId ?? address,
    address,
    arrivalRate,
    arrives: true,
    giveWay: () => reject(fail('rate_limited', { detail, retryAfter: RETRY_SECONDS })),
    over: new Promise((resolve) => reply.raw.once('close', () => resolve())),
  };
  return { upload, displaced };
}

interface ArrivalRate {
  tooSlow: Promise<never>;
  /** Bytes per second since the start; Infinity until that is meaningful. */
  rate(): number;
  stop(): void;
}

function watchArrivalRate({ socket }: FastifyRequest, { graceMs, bytesPerSecond }: MinUploadRate): ArrivalRate {
  const began = performance.now();
  const before = socket.bytesRead;
  const rate = (): number => (socket.bytesRead - before) / ((performance.now() - began) / 1000);
  let timer: NodeJS.Timeout;
  const tooSlow = new Promise<never>((_resolve, reject) => {
    const checkRate = (): void => {
      if (rate() < bytesPerSecond) {
        const detail = `The body must arrive at ${bytesPerSecond} bytes per second or faster.`;
        reject(fail('request_timeout', { detail }));
      } else timer = setTimeout(checkRate, CHECK_INTERVAL_MS);
    };
    timer = setTimeout(checkRate, graceMs);
  });
  // It may reject while the upload still waits for a slot.
  tooSlow.catch(() => undefined);
  const isMeasurable = (): boolean => performance.now() - began >= MEASURABLE_MS;
  return { tooSlow, rate: () => (isMeasurable() ? rate() : Infinity), stop: () => clearTimeout(timer) };
}
