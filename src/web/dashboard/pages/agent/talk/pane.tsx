// The docked pane that talks to the edited agent before it is saved: in writing, where each message uses the current draft, and
// by voice over the line that visitors of a widget use. It shows the time of each turn, and any line can be repeated.
import { useEffect, useState } from 'preact/hooks';
import { isUp, type TranscriptLine } from '../../../../conversation/view.ts';
import { useGet } from '../../../api/get.ts';
import { Icon } from '../../../parts/icon.tsx';
import { TwoVoiceLine } from '../../../parts/two-voice-line.tsx';
import { useCan } from '../../../shell/me.tsx';
import { go, useAddress } from '../../../shell/router.ts';
import type { Edits } from '../edits.ts';
import { Controls } from './controls.tsx';
import { Log } from './log.tsx';
import { startFromCall } from './from-call.ts';
import { useLevels } from './use-levels.ts';
import { NOTHING, useTalk, type TalkState } from './use-talk.ts';
import { Waterfall } from './waterfall.tsx';
import './talk.css';

export function TalkPane({ edits }: { edits: Edits }) {
  const talk = useTalk(edits);
  const { view, announced, warnings, begin } = talk;
  const can = useCan('write');
  const peaks = useLevels(talk.conversation, isUp(view));
  const [failed, setFailed] = useState<string | null>(null);
  useCallInAddress((start) => begin(start), setFailed);
  const repeatLine = (line: TranscriptLine): void => {
    const index = view.lines.findIndex(({ id }) => id === line.id);
    begin({ lines: view.lines.slice(0, index).map(settled), say: line.text });
  };
  const isFresh = view.lines.length === 0 && view.phase.at === 'idle';
  return (
    <aside class="talk" aria-label="Talk to the draft">
      <header class="row">
        <h2>Talk to it</h2>
        <span class="badge live">
          {edits.changed.length > 0 ? 'with what you typed' : `version ${edits.base.version}`}
        </span>
        <span class="sp" />
        {!isFresh && (
          <button type="button" class="btn s quiet" onClick={() => begin(NOTHING)}>
            <Icon name="refresh" />
            New
          </button>
        )}
      </header>
      {peaks && (
        <div class="talk-line">
          <TwoVoiceLine peaks={peaks} bars={70} height={44} />
        </div>
      )}
      <Log talk={talk} repeat={can ? repeatLine : null} agentId={edits.base.agent_id} />
      <Untried edits={edits} talk={talk} />
      {failed !== null && <p class="note bad">{failed}</p>}
      {warnings.map(({ pointer, detail }) => (
        <p key={pointer} class="note warn">
          {detail}
        </p>
      ))}
      <Waterfall measured={talk.measured} />
      {can ? (
        <Controls talk={talk} />
      ) : (
        <p class="note plain">Talking costs money, so it requires the member, admin or owner role.</p>
      )}
      <p class="vh" role="status">
        {announced.urgent ? '' : announced.text}
      </p>
      <p class="vh" role="alert">
        {announced.urgent ? announced.text : ''}
      </p>
    </aside>
  );
}

/** Converts a line to one of an earlier conversation. */
function settled(line: TranscriptLine): TranscriptLine {
  return { ...line, id: `before/${line.id}`, final: true, atMs: null, pending: false };
}

/** Lists edits that the conversation does not use, to prevent wrong conclusions. */
function Untried({ edits: { savedFirst }, talk: { isBehind, refused, begin } }: { edits: Edits; talk: TalkState }) {
  return (
    <>
      {isBehind && (
        <p class={`note ${refused === null ? 'plain' : 'warn'}`}>
          {refused === null
            ? 'The call uses your edit as soon as nobody speaks.'
            : `The call continues without your edit. ${refused}`}{' '}
          {refused !== null && (
            <button type="button" class="btn s" onClick={() => begin({ ...NOTHING, isCall: true })}>
              Call again
            </button>
          )}
        </p>
      )}
      {savedFirst.length > 0 && <p class="note plain">Used once it is saved: {savedFirst.join(', ')}.</p>}
    </>
  );
}

/** `?call=…&line=…`: repeats a line of an old call, after everything that was said before it. */
function useCallInAddress(begin: (start: typeof NOTHING) => void, fail: (reason: string) => void): void {
  const { query, path } = useAddress();
  const { call: id = '', line = '' } = query;
  const { data, error } = useGet('/v1/calls/{id}/transcript', { path: { id } }, { enabled: id !== '' });
  useEffect(() => {
    if (id === '' || (!data && !error)) return;
    const start = data ? startFromCall(data, Number(line)) : null;
    if (start) begin(start);
    else fail('The line of the old call could not be read. It may have been removed.');
    // A reload must not repeat the line, which costs money.
    go(path, true);
  }, [data, error]);
}
