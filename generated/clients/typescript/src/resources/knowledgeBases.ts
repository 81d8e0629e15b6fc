// knowledgeBases: methods of the group.
// Generated from openapi.yaml by `node codegen/main.ts`. Do not edit.
import { formBody, jsonBody } from '../runtime/bodies.ts';
import { Resource } from '../runtime/client.ts';
import { type ApiPromise, type PagePromise } from '../runtime/promises.ts';
import { pick, type RequestOptions } from '../runtime/transport.ts';
import type { KnowledgeAnswer, KnowledgeBase, KnowledgeBaseCreate, KnowledgeBasePage, KnowledgeBaseUpdate, KnowledgeChunk, KnowledgeChunkPage, KnowledgeQuery, KnowledgeSource, KnowledgeSourceCreate, KnowledgeSourcePage, KnowledgeSourceUpload } from '../types.ts';

export interface ListKnowledgeBasesOptions extends RequestOptions {
  /** Items per page. */
  limit?: number;
  /** `next_cursor` of the previous page. Opaque. */
  cursor?: string;
  /** Adds `total` to the response, which requires an additional count. */
  include_total?: boolean;
}

export interface ListKnowledgeBasesPluralOptions extends RequestOptions {
  /** Items per page. */
  limit?: number;
  /** `next_cursor` of the previous page. Opaque. */
  cursor?: string;
  /** Adds `total` to the response, which requires an additional count. */
  include_total?: boolean;
}

export interface GetKnowledgeBaseOptions extends RequestOptions {
  /**
   * ETag of the state to which the change applies. If the object has changed since, the request fails
   * with 412 `precondition_failed`, and nothing is changed. Values that the service counts or measures,
   * such as the `stats` of a campaign, do not affect the ETag.
   */
  ifMatch?: string;
  /** ETag of the client's copy. */
  ifNoneMatch?: string;
}

export interface UpdateKnowledgeBaseOptions extends RequestOptions {
  /**
   * ETag of the state to which the change applies. If the object has changed since, the request fails
   * with 412 `precondition_failed`, and nothing is changed. Values that the service counts or measures,
   * such as the `stats` of a campaign, do not affect the ETag.
   */
  ifMatch?: string;
}

export interface DeleteKnowledgeBaseOptions extends RequestOptions {
  /** Deletes the knowledge base even if agents use it. */
  force?: boolean;
  /**
   * ETag of the state to which the change applies. If the object has changed since, the request fails
   * with 412 `precondition_failed`, and nothing is changed. Values that the service counts or measures,
   * such as the `stats` of a campaign, do not affect the ETag.
   */
  ifMatch?: string;
}

export interface ListKnowledgeBaseSourcesOptions extends RequestOptions {
  /** Items per page. */
  limit?: number;
  /** `next_cursor` of the previous page. Opaque. */
  cursor?: string;
  /** Adds `total` to the response, which requires an additional count. */
  include_total?: boolean;
}

export interface ListKnowledgeBaseChunksOptions extends RequestOptions {
  /**
   * Returns only chunks with these ids, separated by commas, at most 100. Use it to read the passages of
   * a search in the timeline of a call. Chunks of an earlier reading of the source do not exist any
   * more.
   */
  chunk_id?: string;
  /** Items per page. */
  limit?: number;
  /** `next_cursor` of the previous page. Opaque. */
  cursor?: string;
  /** Adds `total` to the response, which requires an additional count. */
  include_total?: boolean;
}

/** Texts, pages and files that agents answer from. */
export class KnowledgeBasesApi extends Resource {
  /**
   * List knowledge bases.
   * Lists the knowledge bases of the workspace, newest first.
   * GET /v1/knowledge-base
   * @throws ApiError invalid_cursor
   */
  list(options?: ListKnowledgeBasesOptions): PagePromise<KnowledgeBase, KnowledgeBasePage> {
    return this.page<KnowledgeBase, KnowledgeBasePage>({ method: 'GET', path: '/v1/knowledge-base', query: pick(options, ['limit', 'cursor', 'include_total']) }, options);
  }

  /**
   * Create a knowledge base.
   * Creates an empty knowledge base. Add sources to it, then add its id to `knowledge_base_ids` of
   * agents.
   * POST /v1/knowledge-base
   */
  create(body: KnowledgeBaseCreate, options?: RequestOptions): ApiPromise<KnowledgeBase> {
    return this.json<KnowledgeBase>({ method: 'POST', path: '/v1/knowledge-base', body: jsonBody(body), keyed: true }, options);
  }

