// HTTP side of widgets: translates requests and responses only. Responses to pages of other origins carry their CORS headers.
import type { HandlersFor } from '../../../generated/operations.ts';
import { isCurrent } from '../../core/entity-tag.ts';
import { pageRequest } from '../../core/page.ts';
import { prefersType } from '../../protocol/content-negotiation.ts';
import { selectCopy } from '../../protocol/web-file.ts';
import * as service from './service.ts';
import { sendWidgetMessage, streamWidgetMessage } from './service/chat.ts';
import { getWidgetConfig, getWidgetScript, previewWidget } from './service/pages.ts';
import { createWidgetSession } from './service/sessions.ts';

/** Short, so that changed settings take effect soon. The ETag makes revalidation cheap. */
const CONFIG_CACHE = 'public, max-age=60';
const SCRIPT_CACHE = 'public, max-age=300';

export const handlers: HandlersFor<'widgets'> = {
  async createWidget(ctx, { body }) {
    return { status: 201, body: await service.createWidget(ctx, body) };
  },
  async listWidgets(ctx, { query }) {
    return { status: 200, body: await service.listWidgets(ctx, { agentId: query.agent_id }, pageRequest(query)) };
  },
  async getWidget(ctx, { path }) {
    return { status: 200, body: await service.getWidget(ctx, path.id) };
  },
  async updateWidget(ctx, { path, body }) {
    return { status: 200, body: await service.updateWidget(ctx, path.id, body) };
  },
  async deleteWidget(ctx, { path }) {
    await service.deleteWidget(ctx, path.id);
    return { status: 204 };
  },
  async getWidgetConfig(ctx, { path, headers }) {
    const { content, etag } = await getWidgetConfig(ctx, path.id);
    const own = { etag, 'cache-control': CONFIG_CACHE };
    return isCurrent(headers['if-none-match'], etag)
      ? { status: 304, headers: own }
      : { status: 200, body: content, headers: own };
  },
  async getWidgetScript(ctx, { path, headers }) {
    const file = await getWidgetScript(ctx, path.id);
    const copy = selectCopy(file, headers['accept-encoding']);
    const own = { ...copy.headers, 'cache-control': SCRIPT_CACHE };
    if (isCurrent(headers['if-none-match'], own.etag)) return { status: 304, headers: own };
    return { status: 200, stream: copy.content, contentType: 'text/javascript', headers: { ...own, ...copy.encoding } };
  },
  async previewWidget(ctx, { path, headers }) {
    const file = await previewWidget(ctx, path.id);
    const { content: stream, headers: tags, encoding } = selectCopy(file, headers['accept-encoding']);
    const own = { 'cache-control': 'no-cache', 'content-security-policy': ctx.web.policy };
    return { status: 200, stream, contentType: 'text/html', headers: { ...own, ...tags, ...encoding } };
  },
  async sendWidgetMessage(ctx, { path, body }) {
    if (prefersType(ctx.accept, 'text/event-stream')) {
      return { status: 200, events: await streamWidgetMessage(ctx, path.id, body) };
    }
    return { status: 200, body: await sendWidgetMessage(ctx, path.id, body) };
  },
  async streamWidgetMessage(ctx, { path, body }) {
    return { status: 200, events: await streamWidgetMessage(ctx, path.id, body) };
  },
  async createWidgetSession(ctx, { path, body }) {
    return { status: 201, body: await createWidgetSession(ctx, path.id, body.mode) };
  },
  async listWidgetSessions(ctx, { path, query }) {
    return { status: 200, body: await service.listWidgetSessions(ctx, path.id, pageRequest(query)) };
  },
  async listWidgetMessages(ctx, { path, query }) {
    return { status: 200, body: await service.listWidgetMessages(ctx, path.id, path.session_id, pageRequest(query)) };
  },
};
