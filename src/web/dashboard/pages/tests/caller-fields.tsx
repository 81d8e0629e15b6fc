// The caller of a test case: a script of lines, or a simulated person with a goal. Properties of a line other than its text
// (keys, pauses, interruptions) are kept unchanged.
import type { TestCaller, TestPersona, TestScript } from '../../../../../generated/types.ts';
import { Icon } from '../../parts/icon.tsx';
import { Choice } from '../../parts/choices.tsx';
import { Check, Input, useTyped } from '../../parts/input.tsx';

type Change = (caller: TestCaller) => void;

export const FIRST_SCRIPT: TestScript = { type: 'script', turns: [{ say: '' }] };

const MOODS = ['neutral', 'friendly', 'impatient', 'confused', 'angry'] as const;

export function CallerFields({ caller, change }: { caller: TestCaller; change: Change }) {
  return (
    <fieldset class="stack case-part">
      <legend class="t12 mut">The caller</legend>
      <p class="row">
        <Check name="caller" checked={caller.type === 'script'} set={() => change(FIRST_SCRIPT)}>
          says these lines
        </Check>
        <Check name="caller" checked={caller.type === 'simulated'} set={() => change({ type: 'simulated', goal: '' })}>
          has a goal
        </Check>
      </p>
      {caller.type === 'script' ? (
        <Script script={caller} change={change} />
      ) : (
        <Persona persona={caller} change={change} />
      )}
    </fieldset>
  );
}

function Script({ script: { turns }, change }: { script: TestScript; change: Change }) {
  const set = (next: TestScript['turns']): void => change({ type: 'script', turns: next });
  return (
    <>
      {turns.map(({ say = '', ...more }, i) => (
        <p key={i} class="row">
          <input
            class="field"
            aria-label={`Line ${i + 1} of the caller`}
            placeholder="When do you open?"
            value={say}
            onInput={({ currentTarget: { value } }) => {
              const line = value === '' && Object.keys(more).length > 0 ? more : { ...more, say: value };
              set(turns.map((turn, at) => (at === i ? line : turn)));
            }}
          />
          {Object.keys(more).length > 0 && <code class="t12 mut">{JSON.stringify(more)}</code>}
          <button
            type="button"
            class="btn s icon quiet"
            aria-label={`Remove line ${i + 1}`}
            disabled={turns.length === 1}
            onClick={() => set(turns.filter((_turn, at) => at !== i))}
          >
            <Icon name="close" />
          </button>
        </p>
      ))}
      <button type="button" class="btn s" onClick={() => set([...turns, { say: '' }])}>
        <Icon name="plus" />
        Another line
      </button>
    </>
  );
}

function Persona({ persona, change }: { persona: TestPersona; change: Change }) {
  const facts = Object.entries(persona.facts ?? {}).map(([name, value]) => `${name}: ${value}`);
  const typed = useTyped(facts.join('\n'), (text) => change({ ...persona, facts: factsOf(text) }));
  return (
    <>
      <Input
        label="What the caller wants, in the caller’s words"
        required
        value={persona.goal}
        placeholder="I want to know where my order is."
        set={(goal) => change({ ...persona, goal })}
      />
      <label class="label">
        What the caller knows, one “name: value” for each line
        <textarea class="field" rows={3} placeholder="order_number: 4512" {...typed} />
      </label>
      <Choice
        label="Mood"
        value={persona.mood ?? 'neutral'}
        options={MOODS.map((mood) => [mood, mood] as const)}
        choose={(mood) => change({ ...persona, mood })}
      />
    </>
  );
}

function factsOf(text: string): Record<string, string> {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return Object.fromEntries(
    lines.map((line) => {
      const [name, ...value] = line.split(':');
      return [name!.trim().replace(/\s+/g, '_'), value.join(':').trim()] as const;
    }),
  );
}
