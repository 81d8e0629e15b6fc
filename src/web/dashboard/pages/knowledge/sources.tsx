// The sources of a knowledge base, newest first: their status, the reason of a failure, and their passages. Passages that match
// the question are highlighted, including those beyond the first page of a long source.
import { useCallback, useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { KnowledgeChunk, KnowledgeMatch, KnowledgeSource } from '../../../../../generated/types.ts';
import { usePages } from '../../api/pages.ts';
import { useSend } from '../../api/send.ts';
import { Blocks, type DrawRow } from '../../parts/blocks.tsx';
import { ConfirmDialog } from '../../parts/dialog.tsx';
import { Folds, ListFrame } from '../../parts/list.tsx';
import { toast } from '../../parts/toast.tsx';
import { AllowedButton } from '../../shell/me.tsx';
import { countOf } from '../../parts/when.tsx';
import { STATUS_WORDS, isOver, titleOf } from './words.ts';

/** The passage to show; a new object for each request. */
export interface Shown {
  chunk: string;
}

interface SourcesProps {
  sources: ReturnType<typeof usePages<'/v1/knowledge-base/{id}/sources'>>;
  matches: readonly KnowledgeMatch[];
  shown: Shown | null;
  changed: () => void;
}

export function Sources({ sources, matches, shown, changed }: SourcesProps) {
  const { items } = sources;
  const latest = useRef(changed);
  latest.current = changed;
  const row: DrawRow<KnowledgeSource> = useCallback(
    (source, at, _before, isStop) => (
      <Source
        key={source.id}
        at={at}
        isStop={isStop}
        source={source}
        lit={matches.filter(({ source_id: id }) => id === source.id)}
        ranks={matches}
        shown={shown}
        changed={() => latest.current()}
      />
    ),
    [matches, shown],
  );
  const place = useMemo(() => {
    const match = matches.find(({ chunk_id: id }) => id === shown?.chunk);
    return shown && { at: items.findIndex(({ id }) => id === match?.source_id) };
  }, [shown]);
  return (
    <Folds
      class="kb-list"
      caption="Sources, newest first"
      pages={sources}
      keyOf={({ id }) => id}
      row={row}
      shown={place}
      loading={4}
      empty={<p class="mut kb-none">Nothing to look up yet. Agents find only what is added here.</p>}
    />
  );
}

interface SourceProps {
  at: number;
  isStop: boolean;
  source: KnowledgeSource;
  lit: readonly KnowledgeMatch[];
  ranks: readonly KnowledgeMatch[];
  shown: Shown | null;
  changed: () => void;
}

const TONE = { pending: '', processing: 'live', ready: 'ok', failed: 'bad' } as const;

function Source({ at, isStop, source, lit, ranks, shown, changed }: SourceProps) {
  const { status, pages, chunks, error } = source;
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (lit.some(({ chunk_id: id }) => id === shown?.chunk)) setOpen(true);
  }, [shown]);
  return (
    <details
      data-row={at}
      class={lit.length > 0 ? 'source lit' : 'source'}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary tabIndex={isStop ? 0 : -1}>
        <span class={`badge ${TONE[status]}`}>{STATUS_WORDS[status]}</span>
        <span class="strong tr">{titleOf(source)}</span>
        <span class="sp" />
        {lit.length > 0 && (
          <span class="badge warn">answer {lit.map((match) => ranks.indexOf(match) + 1).join(', ')}</span>
        )}
        <span class="mut t12">
          {status === 'processing' && pages > 0 && `${countOf(pages, 'page')} so far`}
          {status === 'ready' && countOf(chunks, 'passage')}
        </span>
      </summary>
      {isOpen && (
        <div class="kb-open">
          {error && <p class="c-bad">{error.detail}</p>}
          <SourceActions source={source} changed={changed} />
          {status === 'ready' && <Passages source={source} lit={lit} ranks={ranks} shown={shown} />}
        </div>
      )}
    </details>
  );
}

function SourceActions({ source, changed }: { source: KnowledgeSource; changed: () => void }) {
  const { id: src, knowledge_base_id: id, url, status } = source;
  const path = { id, src };
  const [refresh] = useSend('post', '/v1/knowledge-base/{id}/sources/{src}/refresh');
  const [remove] = useSend('delete', '/v1/knowledge-base/{id}/sources/{src}');
  const [isDeleting, setDeleting] = useState(false);
  const readAgain = (): void => {
    refresh({ path }).then(changed, (error: Error) => toast(error.message));
  };
  return (
    <p class="row wrap">
      {url !== null && <code class="tr">{url}</code>}
      <span class="sp" />
      {isOver({ status }) && (
        <AllowedButton scope="write" kind="s" onClick={readAgain}>
          Read again
        </AllowedButton>
      )}
      <AllowedButton scope="write" kind="s danger" onClick={() => setDeleting(true)}>
        Delete<span class="vh"> {titleOf(source)}</span>
      </AllowedButton>
      {isDeleting && (
        <ConfirmDialog
          title={`Delete “${titleOf(source)}”`}
          action="Delete the source"
          isDanger
          run={() => remove({ path }).then(changed)}
          close={() => setDeleting(false)}
        >
          <p>Its passages will no longer be found. This cannot be undone.</p>
        </ConfirmDialog>
      )}
    </p>
  );
}

type PassagesProps = Pick<SourceProps, 'source' | 'lit' | 'ranks' | 'shown'>;

function Passages({ source: { id: src, knowledge_base_id: id }, lit, ranks, shown }: PassagesProps) {
  const pages = usePages('/v1/knowledge-base/{id}/sources/{src}/chunks', { path: { id, src } });
  const { items } = pages;
  const all = useMemo(() => {
    const loaded = new Set(items.map((chunk) => chunk.id));
    const beyond = lit.filter((match) => !loaded.has(match.chunk_id));
    return [...items, ...beyond.map((match): KnowledgeChunk => ({ ...match, id: match.chunk_id }))].toSorted(
      (a, b) => a.position - b.position,
    );
  }, [items, ranks]);
  const row = useCallback<DrawRow<KnowledgeChunk>>(
    (chunk, at) => (
      <Passage
        key={chunk.id}
        at={at}
        chunk={chunk}
        rank={ranks.findIndex((match) => match.chunk_id === chunk.id) + 1}
        shown={shown?.chunk === chunk.id ? shown : null}
      />
    ),
    [ranks, shown],
  );
  return (
    <div class="kb-passages scrolls" tabIndex={0} role="group" aria-label="Passages">
      <ListFrame pages={pages} empty={null} loading={3}>
        <div role="list">
          <Blocks
            as="div"
            name={src}
            items={all}
            keyOf={(chunk) => chunk.id}
            row={row}
            stop={all.findIndex((chunk) => chunk.id === shown?.chunk)}
          />
        </div>
      </ListFrame>
    </div>
  );
}

/** @param rank position among the matches; 0: it is none */
function Passage({ at, chunk, rank, shown }: { at: number; chunk: KnowledgeChunk; rank: number; shown: Shown | null }) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (shown) element.current!.scrollIntoView({ block: 'nearest' });
  }, [shown]);
  return (
    <div ref={element} role="listitem" data-row={at} class={rank > 0 ? 'passage on' : 'passage'}>
      <p class="t12 dim">
        {rank > 0 && <b class="c-warn">Answer {rank} · </b>}
        passage {chunk.position + 1}
        {chunk.heading !== null && ` · ${chunk.heading}`}
      </p>
      <p class="text">{chunk.text}</p>
    </div>
  );
}