  /**
   * List knowledge bases (second spelling).
   * Lists the knowledge bases of the workspace, newest first.
   * GET /v1/knowledge-bases
   * @throws ApiError invalid_cursor
   */
  listPlural(options?: ListKnowledgeBasesPluralOptions): PagePromise<KnowledgeBase, KnowledgeBasePage> {
    return this.page<KnowledgeBase, KnowledgeBasePage>({ method: 'GET', path: '/v1/knowledge-bases', query: pick(options, ['limit', 'cursor', 'include_total']) }, options);
  }

  /**
   * Create a knowledge base (second spelling).
   * Creates an empty knowledge base. Add sources to it, then add its id to `knowledge_base_ids` of
   * agents.
   * POST /v1/knowledge-bases
   */
  createPlural(body: KnowledgeBaseCreate, options?: RequestOptions): ApiPromise<KnowledgeBase> {
    return this.json<KnowledgeBase>({ method: 'POST', path: '/v1/knowledge-bases', body: jsonBody(body), keyed: true }, options);
  }

  /**
   * Get a knowledge base.
   * Returns a knowledge base with the number of sources by status and the agents that use it.
   * GET /v1/knowledge-base/{id}
   * @throws ApiError knowledge_base_not_found, precondition_failed
   */
  get(id: string, options?: GetKnowledgeBaseOptions): ApiPromise<KnowledgeBase> {
    return this.json<KnowledgeBase>({ method: 'GET', path: `/v1/knowledge-base/${encodeURIComponent(id)}`, headers: { 'if-match': options?.ifMatch, 'if-none-match': options?.ifNoneMatch } }, options);
  }

  /**
   * Change a knowledge base.
   * JSON merge patch. If `chunking` changes, every source is split again. The existing chunks stay
   * searchable until then.
   * PATCH /v1/knowledge-base/{id}
   * @throws ApiError knowledge_base_not_found, precondition_failed
   */
  update(id: string, body: KnowledgeBaseUpdate, options?: UpdateKnowledgeBaseOptions): ApiPromise<KnowledgeBase> {
    return this.json<KnowledgeBase>({ method: 'PATCH', path: `/v1/knowledge-base/${encodeURIComponent(id)}`, body: jsonBody(body), headers: { 'if-match': options?.ifMatch } }, options);
  }

  /**
   * Delete a knowledge base.
   * Deletes the knowledge base and all its sources. Fails with 409 while an agent uses it, unless
   * `force` is set, which removes it from those agents.
   * DELETE /v1/knowledge-base/{id}
   * @throws ApiError knowledge_base_in_use, knowledge_base_not_found, precondition_failed
   */
  delete(id: string, options?: DeleteKnowledgeBaseOptions): ApiPromise<void> {
    return this.none({ method: 'DELETE', path: `/v1/knowledge-base/${encodeURIComponent(id)}`, query: pick(options, ['force']), headers: { 'if-match': options?.ifMatch } }, options);
  }

  /**
   * List sources.
   * Lists the sources without their `content`, newest first.
   * GET /v1/knowledge-base/{id}/sources
   * @throws ApiError invalid_cursor, knowledge_base_not_found
   */
  listSources(id: string, options?: ListKnowledgeBaseSourcesOptions): PagePromise<KnowledgeSource, KnowledgeSourcePage> {
    return this.page<KnowledgeSource, KnowledgeSourcePage>({ method: 'GET', path: `/v1/knowledge-base/${encodeURIComponent(id)}/sources`, query: pick(options, ['limit', 'cursor', 'include_total']) }, options);
  }

  /**
   * Add a source.
   * Adds a text (`content`), a page (`url`), or a file as multipart (txt, md, html, csv, pdf, docx; at
   * most 25 MiB). With `crawl`, the pages of the same site that the page links to are added as well, as
   * far as robots.txt allows. The source is read, split and embedded in the background: GET the source
   * to see its `status`.
   * POST /v1/knowledge-base/{id}/sources
   * @throws ApiError knowledge_base_full, knowledge_base_not_found, storage_full
   */
  addSource(id: string, body: KnowledgeSourceCreate, options?: RequestOptions): ApiPromise<KnowledgeSource> {
    return this.json<KnowledgeSource>({ method: 'POST', path: `/v1/knowledge-base/${encodeURIComponent(id)}/sources`, body: jsonBody(body), keyed: true }, options);
  }

