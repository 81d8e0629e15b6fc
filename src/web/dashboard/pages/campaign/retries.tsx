// Retry rules: after which outcomes a contact is called again, when, and how often at most. An outcome without a rule is not retried.
import type { CampaignRetry } from '../../../../../generated/types.ts';
import { Input, useTyped } from '../../parts/input.tsx';
import { wordsOf } from '../../parts/outcome.tsx';
import { spanOf } from './span.ts';

type Rule = NonNullable<CampaignRetry['rules']>[number];

const OUTCOMES: readonly Rule['outcome'][] = [
  'busy',
  'no_answer',
  'declined',
  'voicemail',
  'inactivity',
  'carrier_error',
  'engine_error',
  'stt_error',
  'tts_error',
  'media_lost',
  'internal_error',
];
const USUAL_SECONDS = 3600;

interface RetriesProps {
  retry: CampaignRetry;
  change: (retry: CampaignRetry) => void;
}

export function Retries({ retry, change }: RetriesProps) {
  const { max_attempts: most = 3, back_off: factor = 2, rules = [] } = retry;
  const free = OUTCOMES.filter((each) => !rules.some(({ outcome }) => outcome === each));
  const set = (at: number, fields: Partial<Rule>): void =>
    change({ ...retry, rules: rules.map((rule, i) => (i === at ? { ...rule, ...fields } : rule)) });
  return (
    <fieldset class="stack camp-windows">
      <legend class="t12 mut">Called again after</legend>
      {rules.length === 0 && <p class="mut">Nothing: each contact is called once.</p>}
      {rules.map(({ outcome, delay_seconds: seconds }, at) => (
        <div key={outcome} class="camp-window">
          <select
            class="field"
            aria-label="Outcome"
            value={outcome}
            onChange={({ currentTarget }) => set(at, { outcome: currentTarget.value as Rule['outcome'] })}
          >
            {[outcome, ...free].map((each) => (
              <option key={each} value={each}>
                {wordsOf(each)}
              </option>
            ))}
          </select>
          <label class="row t12">
            after minutes
            <Minutes
              label={`Minutes after ${wordsOf(outcome)}`}
              seconds={seconds}
              set={(delay_seconds) => set(at, { delay_seconds })}
            />
          </label>
          <button
            type="button"
            class="btn s quiet"
            onClick={() => change({ ...retry, rules: rules.filter((_rule, i) => i !== at) })}
          >
            Remove<span class="vh"> {wordsOf(outcome)}</span>
          </button>
        </div>
      ))}
      {free[0] && (
        <div>
          <button
            type="button"
            class="btn s"
            onClick={() => change({ ...retry, rules: [...rules, { outcome: free[0]!, delay_seconds: USUAL_SECONDS }] })}
          >
            Add an outcome
          </button>
        </div>
      )}
      <div class="camp-window">
        <Input
          label="Attempts for each contact"
          type="number"
          min="1"
          max="10"
          value={most}
          required
          set={(text) => Number(text) > 0 && change({ ...retry, max_attempts: Number(text) })}
        />
        <Input
          label="Each further wait is multiplied by"
          type="number"
          min="1"
          max="10"
          step="0.1"
          value={factor}
          required
          set={(text) => Number(text) > 0 && change({ ...retry, back_off: Number(text) })}
        />
      </div>
    </fieldset>
  );
}

/** `busy after 5 min, no answer after 1 h; 3 calls at most`, or null. */
export function wordsOfRetries({ max_attempts: most = 3, rules = [] }: CampaignRetry): string | null {
  if (rules.length === 0 || most < 2) return null;
  const each = rules.map(({ outcome, delay_seconds: seconds }) => `${wordsOf(outcome)} after ${spanOf(seconds)}`);
  return `${each.join(', ')}; ${most} calls at most`;
}

function Minutes({ label, seconds, set }: { label: string; seconds: number; set: (seconds: number) => void }) {
  const typed = useTyped(
    Math.round(seconds / 6) / 10,
    (text) => Number(text) > 0 && set(Math.round(Number(text) * 60)),
  );
  return <input class="field" type="number" required min="0.1" max="10080" step="0.1" aria-label={label} {...typed} />;
}
