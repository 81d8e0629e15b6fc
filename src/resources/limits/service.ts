// The limits of a workspace: request rate, concurrent calls, storage, sizes. `remaining` of the request rate includes this
// request. Each API process has its own counters.
import type { Limits } from '../../../generated/types.ts';
import { MAX_METADATA_BYTES } from '../../core/json.ts';
import type { Context } from '../../runtime.ts';
import { callSlots } from '../calls/service.ts';
import { findQuota, findStorageUse, totalOf } from '../storage/service.ts';

const RATE_WINDOW_SECONDS = 60;
const MIB = 1024 * 1024;

export async function getLimits(ctx: Context): Promise<Limits> {
  const slots = await callSlots(ctx);
  const stored = await findStorageUse(ctx.db, ctx.actor.workspaceId);
  const quotaBytes = await findQuota(ctx.db, ctx, ctx.actor.workspaceId);
  return {
    rate_limit: {
      user_requests: ctx.config.rateLimitUser,
      public_requests: ctx.config.rateLimitIp,
      remaining: ctx.allowance?.remaining ?? ctx.config.rateLimitUser,
      reset_seconds: ctx.allowance?.resetSeconds ?? RATE_WINDOW_SECONDS,
      window_seconds: RATE_WINDOW_SECONDS,
    },
    concurrent_calls: {
      cap: slots.limit,
      used: slots.used,
      queued: slots.queued,
      reserved_inbound: slots.reservedInbound,
      free_outbound: slots.free,
    },
    storage: {
      quota_bytes: quotaBytes === 0 ? null : quotaBytes,
      used_bytes: totalOf(stored),
      documents_bytes: stored.documents,
      recordings_bytes: stored.recordings,
      contacts_bytes: stored.contacts,
    },
    sizes: {
      page_items: 100,
      json_body_bytes: MIB,
      metadata_bytes: MAX_METADATA_BYTES,
      csv_bytes: 20 * MIB,
      csv_rows: 100_000,
      file_bytes: 25 * MIB,
    },
  };
}
