// A sentence in a provider's voice. The provider synthesizes it for each press; the audio is not stored.
import { useEffect, useState } from 'preact/hooks';
import type { Voice } from '../../../../generated/types.ts';
import { useGet } from '../api/get.ts';
import { Icon } from './icon.tsx';
import { Unread } from './state-box.tsx';
import { usePreview } from './voice-preview.ts';
import { numberOf } from './when.tsx';
import { FailedNote } from './dialog.tsx';

const GREETING = 'Hello, how can I help you today?';

const WORDS = { idle: 'Press to hear it', loading: 'The provider is asked', playing: 'Speaking' } as const;

interface SampleProps {
  provider: string;
  text?: string;
  /** Speaks as soon as the voices are known, because the user has just requested it. */
  isHeardAtOnce?: boolean;
}

export function VoiceSample({ provider, text = GREETING, isHeardAtOnce = false }: SampleProps) {
  const answer = useGet('/v1/voices', { query: { provider, limit: 100 } });
  const voices = answer.data?.data ?? [];
  if (!answer.data) return answer.error ? <Unread answer={answer} /> : <p class="mut">Looking for its voices.</p>;
  if (voices.length === 0) return <p class="mut">The account has no voices yet.</p>;
  return <Player voices={voices} text={text} isHeardAtOnce={isHeardAtOnce} />;
}

interface PlayerProps {
  voices: readonly Voice[];
  text: string;
  isHeardAtOnce: boolean;
}

function Player({ voices, text, isHeardAtOnce }: PlayerProps) {
  const [voice, setVoice] = useState(voices[0]!);
  const { state, failed, ms, play, audio, ended } = usePreview(text);
  useEffect(() => {
    if (isHeardAtOnce) play(voice.voice_id);
  }, []);
  const isBusy = state !== 'idle';
  return (
    <div class="card voice-sample">
      <button type="button" class="btn round primary" disabled={isBusy} onClick={() => play(voice.voice_id)}>
        <Icon name={isBusy ? 'dots' : 'play'} />
        <span class="vh">Hear {voice.name}</span>
      </button>
      <div class="voice-sample-words">
        <label class="row">
          <span class="vh">Voice</span>
          <select
            class="field"
            value={voice.voice_id}
            onChange={({ currentTarget: { value } }) => {
              setVoice(voices.find(({ voice_id: id }) => id === value)!);
              play(value);
            }}
          >
            {voices.map(({ voice_id: id, name, gender }) => (
              <option key={id} value={id}>
                {name}
                {gender ? `, ${gender}` : ''}
              </option>
            ))}
          </select>
        </label>
        <span class="mut">“{text}”</span>
        <span class="t12 dim" role="status">
          {WORDS[state]}
          {state === 'playing' && ms !== null && `; the provider took ${numberOf(ms)} ms for the whole sentence`}
        </span>
        <FailedNote text={failed} />
      </div>
      <audio ref={audio} onEnded={ended} />
    </div>
  );
}
