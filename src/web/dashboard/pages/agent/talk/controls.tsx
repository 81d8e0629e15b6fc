// The footer of the pane: state of the call, its buttons, and the message field. It states before the press what a call will be like.
import { useEffect, useReducer, useRef, useState } from 'preact/hooks';
import { isUp } from '../../../../conversation/view.ts';
import * as WORDS from '../../../../conversation/labels.ts';
import { callPromise, nextStatusMs, status } from '../../../../conversation/words.ts';
import { isKnownToRecognize } from '../../../../line/recognizer.ts';
import { useGet } from '../../../api/get.ts';
import { Icon } from '../../../parts/icon.tsx';
import type { TalkState } from './use-talk.ts';

/** The contract's limit. */
const MAX_CHARACTERS = 4000;

export function Controls({ talk }: { talk: TalkState }) {
  const { view, conversation } = talk;
  const { phase, turn, microphone, muted } = view;
  const words = useStatus(talk);
  const { data: health } = useGet('/v1/rtc/health');
  const up = isUp(view);
  const isBetween = phase.at === 'idle' || phase.at === 'ended' || phase.at === 'failed';
  return (
    <section class="talk-foot" aria-label={WORDS.controls}>
      <div class="row wrap" role="group" aria-label={WORDS.controls}>
        <strong class="status">{words}</strong>
        <span class="sp" />
        {phase.at === 'live' && turn === 'speaking' && (
          <button type="button" class="btn" onClick={() => conversation.interrupt()}>
            {WORDS.interrupt}
          </button>
        )}
        {up && ['on', 'silent'].includes(microphone) && (
          <button type="button" class="btn" aria-pressed={muted} onClick={() => conversation.mute(!muted)}>
            <Icon name="mic" />
            {muted ? WORDS.unmute : WORDS.mute}
          </button>
        )}
        {!isBetween && (
          <button type="button" class="btn danger" onClick={() => conversation.hangUp()}>
            {WORDS.end}
          </button>
        )}
        {isBetween && microphone !== 'insecure' && (
          <button type="button" class="btn" aria-describedby="talk-promise" onClick={() => conversation.call()}>
            <Icon name="phone" />
            {phase.at === 'failed' ? WORDS.retry : phase.at === 'ended' ? WORDS.newCall : WORDS.call}
          </button>
        )}
      </div>
      {up && <Microphones isNeeded={microphone === 'silent'} choose={(id) => conversation.useMicrophone(id)} />}
      <Composer talk={talk} />
      <p class="t12 dim" id="talk-promise">
        {view.callId !== null && phase.at === 'ended' && <a href={`/app/calls/${view.callId}`}>Open the call</a>}
        {phase.at === 'idle' && health && callPromise(health.ears, isKnownToRecognize(), view.agentName ?? WORDS.agent)}
      </p>
    </section>
  );
}

/** The text for the state of a call, rendered again when it changes through time alone. */
function useStatus({ view, conversation }: TalkState): string {
  const [, draw] = useReducer((count: number) => count + 1, 0);
  const now = conversation.now();
  const due = nextStatusMs(view, now);
  useEffect(() => {
    if (due === null) return;
    const timer = setTimeout(() => draw(0), due + 1);
    return () => clearTimeout(timer);
  });
  return status(view, now);
}

function Composer({ talk: { say, unsent, view } }: { talk: TalkState }) {
  const [text, setText] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (unsent !== null) setText((now) => now || unsent);
  }, [unsent, view.lines]);
  const isBusy = view.answering && !isUp(view);
  const submit = (event: Event): void => {
    event.preventDefault();
    if (text.trim() === '' || isBusy) return;
    say(text.trim());
    setText('');
    field.current!.focus();
  };
  return (
    <form class="composer row" onSubmit={submit}>
      <textarea
        class="field"
        rows={1}
        ref={field}
        aria-label={WORDS.message}
        placeholder={WORDS.message}
        maxLength={MAX_CHARACTERS}
        value={text}
        onInput={({ currentTarget }) => setText(currentTarget.value)}
        onKeyDown={(event) => {
          // While an input method composes, Enter chooses a word.
          if (event.key === 'Enter' && !event.shiftKey && !event.isComposing) submit(event);
        }}
      />
      <button type="submit" class="btn primary icon" aria-label={WORDS.send} aria-disabled={isBusy}>
        <Icon name="send" />
      </button>
    </form>
  );
}

/** Loaded when needed: before permission browsers return no names. From then on it shows the chosen one until the call ends. */
function Microphones({ isNeeded, choose }: { isNeeded: boolean; choose: (id: string) => void }) {
  const [devices, setDevices] = useState<readonly MediaDeviceInfo[]>([]);
  useEffect(() => {
    if (!isNeeded) return;
    navigator.mediaDevices.enumerateDevices().then(
      (all) => setDevices(all.filter(({ kind }) => kind === 'audioinput')),
      () => setDevices([]),
    );
  }, [isNeeded]);
  if (devices.length === 0) return null;
  return (
    <select class="field" aria-label={WORDS.microphones} onChange={({ currentTarget }) => choose(currentTarget.value)}>
      {devices.map(({ deviceId, label }) => (
        <option key={deviceId} value={deviceId}>
          {label || WORDS.microphones}
        </option>
      ))}
    </select>
  );
}
