// A voice call: its state, the transcript, both levels. If the microphone is refused or the connection breaks, `call.text` reports it, and
// the visitor can type.
import { useCall, useLevels, useTranscript } from 'parley-client/react';
import { useState } from 'react';

export function Conversation({ source }) {
  const call = useCall(source);
  const isUp = call.status === 'live' || call.status === 'reconnecting';
  const isBusy = isUp || call.status === 'connecting';
  return (
    <section>
      <p role="status">{call.text}</p>
      {isBusy ? <button onClick={call.hangUp}>Hang up</button> : <button onClick={call.start}>Call</button>}
      <button onClick={() => call.mute(!call.muted)} aria-pressed={call.muted} disabled={!isUp}>
        Mute
      </button>
      <Levels call={call} />
      <Transcript call={call} />
      <Field onSend={call.send} disabled={!isBusy} />
    </section>
  );
}

/** The only component that renders at each change of loudness. */
function Levels({ call }) {
  const { you, agent } = useLevels(call);
  return (
    <p>
      You <meter value={you}>{you}</meter> Agent <meter value={agent}>{agent}</meter>
    </p>
  );
}

function Transcript({ call }) {
  const lines = useTranscript(call);
  return (
    <ol>
      {lines.map(({ id, role, text, cut, pending }) => (
        <li key={id} aria-busy={pending}>
          {{ user: 'You: ', agent: 'Agent: ', note: '' }[role]}
          {text}
          {cut && ' …'}
        </li>
      ))}
    </ol>
  );
}

function Field({ onSend, disabled }) {
  const [text, setText] = useState('');
  const send = (event) => {
    event.preventDefault();
    if (text.trim() === '') return;
    onSend(text);
    setText('');
  };
  return (
    <form onSubmit={send}>
      <input
        aria-label="Type instead of speaking"
        value={text}
        onChange={({ target }) => setText(target.value)}
        disabled={disabled}
      />
    </form>
  );
}
