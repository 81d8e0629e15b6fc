// What the agent says and how: greeting, prompt with its variables, voice, language and model.
import { isBuiltIn } from '../../../../core/built-in-variables.ts';
import { useGet } from '../../api/get.ts';
import { Unread } from '../../parts/state-box.tsx';
import type { Edits } from './edits.ts';
import { Choice, Line, Lines, Range } from './fields.tsx';
import { PromptField } from './prompt-field.tsx';
import { variablesIn } from './prompt-pieces.ts';
import { VoicePicker } from './voice-picker.tsx';

export function Behavior({ edits }: { edits: Edits }) {
  const voices = useGet('/v1/voices', { query: { limit: 100 } });
  const models = useGet('/v1/models', { query: { limit: 100 } });
  const isCustom = edits.base.response_engine.type !== 'service-llm';
  const voiceId = edits.valueOf<string>('voice_id');
  const languages = voices.data?.data.find(({ voice_id: id }) => id === voiceId)?.supported_languages ?? [];
  const language = edits.valueOf<string>('language').slice(0, 2);
  const others = languages.filter((code) => !code.startsWith(language));
  const prompt = edits.valueOf<string | null>('response_engine.system_prompt') ?? '';
  const names = variablesIn(`${edits.valueOf<string | null>('greeting') ?? ''} ${prompt}`);
  const modelOptions = (models.data?.data ?? []).map(({ id, name }) => [id, name] as const);
  return (
    <>
      <Line edits={edits} name="agent_name" label="Name" required most={100} />
      <Line edits={edits} name="greeting" label="Greeting; empty: it waits for the other side" most={2000} />
      {isCustom ? (
        <p class="note plain">This agent uses your own model server, which has its own prompt.</p>
      ) : (
        <PromptField edits={edits} names={names} />
      )}
      <Variables edits={edits} names={names.filter((name) => !isBuiltIn(name))} />
      <VoicePicker edits={edits} answer={voices} />
      <Range edits={edits} name="voice_speed" label="Speed of the voice" min={0.7} max={1.2} step={0.05} unit="×" />
      <div class="editor-row">
        <Choice
          edits={edits}
          name="language"
          label="Language"
          options={languages.map((each) => [each, each] as const)}
        />
        {!isCustom && (
          <Choice edits={edits} name="response_engine.model" label="Model" none="the default" options={modelOptions} />
        )}
      </div>
      {!isCustom && <Unread answer={models} />}
      {others.length + edits.valueOf<string[]>('other_languages').length > 0 && (
        <Lines
          edits={edits}
          name="other_languages"
          label="Other languages of callers, one a line"
          hint={others.join(' ')}
          parse={(line) => line.trim()}
          print={String}
        />
      )}
    </>
  );
}

/** Names in double braces, with the default value for calls that do not set one. */
function Variables({ edits, names }: { edits: Edits; names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <fieldset class="variables">
      <legend class="t12 mut">Values of the variables for calls that set none</legend>
      {names.map((name) => {
        const field = `variables.${name}`;
        const isMissing = edits.valueOf(field) === null;
        return (
          <Line
            key={name}
            edits={edits}
            name={field}
            label={isMissing ? `${name} has no value` : name}
            placeholder="given by the call"
          />
        );
      })}
    </fieldset>
  );
}
