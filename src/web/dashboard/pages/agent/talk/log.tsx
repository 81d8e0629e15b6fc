// The lines of the pane. Lines of the caller can be repeated with the current draft, or saved as a test. Invariant: a reader who
// scrolled up is not moved.
import { Fragment } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { minutes } from '../../../../conversation/format.ts';
import type { TranscriptLine } from '../../../../conversation/view.ts';
import * as WORDS from '../../../../conversation/labels.ts';
import { Icon } from '../../../parts/icon.tsx';
import { lazy } from '../../../shell/router.ts';
import type { TalkState } from './use-talk.ts';

const TestCaseDialog = lazy(() => import('../../on-demand.ts').then((m) => m.PARTS), 'TestCaseDialog');

/** This close to the end counts as at the end. */
const NEAR_PX = 80;

interface LogProps {
  talk: TalkState;
  /** Null: the user lacks the permission. */
  repeat: ((line: TranscriptLine) => void) | null;
  agentId: string;
}

export function Log({ talk: { view, editedAfter }, repeat, agentId }: LogProps) {
  const log = useRef<HTMLDivElement>(null);
  const isNear = useRef(true);
  const [tested, setTested] = useState<TranscriptLine | null>(null);
  const { lines, agentName } = view;
  useLayoutEffect(() => {
    if (isNear.current) log.current!.scrollTop = log.current!.scrollHeight;
  }, [lines]);
  const onScroll = ({
    currentTarget: { scrollHeight, scrollTop, clientHeight },
  }: {
    currentTarget: HTMLElement;
  }): void => {
    isNear.current = scrollHeight - scrollTop - clientHeight < NEAR_PX;
  };
  const upTo = (line: TranscriptLine): string[] =>
    lines
      .slice(0, lines.findIndex(({ id }) => id === line.id) + 1)
      .flatMap(({ role, text }) => (role === 'user' ? [text] : []));
  return (
    <div
      class="log"
      role="log"
      aria-live="off"
      aria-label={WORDS.transcript}
      tabIndex={0}
      ref={log}
      onScroll={onScroll}
    >
      {lines.length === 0 && (
        <p class="dim">Write or call. Nothing that you type in the editor has to be saved first.</p>
      )}
      <ol>
        {lines.map((line) => (
          <Fragment key={line.id}>
            <Line line={line} agent={agentName ?? WORDS.agent}>
              {repeat && line.role === 'user' && line.final && !line.pending && (
                <span class="line-does">
                  <button type="button" class="btn s quiet" onClick={() => repeat(line)}>
                    <Icon name="refresh" />
                    Ask again
                    <span class="vh">: {line.text}</span>
                  </button>
                  <button type="button" class="btn s quiet" onClick={() => setTested(line)}>
                    <Icon name="flask" />
                    Test
                    <span class="vh">: {line.text}</span>
                  </button>
                </span>
              )}
            </Line>
            {editedAfter.has(line.id) && (
              <li class="edited">
                <span>Edited. {agentName} uses it from here.</span>
              </li>
            )}
          </Fragment>
        ))}
        {view.answering && (
          <li class="agent dim" aria-hidden="true">
            …
          </li>
        )}
      </ol>
      {tested && <TestCaseDialog agentId={agentId} says={upTo(tested)} callId={null} close={() => setTested(null)} />}
    </div>
  );
}

function Line({ line, agent, children }: { line: TranscriptLine; agent: string; children: preact.ComponentChildren }) {
  const { role, text, final, atMs, totalMs, cut, pending, more } = line;
  if (role === 'note') {
    const words = totalMs === undefined ? text : `${text} · ${totalMs} ms`;
    return (
      <li class="did">
        {more ? (
          <details>
            <summary>{words}</summary>
            <ul>
              {more.map((each) => (
                <li key={each}>{each}</li>
              ))}
            </ul>
          </details>
        ) : (
          words
        )}
      </li>
    );
  }
  const facts = [atMs === null ? '' : minutes(atMs), totalMs === undefined ? '' : `${totalMs} ms`].filter(Boolean);
  return (
    <li class={`${role} ${final ? '' : 'partial'}`}>
      <p class="row">
        <b>{role === 'agent' ? agent : WORDS.you}</b>
        <span class="num dim">{facts.join(' · ')}</span>
        <span class="sp" />
        {children}
      </p>
      <p>{text}</p>
      {(cut || pending) && <p class="dim t12">{cut ? WORDS.cut : WORDS.waiting}</p>}
    </li>
  );
}
