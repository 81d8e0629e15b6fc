// Calls by hour or day, one bar each, with the share that was not completed at its foot. A press on a bar opens its calls. The
// same data is in a table for keyboards and screen readers.
import type { Analytics, AnalyticsBucket } from '../../../../../generated/types.ts';
import { numberOf } from '../../parts/when.tsx';
import { go } from '../../shell/router.ts';
import { slowOf } from './slow-of.ts';
import type { CallsAddress } from './analytics.tsx';
import { Section } from '../../parts/page.tsx';

const STEP = 10;
const HEIGHT = 100;

interface Bar {
  bucket: AnalyticsBucket;
  calls: number;
  failed: number;
  p95: number | null;
  href: string;
}

export function CallsOverTime({ data, toCalls }: { data: Analytics; toCalls: CallsAddress }) {
  const points = data.series[0]?.points ?? [];
  const bars: Bar[] = data.buckets.map((bucket, i) => ({
    bucket,
    calls: points[i]?.calls ?? 0,
    failed: points[i]?.failed_calls ?? 0,
    p95: points[i]?.response_times?.total.p95_ms ?? null,
    href: toCalls({ started: bucket.start, until: bucket.end }),
  }));
  const most = Math.max(1, ...bars.map(({ calls }) => calls));
  const unit = data.interval === 'hour' ? 'hour' : 'day';
  const words = (bucket: AnalyticsBucket) => labelOf(bucket, unit);
  return (
    <Section id="over-time" title={`Calls by ${unit}`}>
      <svg
        class="over-time"
        viewBox={`0 0 ${bars.length * STEP} ${HEIGHT}`}
        height="120"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {bars.map(({ bucket, calls, failed, href }, i) => {
          const [all, bad] = [(calls / most) * HEIGHT, (failed / most) * HEIGHT];
          return (
            <g key={bucket.start} onClick={() => go(href)}>
              <title>{`${words(bucket)}: ${calls} calls, ${failed} not completed`}</title>
              <rect class="area" x={i * STEP} width={STEP} height={HEIGHT} />
              <rect class="all" x={i * STEP + 1} width={STEP - 2} y={HEIGHT - all} height={all} />
              <rect class="failed" x={i * STEP + 1} width={STEP - 2} y={HEIGHT - bad} height={bad} />
            </g>
          );
        })}
      </svg>
      <p class="row t12 dim">
        <span>{bars[0] && words(bars[0].bucket)}</span>
        <span class="sp" />
        <span>
          most: {numberOf(most)}; times in {data.time_zone}
        </span>
        <span class="sp" />
        <span>{bars.length > 0 && words(bars.at(-1)!.bucket)}</span>
      </p>
      <details>
        <summary>As a table</summary>
        <BarTable bars={bars} words={words} />
      </details>
    </Section>
  );
}

function BarTable({ bars, words }: { bars: readonly Bar[]; words: (bucket: AnalyticsBucket) => string }) {
  return (
    <table class="bar-table">
      <thead>
        <tr>
          <th scope="col">Time</th>
          <th scope="col">Calls</th>
          <th scope="col">Not completed</th>
          <th scope="col">p95 ms</th>
        </tr>
      </thead>
      <tbody>
        {bars
          .filter(({ calls }) => calls > 0)
          .map(({ bucket, calls, failed, p95, href }) => (
            <tr key={bucket.start}>
              <th scope="row">{words(bucket)}</th>
              <td>
                <a href={href}>{numberOf(calls)}</a>
              </td>
              <td>{failed > 0 ? <a href={`${href}&status=failed`}>{numberOf(failed)}</a> : 0}</td>
              <td>{p95 === null ? '–' : <a href={`${href}&slow=${slowOf(p95)}`}>{numberOf(Math.round(p95))}</a>}</td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}

/** `local_start` is in the time zone of the workspace: `2026-11-23T10:00:00`. */
function labelOf({ local_start: local }: AnalyticsBucket, unit: 'hour' | 'day'): string {
  return unit === 'hour' ? local.slice(11, 16) : local.slice(0, 10);
}
