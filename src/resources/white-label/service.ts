// The brand of a workspace: set by its admins, and used by its widgets, its mails and the pages on its domains. Invariant:
// visitors get only the data that a brand needs, which does not identify the workspace.
import { hash } from 'node:crypto';
import type { Branding, WhiteLabel, WhiteLabelUpdate } from '../../../generated/types.ts';
import { parseDomain } from '../../core/domain-name.ts';
import { fail, invalid } from '../../core/errors.ts';
import { newId } from '../../core/ids.ts';
import { inTransaction, type Db } from '../../database/transaction.ts';
import type { Context, PublicContext, Uses } from '../../runtime.ts';
import { audit } from '../audit-log/service.ts';
import { trafficTarget } from './service/domains.ts';
import { parseLogo } from './service/logo.ts';
import * as store from './store.ts';
import { toBranding, toWhiteLabel } from './wire.ts';

/** One line, without characters that a mail program turns into an address or a link. */
const NAME = /^[^\p{C}\p{Zl}\p{Zp}<>@"/:\\]+$/u;

export async function getWhiteLabel(ctx: Context): Promise<WhiteLabel> {
  return read(ctx, ctx.db);
}

async function read(ctx: Context, db: Db): Promise<WhiteLabel> {
  const { workspaceId } = ctx.actor;
  const row = await store.selectBrand(db, workspaceId);
  const domains = await store.selectDomains(db, workspaceId);
  return toWhiteLabel(row, domains, trafficTarget(ctx), ctx.publicUrl());
}

/** @throws Failure `validation_failed` */
export async function updateWhiteLabel(ctx: Context, patch: WhiteLabelUpdate): Promise<WhiteLabel> {
  const { workspaceId } = ctx.actor;
  const { name, support_email: email, hide_vendor_name: hides, colors } = patch;
  if (name && (!NAME.test(name) || name.trim() === '')) {
    throw invalid('/name', 'wrong_format', 'must be on one line, without < > @ " / \\ and :');
  }
  const logo = patch.logo ? parseLogo(patch.logo) : null;
  const changes = {
    ...(name === undefined ? {} : { name: name?.trim() ?? null }),
    ...(email === undefined ? {} : { support_email: email }),
    ...(hides === undefined ? {} : { hide_vendor_name: hides }),
    ...(colors?.accent === undefined ? {} : { accent: colors.accent?.toLowerCase() ?? null }),
    ...(colors?.accent_dark === undefined ? {} : { accent_dark: colors.accent_dark?.toLowerCase() ?? null }),
  };
  return inTransaction(ctx.db, async (trx) => {
    await store.upsertBrand(trx, workspaceId, changes);
    if (patch.logo === null) await store.deleteLogo(trx, workspaceId);
    if (logo) await store.replaceLogo(trx, workspaceId, { id: newId('logo'), ...logo });
    const fields = [...Object.keys(changes), ...(patch.logo === undefined ? [] : ['logo'])];
    await audit(trx, ctx, { action: 'white_label.updated', targetId: workspaceId, changes: { fields } });
    return read(ctx, trx);
  });
}

/** @throws Failure `branding_not_found` */
export async function getBrandingByDomain(
  ctx: PublicContext,
  given: string,
): Promise<{ content: Branding; etag: string }> {
  const content = await findBrandOfHost(ctx, given);
  if (!content) throw fail('branding_not_found');
  return { content, etag: `"${hash('sha256', JSON.stringify(content), 'base64url').slice(0, 22)}"` };
}

/** Returns the brand of a verified domain; null for other names. */
export async function findBrandOfHost(
  { db, publicUrl }: Uses<'db' | 'publicUrl'>,
  host: string,
): Promise<Branding | null> {
  const parsed = parseDomain(host);
  // Most pages are opened under the service's own name.
  if ('wrong' in parsed || parsed.domain === new URL(publicUrl()).hostname) return null;
  const row = await store.selectBrandByDomain(db, parsed.domain);
  return row ? toBranding(row, publicUrl()) : null;
}

/** Returns the brand applied to the workspace's widgets; null if it has none. */
export async function findBrand(
  { db, publicUrl }: Uses<'db' | 'publicUrl'>,
  workspaceId: string,
): Promise<Branding | null> {
  const row = await store.selectBrand(db, workspaceId);
  return row ? toBranding(row, publicUrl()) : null;
}

/** Returns the brand of the workspace's mails, which requires a verified domain. */
export async function findMailBrand(
  { db, publicUrl }: Uses<'db' | 'publicUrl'>,
  workspaceId: string,
): Promise<Branding | null> {
  const row = await store.selectProvenBrand(db, workspaceId);
  return row ? toBranding(row, publicUrl()) : null;
}

/** @throws Failure `logo_not_found` */
export async function getBrandLogo({ db }: Uses<'db'>, id: string): Promise<store.LogoRow> {
  const logo = await store.selectLogo(db, id);
  if (!logo) throw fail('logo_not_found');
  return logo;
}

/**
 * Returns the URL of a page of this service for a member of the workspace, shown in the workspace's brand. It has the service's
 * own host name, because a verified domain need not point to this service.
 */
export async function brandedPage(
  db: Db,
  { publicUrl }: Uses<'publicUrl'>,
  workspaceId: string | null,
  path: string,
): Promise<string> {
  const domain = workspaceId === null ? undefined : await store.selectBrandDomain(db, workspaceId);
  return `${publicUrl()}${path}${domain === undefined ? '' : `?brand=${encodeURIComponent(domain)}`}`;
}
