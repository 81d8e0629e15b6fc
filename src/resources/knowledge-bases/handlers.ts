// HTTP side of knowledge bases: translates requests and responses only. Three paths have an alias with the same handler.
import type { HandlersFor, RequestOf } from '../../../generated/operations.ts';
import { pageRequest } from '../../core/page.ts';
import type { Context } from '../../runtime.ts';
import * as service from './service.ts';
import { queryKnowledgeBase } from './service/search.ts';
import * as sources from './service/sources.ts';

async function createKnowledgeBase(ctx: Context, { body }: RequestOf<'createKnowledgeBase'>) {
  return { status: 201 as const, body: await service.createKnowledgeBase(ctx, body) };
}

async function listKnowledgeBases(ctx: Context, { query }: RequestOf<'listKnowledgeBases'>) {
  return { status: 200 as const, body: await service.listKnowledgeBases(ctx, pageRequest(query)) };
}

async function addKnowledgeBaseSource(ctx: Context, request: RequestOf<'addKnowledgeBaseSource'>) {
  const { id } = request.path;
  if (request.mediaType === 'application/json') {
    return { status: 202 as const, body: await sources.addKnowledgeBaseSource(ctx, id, request.body) };
  }
  const { files, fields } = request.body;
  const source = await sources.uploadKnowledgeBaseSource(ctx, id, files['file']!, fields['metadata']);
  return { status: 202 as const, body: source };
}

export const handlers: HandlersFor<'knowledge-bases'> = {
  createKnowledgeBase,
  createKnowledgeBasePlural: createKnowledgeBase,
  listKnowledgeBases,
  listKnowledgeBasesPlural: listKnowledgeBases,
  addKnowledgeBaseSource,
  addKnowledgeBaseSourcePlural: addKnowledgeBaseSource,
  async uploadKnowledgeBaseSource(ctx, { path, body: { files, fields } }) {
    const body = await sources.uploadKnowledgeBaseSource(ctx, path.id, files['file']!, fields['metadata']);
    return { status: 202, body };
  },
  async getKnowledgeBase(ctx, { path }) {
    return { status: 200, body: await service.getKnowledgeBase(ctx, path.id) };
  },
  async updateKnowledgeBase(ctx, { path, body }) {
    return { status: 200, body: await service.updateKnowledgeBase(ctx, path.id, body) };
  },
  async deleteKnowledgeBase(ctx, { path, query }) {
    await service.deleteKnowledgeBase(ctx, path.id, query.force);
    return { status: 204 };
  },
  async listKnowledgeBaseSources(ctx, { path, query }) {
    return { status: 200, body: await sources.listKnowledgeBaseSources(ctx, path.id, pageRequest(query)) };
  },
  async getKnowledgeBaseSource(ctx, { path }) {
    return { status: 200, body: await sources.getKnowledgeBaseSource(ctx, path.id, path.src) };
  },
  async deleteKnowledgeBaseSource(ctx, { path }) {
    await sources.deleteKnowledgeBaseSource(ctx, path.id, path.src);
    return { status: 204 };
  },
  async refreshKnowledgeBaseSource(ctx, { path }) {
    return { status: 202, body: await sources.refreshKnowledgeBaseSource(ctx, path.id, path.src) };
  },
  async listKnowledgeBaseChunks(ctx, { path, query }) {
    const ids = query.chunk_id?.split(',');
    const body = await sources.listKnowledgeBaseChunks(ctx, path.id, path.src, pageRequest(query), ids);
    return { status: 200, body };
  },
  async queryKnowledgeBase(ctx, { path, body }) {
    return { status: 200, body: await queryKnowledgeBase(ctx, path.id, body) };
  },
};
