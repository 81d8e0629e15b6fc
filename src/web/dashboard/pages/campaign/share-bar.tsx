// A bar of shares whose parts are filters: a press on a part shows only its rows, a second press shows all. Color is never the
// only cue: labels and counts are shown below the bar.
import { Segments, shadeOf, type ShownOutcome } from '../../parts/outcome.tsx';
import { numberOf } from '../../parts/when.tsx';

interface BarShare {
  key: string;
  words: string;
  count: number;
  shade: ShownOutcome;
}

interface BarProps {
  label: string;
  shares: readonly BarShare[];
  /** Key of the part whose rows are shown; undefined: all parts. */
  chosen: string | undefined;
  choose: (key: string | null) => void;
}

export function ShareBar({ label, shares, chosen, choose }: BarProps) {
  const parts = shares.filter(({ count }) => count > 0);
  const all = parts.reduce((sum, { count }) => sum + count, 0);
  const isFaint = (key: string): boolean => chosen !== undefined && chosen !== key;
  return (
    <div class="ob" role="group" aria-label={label}>
      <Segments all={all} parts={parts.map((part) => ({ ...part, isFaint: isFaint(part.key) }))} />
      <ul class="legend">
        {parts.map(({ key, words, count, shade }) => (
          <li key={key}>
            <button
              type="button"
              class="btn s quiet legend-part"
              aria-pressed={chosen === key}
              onClick={() => choose(chosen === key ? null : key)}
            >
              <i class={`sq ${shadeOf(shade)}`} />
              {words} <b>{numberOf(count)}</b>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
