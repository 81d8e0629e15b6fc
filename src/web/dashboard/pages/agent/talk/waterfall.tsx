// Where the time of a turn went: its parts one below the other, each beginning where the previous one ended, and one sentence
// about it.
import { useEffect, useState } from 'preact/hooks';
import { numberOf } from '../../../parts/when.tsx';
import { whySlow, type MeasuredTurn } from './measured.ts';

/** Turns to choose from; earlier ones are on the page of the call. */
const MAX_TURNS = 4;
const WIDTH = 1000;
/** Keeps a part of a few milliseconds visible. */
const MIN_WIDTH = 6;

export function Waterfall({ measured }: { measured: readonly MeasuredTurn[] }) {
  const [chosen, choose] = useState<string | null>(null);
  useEffect(() => choose(null), [measured.length]);
  const turn = measured.find(({ key }) => key === chosen) ?? measured.at(-1);
  if (!turn) return null;
  const { parts, totalMs, within } = turn;
  const scale = WIDTH / Math.max(1, totalMs);
  let at = 0;
  return (
    <section class="waterfall" aria-labelledby="waterfall">
      <header class="row">
        <h3 id="waterfall">Response time</h3>
        <span class="sp" />
        <span class="turns" role="group" aria-label="Turn">
          {measured.slice(-MAX_TURNS).map(({ key, title, totalMs: ms }) => (
            <button key={key} type="button" aria-pressed={key === turn.key} onClick={() => choose(key)}>
              <span class="vh">{title}: </span>
              {numberOf(ms)}
            </button>
          ))}
        </span>
      </header>
      <table>
        <tbody>
          {parts.map(({ name, ms, kind }, i) => {
            const from = at;
            at += ms;
            return (
              <tr key={i}>
                <th scope="row">{name}</th>
                <td>
                  <svg viewBox={`0 0 ${WIDTH} 10`} preserveAspectRatio="none" aria-hidden="true">
                    <rect class={kind} x={from * scale} y="0" width={Math.max(MIN_WIDTH, ms * scale)} height="10" />
                  </svg>
                </td>
                <td class="num">{numberOf(ms)}</td>
              </tr>
            );
          })}
          {within.map(({ name, ms }) => (
            <tr key={name} class="dim">
              <th scope="row">{name}</th>
              <td>while it thinks</td>
              <td class="num">{numberOf(ms)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{turn.title}</th>
            <td />
            <td class="num strong">{numberOf(totalMs)} ms</td>
          </tr>
        </tfoot>
      </table>
      <p class="t12 mut">{whySlow(turn)}</p>
    </section>
  );
}
