// HTTP side of voices: translates requests and responses only.
import type { HandlersFor } from '../../../generated/operations.ts';
import { pageRequest } from '../../core/page.ts';
import { cloneVoice, deleteVoice } from './clone.ts';
import * as service from './service.ts';

export const handlers: HandlersFor<'voices'> = {
  async listVoices(ctx, { query }) {
    const { provider, language, gender } = query;
    return { status: 200, body: await service.listVoices(ctx, { provider, language, gender }, pageRequest(query)) };
  },
  async cloneVoice(ctx, { body }) {
    return { status: 201, body: await cloneVoice(ctx, body) };
  },
  async deleteVoice(ctx, { path }) {
    await deleteVoice(ctx, path.voice_id);
    return { status: 204 };
  },
  async getVoice(ctx, { path }) {
    return { status: 200, body: await service.getVoice(ctx, path.voice_id) };
  },
  async previewVoice(ctx, { path, body }) {
    const stream = await service.previewVoice(ctx, path.voice_id, body ?? {});
    return { status: 200, contentType: 'audio/mpeg', stream };
  },
};
