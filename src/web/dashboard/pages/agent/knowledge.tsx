// The agent's knowledge: the attached knowledge bases, and the passages that answer a question.
import { useCallback, useState } from 'preact/hooks';
import type { KnowledgeBase, KnowledgeMatch } from '../../../../../generated/types.ts';
import { reasonOf } from '../../api/failure.ts';
import { usePages } from '../../api/pages.ts';
import { useSend } from '../../api/send.ts';
import { Blocks, type DrawRow } from '../../parts/blocks.tsx';
import { ListFrame } from '../../parts/list.tsx';
import { Empty } from '../../parts/state-box.tsx';
import { useCan } from '../../shell/me.tsx';
import { countOf } from '../../parts/when.tsx';
import type { Edits } from './edits.ts';
import { FailedNote } from '../../parts/dialog.tsx';
import { Check } from '../../parts/input.tsx';

const FIELD = 'knowledge_base_ids';
const MAX_PASSAGES = 5;

export function KnowledgeTab({ edits }: { edits: Edits }) {
  const bases = usePages('/v1/knowledge-base', { query: { limit: 100 } });
  const attached = edits.valueOf<readonly string[]>(FIELD);
  const toggle = (id: string): void =>
    edits.set(FIELD, attached.includes(id) ? attached.filter((each) => each !== id) : [...attached, id]);
  const row = useCallback<DrawRow<KnowledgeBase>>(
    (base, at) => (
      <div key={base.id} role="listitem" data-row={at} class="row wrap">
        <Check checked={attached.includes(base.id)} set={() => toggle(base.id)}>
          <b>{base.name}</b>
        </Check>
        <span class="mut">{countOf(base.chunks, 'passage')}</span>
        <Reading base={base} />
        <span class="sp" />
        <a href={`/app/knowledge/${base.id}`}>
          Open<span class="vh"> {base.name}</span>
        </a>
      </div>
    ),
    [attached],
  );
  const names = new Map(bases.items.map(({ id, name }) => [id, name]));
  return (
    <>
      <ListFrame
        pages={bases}
        byPress
        loading={3}
        empty={
          <Empty title="No knowledge yet">
            <p>A knowledge base holds texts, pages and files. The agent answers from the passages that fit.</p>
            <a class="btn primary" href="/app/knowledge">
              To the knowledge
            </a>
          </Empty>
        }
      >
        <fieldset class="ticks">
          <legend class="t12 mut">
            The agent answers from {edits.isChanged(FIELD) && <span class="badge ok">changed</span>}
          </legend>
          <div class="card rows-of" role="list">
            <Blocks as="div" name="knowledge" items={bases.items} keyOf={({ id }) => id} row={row} />
          </div>
        </fieldset>
      </ListFrame>
      {bases.items.length > 0 && <Ask bases={attached} names={names} />}
    </>
  );
}

function Reading({ base: { sources } }: { base: KnowledgeBase }) {
  if (sources.failed > 0) return <span class="badge bad">{sources.failed} could not be read</span>;
  const reading = sources.pending + sources.processing;
  return reading > 0 ? <span class="badge live">reading {reading}</span> : <span class="badge ok">ready</span>;
}

type Match = KnowledgeMatch & { base: string };

/** Searches each attached base, saved or not. */
function Ask({ bases, names }: { bases: readonly string[]; names: ReadonlyMap<string, string> }) {
  const can = useCan('write');
  const [query, setQuery] = useState('');
  const [found, setFound] = useState<readonly Match[] | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const [mutate, isPending] = useSend('post', '/v1/knowledge-base/{id}/query');
  const ask = (event: Event): void => {
    event.preventDefault();
    setFailed(null);
    const one = async (id: string): Promise<Match[]> => {
      const { data } = await mutate({
        path: { id },
        body: { query: query.trim(), limit: MAX_PASSAGES },
      });
      return data.map((match) => ({ ...match, base: names.get(id) ?? id }));
    };
    Promise.all(bases.map(one)).then(
      (all) =>
        setFound(
          all
            .flat()
            .toSorted((a, b) => (b.similarity ?? 0) - (a.similarity ?? 0))
            .slice(0, MAX_PASSAGES),
        ),
      (error: unknown) => setFailed(reasonOf(error)),
    );
  };
  if (bases.length === 0) return <p class="mut">Nothing is attached: it answers from its prompt alone.</p>;
  return (
    <section class="card group">
      <h2>What would answer?</h2>
      <form class="row" onSubmit={ask}>
        <input
          class="field"
          required
          aria-label="A question, as a caller asks it"
          placeholder="A question, as a caller asks it"
          value={query}
          onInput={({ currentTarget }) => setQuery(currentTarget.value)}
        />
        <button type="submit" class="btn" disabled={!can || isPending || query.trim() === ''}>
          Find
        </button>
      </form>
      <FailedNote text={failed} />
      <p class="vh" role="status">
        {found && `${found.length} passages`}
      </p>
      {found?.length === 0 && <p class="mut">No passage matches. The agent would have nothing to answer with.</p>}
      <ol class="runs">
        {found?.map(({ chunk_id: id, base, title, text, similarity }) => (
          <li key={id}>
            <p class="row">
              <b>{title ?? base}</b>
              <span class="sp" />
              {similarity !== null && <span class="num dim">{similarity.toFixed(2)}</span>}
            </p>
            <p class="mut">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
