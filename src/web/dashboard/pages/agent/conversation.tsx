// Turn-taking, unusual words, silence, maximum call duration and transfer targets of the agent.
import type { Edits } from './edits.ts';
import { Amount, Choice, Line, Lines, Range, Tick } from './fields.tsx';

const MS = { step: 10, unit: 'ms' };
const same = (line: string): string => line;

export function ConversationTab({ edits }: { edits: Edits }) {
  return (
    <>
      <TurnTaking edits={edits} />
      <UnusualWords edits={edits} />
      <Silence edits={edits} />
      <AnsweringMachine edits={edits} />
      <Transfers edits={edits} />
    </>
  );
}

function TurnTaking({ edits }: { edits: Edits }) {
  return (
    <section class="card group">
      <h2>Turn-taking</h2>
      <Range
        edits={edits}
        name="endpointing.min_ms"
        label="Waits after the caller has finished"
        min={100}
        max={2000}
        {...MS}
      />
      <Range
        edits={edits}
        name="endpointing.max_ms"
        label="Waits when the words sound incomplete"
        min={100}
        max={5000}
        {...MS}
      />
      <Tick edits={edits} name="interruption.enabled" label="The caller can interrupt" />
      {edits.valueOf<boolean>('interruption.enabled') && (
        <>
          <Range edits={edits} name="interruption.min_ms" label="Stops after speech of" min={60} max={1500} {...MS} />
          <Range
            edits={edits}
            name="interruption.min_words"
            label="And after this many words"
            min={0}
            max={10}
            step={1}
            unit=""
            hint="Sounds of agreement, such as “mm-hm”, do not count as words."
          />
        </>
      )}
      <Tick
        edits={edits}
        name="interruption.ignore_background_voices"
        label="Ignores voices in the background"
        hint="Speech much quieter than the caller, such as a television."
      />
    </section>
  );
}

interface Pronunciation {
  text: string;
  spoken: string;
}

function UnusualWords({ edits }: { edits: Edits }) {
  return (
    <section class="card group">
      <h2>Names and unusual words</h2>
      <Lines
        edits={edits}
        name="keyterms"
        label="Words that callers say, one a line"
        hint="For the recognizer. {{name}} is replaced."
        parse={(line) => line.trim()}
        print={same}
      />
      <Lines
        edits={edits}
        name="pronunciations"
        label="What the voice says instead, one a line"
        hint="SQL = sequel"
        parse={readPronunciation}
        print={({ text, spoken }) => `${text} = ${spoken}`}
      />
    </section>
  );
}

/** The service refuses a line without a second part. */
function readPronunciation(line: string): Pronunciation {
  const [text = '', ...spoken] = line.split('=');
  return { text: text.trim(), spoken: spoken.join('=').trim() };
}

function Silence({ edits }: { edits: Edits }) {
  return (
    <section class="card group">
      <h2>Silence and length</h2>
      <Range
        edits={edits}
        name="inactivity.seconds"
        label="Silence before a reminder"
        min={2}
        max={60}
        step={1}
        unit="s"
      />
      <Lines
        edits={edits}
        name="inactivity.reminders"
        label="Reminders, one a line; after the last one the call ends"
        parse={same}
        print={same}
      />
      <div class="editor-row">
        <Amount edits={edits} name="max_duration_seconds" label="Longest call, seconds" min={10} />
        <Amount edits={edits} name="ring_timeout_seconds" label="Rings for, seconds" min={5} />
        <Amount edits={edits} name="max_concurrent_calls" label="Calls at a time; empty: no limit of its own" />
      </div>
    </section>
  );
}

function AnsweringMachine({ edits }: { edits: Edits }) {
  return (
    <section class="card group">
      <h2>An answering machine</h2>
      <Choice
        edits={edits}
        name="voicemail.action"
        label="When one answers"
        options={[
          ['hangup', 'hang up'],
          ['message', 'leave a message'],
        ]}
      />
      {edits.valueOf<string>('voicemail.action') === 'message' && (
        <Line edits={edits} name="voicemail.message" label="The message, after the beep" most={1000} />
      )}
      <Line edits={edits} name="call_screening.message" label="Answer to call screening" most={1000} />
    </section>
  );
}

function Transfers({ edits: { base } }: { edits: Edits }) {
  const transfers = base.functions.filter(({ type }) => type === 'transfer_call');
  return (
    <section class="card group">
      <h2>Transfer</h2>
      {transfers.length === 0 && <p class="mut">It cannot transfer calls. Add a Transfer function to allow it.</p>}
      <ul>
        {transfers.map((transfer) => (
          <li key={transfer.id} class="row wrap">
            <code>{transfer.name}</code>
            <span class="num">{transfer.to ?? 'a number that the model chooses'}</span>
            <span class="mut">{(transfer as { mode?: string }).mode ?? 'cold'}</span>
          </li>
        ))}
      </ul>
      <p>
        <a class="btn s" href={`/app/agents/${base.agent_id}/functions`}>
          To the functions
        </a>
      </p>
    </section>
  );
}
