// The hours in which contacts can be called: days, from, to. Without any, contacts are called at all hours, and the page states this.
import type { CampaignUpdate } from '../../../../../generated/types.ts';
import { Checks } from '../../parts/input.tsx';

type Window = NonNullable<CampaignUpdate['windows']>[number];

const DAYS = (['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const).map((day) => [day, day] as const);
const USUAL: Window = { days: ['mon', 'tue', 'wed', 'thu', 'fri'], from: '09:00', to: '18:00' };

interface WindowsProps {
  label?: string;
  windows: readonly Window[];
  change: (windows: Window[]) => void;
}

export function Windows({ label = 'Calling hours', windows, change }: WindowsProps) {
  const set = (at: number, fields: Partial<Window>): void =>
    change(windows.map((window, i) => (i === at ? { ...window, ...fields } : window)));
  return (
    <fieldset class="stack camp-windows">
      <legend class="t12 mut">{label}</legend>
      {windows.length === 0 && <p class="c-warn">None: people are called day and night.</p>}
      {windows.map((window, at) => (
        <div key={at} class="camp-window">
          <div class="camp-days">
            <Checks options={DAYS} chosen={window.days} choose={(days) => set(at, { days })} />
          </div>
          <HourField label="From" value={window.from} change={(from) => set(at, { from })} />
          <HourField label="To" value={window.to} change={(to) => set(at, { to })} />
          <button type="button" class="btn s quiet" onClick={() => change(windows.filter((_window, i) => i !== at))}>
            Remove
          </button>
        </div>
      ))}
      <div>
        <button type="button" class="btn s" onClick={() => change([...windows, USUAL])}>
          Add hours
        </button>
      </div>
    </fieldset>
  );
}

/** A text field, because 24:00 is also valid. */
function HourField({ label, value, change }: { label: string; value: string; change: (value: string) => void }) {
  return (
    <label class="row t12">
      {label}
      <input
        class="field"
        required
        pattern="([01]\d|2[0-3]):[0-5]\d|24:00"
        placeholder="09:00"
        title="Hours and minutes, such as 09:00"
        value={value}
        onInput={({ currentTarget }) => change(currentTarget.value)}
      />
    </label>
  );
}
