// The supervisor's text fields: a whisper to the agent; while taking over, what the supervisor said, if the service does not
// recognize speech.
import { useState } from 'preact/hooks';
import type { Seat, SeatView } from './seat.ts';
import { Input } from '../../parts/input.tsx';

export interface Whispered {
  text: string;
  sentAt: number;
  /** Start of the last line before it; -1: there was none. */
  afterMs: number;
}

const HINTS = ['Slow down', 'Offer a call back', 'Read it back'];

const MICROPHONE: Readonly<Record<SeatView['microphone'], string>> = {
  off: 'Your microphone is off.',
  asking: 'Allow the microphone to speak.',
  on: 'Your microphone is on: the caller hears you.',
  silent: 'No sound comes from your microphone. Choose another one in the browser.',
  denied: 'The microphone is blocked for this site. Allow it in the address bar, then take over again.',
  missing: 'There is no microphone. Connect one, then take over again.',
  insecure: 'The browser gives a microphone to pages with https or on localhost only.',
};

interface ComposeProps {
  view: SeatView;
  seat: Seat;
  agent: string;
  whispered: (text: string) => void;
}

export function Compose({ view: { mode, hasRecognizer, microphone }, seat, agent, whispered }: ComposeProps) {
  const [text, setText] = useState('');
  if (mode === 'listen') return null;
  const isWhisper = mode === 'whisper';
  const send = (event: Event): void => {
    event.preventDefault();
    const words = text.trim();
    if (words === '') return;
    if (isWhisper) {
      seat.whisper(words);
      whispered(words);
    } else seat.said(words);
    setText('');
  };
  return (
    <>
      {!isWhisper && (
        <p class="t12" role="status">
          {MICROPHONE[microphone]}
        </p>
      )}
      {(isWhisper || !hasRecognizer) && (
        <form class="stack" onSubmit={send}>
          <Input
            label={`${isWhisper ? `For ${agent}; the caller does not hear it` : `What you said, so that ${agent} knows it`}`}
            maxLength={2000}
            value={text}
            set={setText}
          />
          <p class="row wrap">
            {isWhisper &&
              HINTS.map((hint) => (
                <button key={hint} type="button" class="btn s" onClick={() => setText(hint)}>
                  {hint}
                </button>
              ))}
            <span class="sp" />
            <button type="submit" class="btn primary" disabled={text.trim() === ''}>
              Send
            </button>
          </p>
        </form>
      )}
    </>
  );
}
