// Texts about sources and their passages.
import type { KnowledgeMatch, KnowledgeSource, KnowledgeSourceStatus } from '../../../../../generated/types.ts';

/** Related text has at least this similarity with the built-in embedder. */
const RELATED = 0.4;

export const STATUS_WORDS: Readonly<Record<KnowledgeSourceStatus, string>> = {
  pending: 'waiting',
  processing: 'reading',
  ready: 'ready',
  failed: 'failed',
};

export function titleOf({ metadata, file_name: file, url, type }: KnowledgeSource): string {
  const { title } = metadata;
  if (typeof title === 'string' && title !== '') return title;
  return file ?? url ?? (type === 'text' ? 'Text' : 'Source');
}

/** Null: not measured yet. */
export function qualityOf({ similarity }: KnowledgeMatch): string | null {
  if (similarity === null) return null;
  return similarity >= RELATED ? 'close in meaning' : 'hardly related';
}

export function isOver({ status }: { status: KnowledgeSourceStatus }): boolean {
  return status === 'ready' || status === 'failed';
}
