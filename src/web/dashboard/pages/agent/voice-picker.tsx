// The voices of all providers. Each speaks the edited greeting, with the values of its variables. A press costs the provider's
// price of a sentence.
import { useState } from 'preact/hooks';
import type { Voice } from '../../../../../generated/types.ts';
import { cutText } from '../../../../core/cut-text.ts';
import type { useGet } from '../../api/get.ts';
import { Icon } from '../../parts/icon.tsx';
import { Unread } from '../../parts/state-box.tsx';
import { usePreview } from '../../parts/voice-preview.ts';
import { useCan } from '../../shell/me.tsx';
import type { Edits } from './edits.ts';
import { spokenGreeting } from './spoken-greeting.ts';
import { FailedNote } from '../../parts/dialog.tsx';
import { Check } from '../../parts/input.tsx';

/** The contract's limit of a preview. */
const MAX_CHARACTERS = 300;
const SEARCH_FROM = 9;

type Voices = ReturnType<typeof useGet<'/v1/voices'>>;

export function VoicePicker({ edits, answer }: { edits: Edits; answer: Voices }) {
  const voices = answer.data?.data ?? [];
  const [sought, setSought] = useState('');
  const can = useCan('write');
  const language = edits.valueOf<string>('language');
  const greeting = edits.valueOf<string | null>('greeting') ?? 'Hello, how can I help you?';
  const text = cutText(spokenGreeting(greeting, edits.valueOf<Record<string, unknown>>('variables')), MAX_CHARACTERS);
  const { audio, voiceId, state, failed, play, ended } = usePreview(text);
  const chosen = edits.valueOf<string>('voice_id');
  const speaks = ({ supported_languages: languages }: Voice) => languages.includes(language);
  const words = sought.trim().toLowerCase();
  const shown = voices
    .filter((voice) =>
      `${voice.name} ${voice.provider} ${voice.gender} ${voice.description}`.toLowerCase().includes(words),
    )
    .toSorted((one, other) => Number(speaks(other)) - Number(speaks(one)));
  const choose = (voice: Voice): void => {
    edits.set('voice_id', voice.voice_id);
    // A voice that does not speak the agent's language is rejected.
    const { supported_languages: languages } = voice;
    const { language: saved } = edits.base;
    if (!speaks(voice)) edits.set('language', languages.includes(saved) ? saved : languages[0]!);
  };
  return (
    <fieldset class="voices">
      <legend class="t12 mut">
        Voice; each says your greeting {edits.isChanged('voice_id') && <span class="badge ok">changed</span>}
      </legend>
      {voices.length >= SEARCH_FROM && (
        <input
          class="field"
          type="search"
          aria-label="Find a voice"
          placeholder={`Find one of ${voices.length}`}
          value={sought}
          onInput={({ currentTarget }) => setSought(currentTarget.value)}
        />
      )}
      <Unread answer={answer} />
      {answer.data && !voices.some(({ voice_id: id }) => id === chosen) && (
        <p class="note warn">
          Its voice is {chosen}, which no provider lists any more. The agent keeps it until you choose another.
        </p>
      )}
      <ul class="card lined" tabIndex={0} aria-label="Voices">
        {shown.map((voice) => {
          const { voice_id: id, name, provider, gender, description } = voice;
          const isHeard = voiceId === id && state !== 'idle';
          return (
            <li key={id} class="row">
              <Check name="voice" checked={id === chosen} set={() => choose(voice)}>
                <b>{name}</b>
                <span class="mut tr">
                  {[
                    description.replace(/\.$/, '') || gender,
                    provider,
                    speaks(voice) ? '' : voice.supported_languages[0],
                  ]
                    .filter(Boolean)
                    .join(', ')}
                </span>
              </Check>
              <button
                type="button"
                class="btn s icon quiet"
                disabled={!can || (voiceId === id && state === 'loading')}
                onClick={() => (isHeard ? audio.current!.pause() : play(id))}
              >
                <Icon name={isHeard ? 'pause' : 'play'} />
                <span class="vh">
                  {isHeard ? 'Stop' : 'Hear'} {name}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      <p class="vh" role="status">
        {state === 'playing' ? 'Speaking' : ''}
      </p>
      <FailedNote text={failed} />
      <audio ref={audio} onEnded={ended} onPause={ended} />
    </fieldset>
  );
}
