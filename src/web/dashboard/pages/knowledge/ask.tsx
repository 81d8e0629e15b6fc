// Searches a knowledge base as an agent does: the best passages, in order. Choosing one shows it in its source.
import { useState } from 'preact/hooks';
import type { KnowledgeBase, KnowledgeMatch } from '../../../../../generated/types.ts';
import { reasonOf } from '../../api/failure.ts';
import { requestOf } from '../../api/curl.ts';
import { useSend } from '../../api/send.ts';
import { CurlButton } from '../../parts/copy.tsx';
import { useCan } from '../../shell/me.tsx';
import { AllowedNote } from '../../shell/allowed-note.tsx';
import { countOf } from '../../parts/when.tsx';
import { qualityOf } from './words.ts';
import { Input } from '../../parts/input.tsx';

const PATH = '/v1/knowledge-base/{id}/query';
const MAX_PASSAGES = 6;

interface AskProps {
  base: KnowledgeBase;
  answered: (matches: readonly KnowledgeMatch[]) => void;
  /** Shows this passage in its source. */
  show: (chunk: string) => void;
}

export function Ask({ base: { id, chunks }, answered, show }: AskProps) {
  const can = useCan('write');
  const [query, setQuery] = useState('');
  const [answer, setAnswer] = useState<{ query: string; matches: readonly KnowledgeMatch[] } | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const [mutate, isPending] = useSend('post', PATH);
  const ask = (event: Event): void => {
    event.preventDefault();
    if (isPending || query.trim() === '') return;
    setFailed(null);
    const asked = query.trim();
    mutate({ path: { id }, body: { query: asked, limit: MAX_PASSAGES } }).then(
      ({ data }) => {
        setAnswer({ query: asked, matches: data });
        answered(data);
        if (data[0]) show(data[0].chunk_id);
      },
      (error: unknown) => setFailed(reasonOf(error)),
    );
  };
  return (
    <section class="ask card" aria-label="Ask">
      <header>
        <h2>Ask</h2>
        <span class="sp" />
        <CurlButton request={requestOf('post', PATH, { path: { id }, body: { query, limit: MAX_PASSAGES } })} />
      </header>
      <form class="ask-form" onSubmit={ask}>
        <AllowedNote scope="write" />
        <Input
          label="A question, as a caller asks it"
          value={query}
          placeholder="When do you open on Saturday?"
          set={setQuery}
        />
        <button type="submit" class="btn primary" disabled={!can || isPending || query.trim() === '' || chunks === 0}>
          {isPending ? 'Searching' : 'Find the passages'}
        </button>
        {chunks === 0 && <p class="t12 mut">There are no passages yet. Add a source first.</p>}
      </form>
      {failed !== null && (
        <p class="c-bad ask-form" role="alert">
          {failed}
        </p>
      )}
      <p class="vh" role="status">
        {answer && `${countOf(answer.matches.length, 'passage')} found`}
      </p>
      {answer && <Answers matches={answer.matches} show={show} />}
    </section>
  );
}

function Answers({ matches, show }: { matches: readonly KnowledgeMatch[]; show: (chunk: string) => void }) {
  if (matches.length === 0)
    return <p class="ask-form mut">No passage matches. The agent would have nothing to answer with.</p>;
  return (
    <ol class="answers lined">
      {matches.map((match, i) => (
        <li key={match.chunk_id}>
          <button type="button" class="answer" onClick={() => show(match.chunk_id)}>
            <span class="row t12">
              <b class="c-warn">{i + 1}</b>
              <span class="mut tr">{match.title ?? match.heading ?? match.url ?? 'Text'}</span>
              <span class="sp" />
              <Quality match={match} />
            </span>
            <span class="text answer-text">{match.text}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}

function Quality({ match }: { match: KnowledgeMatch }) {
  const words = qualityOf(match);
  if (words === null) return null;
  return (
    <span class="dim">
      {words} <span class="num">{match.similarity!.toFixed(2)}</span>
    </span>
  );
}
