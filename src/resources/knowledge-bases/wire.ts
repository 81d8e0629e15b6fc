// Knowledge base, source and chunk rows → API objects, field by field, so that no column leaks.
import type {
  KnowledgeBase,
  KnowledgeChunk,
  KnowledgeMatch,
  KnowledgeSource,
  KnowledgeSourceError,
} from '../../../generated/types.ts';
import { iso, isoOrNull } from '../../core/time.ts';
import type { BaseCounts, BaseRow } from './store.ts';
import type { ChunkRow } from './store/chunks.ts';
import type { FoundChunk } from './store/search.ts';
import type { ListedSource, SourceRow } from './store/sources.ts';

export function toKnowledgeBase(row: BaseRow, counts: BaseCounts): KnowledgeBase {
  const { pending, processing, ready, failed, chunks, bytes, agentIds } = counts;
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    chunking: { max_chars: row.max_chars, overlap_chars: row.overlap_chars },
    refresh_interval_seconds: row.refresh_interval_seconds,
    sources: { pending, processing, ready, failed },
    chunks,
    bytes: Number(bytes),
    agent_ids: agentIds,
    created_at: iso(row.created_at),
    updated_at: iso(row.updated_at),
  };
}

export function toSource(row: ListedSource | SourceRow): KnowledgeSource {
  return {
    id: row.id,
    knowledge_base_id: row.knowledge_base_id,
    type: row.type,
    status: row.status,
    error:
      row.error_code === null
        ? null
        : { code: row.error_code as KnowledgeSourceError['code'], detail: row.error_detail ?? '' },
    metadata: row.metadata,
    content: 'content' in row ? row.content : null,
    url: row.url,
    crawl: row.crawl,
    file_name: row.file_name,
    content_type: row.content_type,
    bytes: Number(row.bytes),
    chunks: row.chunks,
    pages: row.pages,
    last_fetched_at: isoOrNull(row.last_fetched_at),
    next_refresh_at: isoOrNull(row.next_refresh_at),
    created_at: iso(row.created_at),
    updated_at: iso(row.updated_at),
  };
}

export function toChunk({ id, position, text, title, heading, url }: ChunkRow): KnowledgeChunk {
  return { id, position, text, title, heading, url };
}

export interface ScoredChunk extends FoundChunk {
  score: number;
}

export function toMatch(chunk: ScoredChunk): KnowledgeMatch {
  const { id, text, score, similarity, source_id, metadata, position, heading, url } = chunk;
  return { chunk_id: id, text, score, similarity, source_id, metadata, position, title: titleOf(chunk), heading, url };
}

/** Returns the owner's title, or else the document's own. */
export function titleOf({ metadata, title }: Pick<FoundChunk, 'metadata' | 'title'>): string | null {
  const given = metadata['title'];
  return typeof given === 'string' && given !== '' ? given : title;
}
