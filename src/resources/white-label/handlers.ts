// HTTP side of white label: translates requests and responses only.
import type { HandlersFor } from '../../../generated/operations.ts';
import { isCurrent } from '../../core/entity-tag.ts';
import * as service from './service.ts';
import { deleteWhiteLabelDomain, putWhiteLabelDomain } from './service/domains.ts';

/** Maximum time until a changed brand is shown. The ETag makes revalidation cheap. */
const BRAND_CACHE = 'public, max-age=300';
const LOGO_CACHE = 'public, max-age=31536000, immutable';

export const handlers: HandlersFor<'white-label'> = {
  async getWhiteLabel(ctx) {
    return { status: 200, body: await service.getWhiteLabel(ctx) };
  },
  async updateWhiteLabel(ctx, { body }) {
    return { status: 200, body: await service.updateWhiteLabel(ctx, body) };
  },
  async putWhiteLabelDomain(ctx, { path }) {
    return { status: 200, body: await putWhiteLabelDomain(ctx, path.domain) };
  },
  async deleteWhiteLabelDomain(ctx, { path }) {
    await deleteWhiteLabelDomain(ctx, path.domain);
    return { status: 204 };
  },
  async getBrandingByDomain(ctx, { path, headers }) {
    const { content, etag } = await service.getBrandingByDomain(ctx, path.domain);
    const own = { etag, 'cache-control': BRAND_CACHE };
    return isCurrent(headers['if-none-match'], etag)
      ? { status: 304, headers: own }
      : { status: 200, body: content, headers: own };
  },
  async getBrandLogo(ctx, { path }) {
    const { content, media_type: contentType } = await service.getBrandLogo(ctx, path.logo_id);
    return { status: 200, stream: content, contentType, headers: { 'cache-control': LOGO_CACHE } };
  },
};