  /**
   * Add a source (second spelling).
   * Adds a text (`content`), a page (`url`), or a file as multipart (txt, md, html, csv, pdf, docx; at
   * most 25 MiB). With `crawl`, the pages of the same site that the page links to are added as well, as
   * far as robots.txt allows. The source is read, split and embedded in the background: GET the source
   * to see its `status`.
   * POST /v1/knowledge-bases/{id}/sources
   * @throws ApiError knowledge_base_full, knowledge_base_not_found, storage_full
   */
  addSourcePlural(id: string, body: KnowledgeSourceCreate, options?: RequestOptions): ApiPromise<KnowledgeSource> {
    return this.json<KnowledgeSource>({ method: 'POST', path: `/v1/knowledge-bases/${encodeURIComponent(id)}/sources`, body: jsonBody(body), keyed: true }, options);
  }

  /**
   * Get a source.
   * Returns the status, sizes and times of a source, and the reason if it failed.
   * GET /v1/knowledge-base/{id}/sources/{src}
   * @throws ApiError knowledge_source_not_found
   */
  getSource(id: string, src: string, options?: RequestOptions): ApiPromise<KnowledgeSource> {
    return this.json<KnowledgeSource>({ method: 'GET', path: `/v1/knowledge-base/${encodeURIComponent(id)}/sources/${encodeURIComponent(src)}` }, options);
  }

  /**
   * Delete a source.
   * Deletes the source and its chunks immediately.
   * DELETE /v1/knowledge-base/{id}/sources/{src}
   * @throws ApiError knowledge_source_not_found
   */
  deleteSource(id: string, src: string, options?: RequestOptions): ApiPromise<void> {
    return this.none({ method: 'DELETE', path: `/v1/knowledge-base/${encodeURIComponent(id)}/sources/${encodeURIComponent(src)}` }, options);
  }

  /**
   * Refresh a source.
   * Fetches a URL again, or retries a failed source. The old content stays searchable until the new
   * content is ready. Unchanged content is not embedded again.
   * POST /v1/knowledge-base/{id}/sources/{src}/refresh
   * @throws ApiError knowledge_source_not_found
   */
  refreshSource(id: string, src: string, options?: RequestOptions): ApiPromise<KnowledgeSource> {
    return this.json<KnowledgeSource>({ method: 'POST', path: `/v1/knowledge-base/${encodeURIComponent(id)}/sources/${encodeURIComponent(src)}/refresh`, keyed: true }, options);
  }

  /**
   * List the chunks of a source.
   * Lists the chunks that a search can find, in the order of the source.
   * GET /v1/knowledge-base/{id}/sources/{src}/chunks
   * @throws ApiError invalid_cursor, knowledge_source_not_found
   */
  listChunks(id: string, src: string, options?: ListKnowledgeBaseChunksOptions): PagePromise<KnowledgeChunk, KnowledgeChunkPage> {
    return this.page<KnowledgeChunk, KnowledgeChunkPage>({ method: 'GET', path: `/v1/knowledge-base/${encodeURIComponent(id)}/sources/${encodeURIComponent(src)}/chunks`, query: pick(options, ['chunk_id', 'limit', 'cursor', 'include_total']) }, options);
  }

  /**
   * Search a knowledge base.
   * Searches by meaning and by words, and combines both rankings. Returns `limit` chunks, or all chunks
   * if there are fewer.
   * POST /v1/knowledge-base/{id}/query
   * @throws ApiError knowledge_base_not_found, provider_failed
   */
  query(id: string, body: KnowledgeQuery, options?: RequestOptions): ApiPromise<KnowledgeAnswer> {
    return this.json<KnowledgeAnswer>({ method: 'POST', path: `/v1/knowledge-base/${encodeURIComponent(id)}/query`, body: jsonBody(body) }, options);
  }

  /**
   * Upload a file as a source.
   * Adds a text (`content`), a page (`url`), or a file as multipart (txt, md, html, csv, pdf, docx; at
   * most 25 MiB). With `crawl`, the pages of the same site that the page links to are added as well, as
   * far as robots.txt allows. The source is read, split and embedded in the background: GET the source
   * to see its `status`.
   * POST /v1/knowledge-base/{id}/sources/upload
   * @throws ApiError knowledge_base_full, knowledge_base_not_found, storage_full
   */
  uploadSource(id: string, body: KnowledgeSourceUpload, options?: RequestOptions): ApiPromise<KnowledgeSource> {
    return this.json<KnowledgeSource>({ method: 'POST', path: `/v1/knowledge-base/${encodeURIComponent(id)}/sources/upload`, body: formBody(body, ['file']), keyed: true }, options);
  }
}
