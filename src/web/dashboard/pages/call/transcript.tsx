// What was said and done. The line at the cursor is tinted; a press on a word plays the recording from there. Function runs and
// knowledge searches expand to their requests and responses.
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Call, TimelineSearch, Transcript } from '../../../../../generated/types.ts';
import { useGet } from '../../api/get.ts';
import { CopyButton } from '../../parts/copy.tsx';
import { clockOf, numberOf } from '../../parts/when.tsx';
import { Body } from './body.tsx';
import type { Cursor } from './cursor.ts';
import { saidAt, startOf, type NameOf, type SaidTurn, type Turn } from './turns.ts';
import { LineActions } from './line-actions.tsx';

interface TranscriptProps {
  turns: readonly Turn[];
  cursor: Cursor;
  nameOf: NameOf;
  call: Call;
  transcript: Transcript | null;
}

export function TranscriptView({ turns, cursor, nameOf, call, transcript }: TranscriptProps) {
  const current = saidAt(turns, cursor.at.use());
  return (
    <section class="stack transcript" aria-labelledby="transcript">
      <header class="row">
        <h2 id="transcript">Transcript</h2>
        <span class="sp" />
        {transcript !== null && transcript.text !== '' && (
          <CopyButton kind="s quiet" label="Copy text" text={() => transcript.text} />
        )}
      </header>
      {turns.length === 0 && transcript && <p class="dim">{whyEmpty(call)}</p>}
      <ol>
        {turns.map((turn) => (
          <TurnRow
            key={`${turn.kind}${turn.sequence}`}
            turn={turn}
            cursor={cursor}
            nameOf={nameOf}
            isCurrent={turn.sequence === current}
          >
            {turn.kind === 'said' && turn.utterance.role === 'user' && call.end_time !== null && (
              <LineActions call={call} turns={turns} line={turn} />
            )}
          </TurnRow>
        ))}
      </ol>
    </section>
  );
}

function whyEmpty({ end_time: end, removed }: Call): string {
  if (removed?.transcript_at) return 'The transcript was removed because its retention time was over.';
  return end === null ? 'Nothing was said yet.' : 'Nothing was said in this call.';
}

interface RowProps {
  turn: Turn;
  cursor: Cursor;
  nameOf: NameOf;
  isCurrent: boolean;
  /** Content below the line. */
  children: ComponentChildren;
}

function TurnRow({ turn, cursor, nameOf, isCurrent, children }: RowProps) {
  const element = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isCurrent && cursor.at.get() > 0) element.current?.scrollIntoView({ block: 'nearest' });
  }, [isCurrent]);
  const start = startOf(turn);
  const side = turn.kind === 'said' ? turn.utterance.role : 'did';
  return (
    <li ref={element} class={`turn ${side} ${isCurrent ? 'on' : ''}`} aria-current={isCurrent ? 'true' : undefined}>
      {start === null ? (
        <span />
      ) : (
        <button type="button" class="at num" onClick={() => cursor.seek(start, true)}>
          {clockOf(start)}
          <span class="vh">, play from here</span>
        </button>
      )}
      {turn.kind === 'said' && (
        <div>
          <Said turn={turn} cursor={cursor} nameOf={nameOf} />
          {children}
        </div>
      )}
      {turn.kind === 'ran' && <Ran run={turn.run} />}
      {turn.kind === 'searched' && <Searched search={turn.search} />}
    </li>
  );
}

function Said({ turn, cursor, nameOf }: { turn: SaidTurn; cursor: Cursor; nameOf: NameOf }) {
  const { text, start_ms: from, end_ms: to, interrupted, language } = turn.utterance;
  const words = text.split(/(?<=\s)/);
  let at = 0;
  const press = ({ target }: Event): void => {
    const offset = Number((target as HTMLElement).dataset['at']);
    // Speech is roughly even, so the share of the letters before a word approximates its time.
    if (!Number.isNaN(offset)) cursor.seek((from + ((to - from) * offset) / Math.max(1, text.length)) / 1000, true);
  };
  return (
    <div>
      {/* For the keyboard, the button of the time does the same per line. */}
      <p onClick={press}>
        <b>{nameOf(turn)}</b> {turn.takesOver && <span class="badge">took over</span>}{' '}
        {language && <span class="badge">{language}</span>}{' '}
        {words.map((word) => {
          const offset = at;
          at += word.length;
          return (
            <span key={offset} class="word" data-at={offset}>
              {word}
            </span>
          );
        })}
      </p>
      {(turn.latency || interrupted) && (
        <p class="dim t12">
          {turn.latency && `${numberOf(turn.latency.total_ms)} ms to first sound`}
          {turn.latency && interrupted && ' · '}
          {interrupted && `interrupted after ${((to - from) / 1000).toFixed(1)} s`}
        </p>
      )}
    </div>
  );
}

function Ran({ run }: { run: Extract<Turn, { kind: 'ran' }>['run'] }) {
  const { name, arguments: given, ok, result, start_ms: from, end_ms: to } = run;
  return (
    <details class="card did-box">
      <summary>
        <span class="strong">{name}</span>
        <span class={ok ? 'badge ok' : 'badge bad'}>{ok ? 'worked' : 'failed'}</span>
        <span class="sp" />
        <span class="num">{numberOf(to - from)} ms</span>
      </summary>
      <div class="two">
        <div>
          <h3>Arguments</h3>
          <Body value={given} />
        </div>
        <div>
          <h3>Answer</h3>
          <Body value={result} />
        </div>
      </div>
    </details>
  );
}

function Searched({ search: { query, passages, ms } }: { search: TimelineSearch }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details class="card did-box" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <span class="strong">Searched knowledge</span>
        <span class="mut tr">“{query}”</span>
        <span class="sp" />
        <span class="dim">{passages.length} found</span>
        <span class="num">{numberOf(ms)} ms</span>
      </summary>
      {isOpen && (
        <ol class="passages">
          {passages.map((passage) => (
            <Passage key={`${passage.source_id}${passage.position}`} passage={passage} />
          ))}
        </ol>
      )}
    </details>
  );
}

/** The text is read from the source, where it may have changed since. */
function Passage({ passage }: { passage: TimelineSearch['passages'][number] }) {
  const { chunk_id: chunk, knowledge_base_id: id, source_id: src, position, title, score } = passage;
  const { data, error } = useGet(
    '/v1/knowledge-base/{id}/sources/{src}/chunks',
    { path: { id: id!, src }, query: { chunk_id: chunk! } },
    // Calls of earlier releases lack the ids.
    { enabled: !!id && !!chunk },
  );
  return (
    <li>
      <div class="row">
        <span class="strong tr">{title ?? src}</span>
        {position !== null && <span class="dim">passage {position + 1}</span>}
        <span class="sp" />
        <span class="num">{score.toFixed(2)}</span>
      </div>
      <p>{error ? error.message : data && (data.data[0]?.text ?? 'It is no longer in the source.')}</p>
    </li>
  );
}
