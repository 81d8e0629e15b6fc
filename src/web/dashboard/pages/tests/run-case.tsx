// One case of a run. Expanded, it shows each sample next to the same sample of the baseline run, with the differing lines, and
// below it the differences between the two versions of the agent.
import { useEffect, useRef, useState } from 'preact/hooks';
import type { TestCaseResult, TestReport, TestSample, TestSpoken } from '../../../../../generated/types.ts';
import { useGet } from '../../api/get.ts';
import { Failed, Loading } from '../../parts/state-box.tsx';
import { clockOf, moneyOf, numberOf } from '../../parts/when.tsx';
import { SampleSound, type SoundFrom } from './sample-sound.tsx';
import { lazy } from '../../shell/router.ts';

const Diff = lazy(() => import('../on-demand.ts').then((m) => m.PARTS), 'Diff');

const CHANGE = {
  newly_failing: ['bad', 'newly failing'],
  newly_passing: ['ok', 'newly passing'],
  slower: ['warn', 'slower'],
  same: ['', 'as before'],
  added: ['', 'new'],
} as const;

/** Why the audio cannot be played. */
const OMITTED = {
  storage_full: 'The audio is not kept: the storage is full.',
  run_full: 'The audio is not kept: this run has reached 30 MiB.',
} as const;

interface CaseProps {
  run: TestReport;
  result: TestCaseResult;
  baseline: TestReport | null;
  before: TestCaseResult | null;
}

export function RunCase({ run, result, baseline, before }: CaseProps) {
  const { name, passed, failed, errors, change, warnings, latency_p95_ms: p95 } = result;
  const isBad = failed + errors > 0;
  const [isOpen, setOpen] = useState(false);
  const done = passed + failed + errors;
  return (
    <details class="run-case" open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <span class={`badge ${done === 0 ? '' : isBad ? 'bad' : 'ok'}`}>
          {done === 0 ? 'waiting' : `${passed} of ${done}`}
        </span>
        <span class="strong tr">{name}</span>
        {change !== null && <span class={`badge ${CHANGE[change][0]}`}>{CHANGE[change][1]}</span>}
        {warnings[0] && <span class="badge warn">{warnings[0].code.replace('_', ' ')}</span>}
        <span class="sp" />
        {p95 !== null && <span class="num mut">{numberOf(p95)} ms</span>}
        <span class="num mut">v{result.agent_version}</span>
      </summary>
      {isOpen && <Opened run={run} result={result} baseline={baseline} before={before} />}
    </details>
  );
}

function Opened({ run, result, baseline, before }: CaseProps) {
  const [sample, setSample] = useState(() => result.samples.find(({ status }) => status !== 'passed')?.sample ?? 1);
  const now = useSamples(run.id, result.case_id, `${result.passed + result.failed + result.errors}`);
  const then = useSamples(before ? baseline!.id : null, result.case_id, '');
  if (!now.samples) return now.error ? <Failed failure={now.error} retry={now.retry} /> : <Loading rows={3} />;
  const one = now.samples.find((each) => each.sample === sample) ?? null;
  const other = then.samples?.find((each) => each.sample === sample) ?? null;
  return (
    <div class="run-open">
      {now.samples.length > 1 && (
        <p class="row wrap" role="group" aria-label="Samples">
          {now.samples.map((each) => (
            <button
              key={each.sample}
              type="button"
              class="btn s"
              aria-pressed={each.sample === sample}
              onClick={() => setSample(each.sample)}
            >
              <span class={`dot ${each.status === 'passed' ? 'ok' : 'bad'}`} />
              Sample {each.sample}, {each.status}
            </button>
          ))}
        </p>
      )}
      <div class={before ? 'side-by-side' : ''}>
        <Sample title={`This run, v${result.agent_version}`} sample={one} other={other} kind="now" />
        {before && <Sample title={`Before, v${before.agent_version}`} sample={other} other={one} kind="then" />}
      </div>
      {before && before.agent_version !== result.agent_version && (
        <section class="stack">
          <h3>
            Changes from v{before.agent_version} to v{result.agent_version}
          </h3>
          <Diff agent={result.agent_id} version={result.agent_version} than={before.agent_version} />
        </section>
      )}
    </div>
  );
}

/** Loads the samples of one case with their transcripts. @param state a change triggers a refetch */
function useSamples(run: string | null, testCase: string, state: string) {
  const params = { path: { id: run ?? '' }, query: { case_id: testCase } };
  const { data, error, refetch } = useGet('/v1/test-runs/{id}', params, { enabled: run !== null });
  const seen = useRef(state);
  useEffect(() => {
    if (seen.current !== state) void refetch();
    seen.current = state;
  }, [state]);
  const results = (data as TestReport | undefined)?.results;
  return {
    samples: results?.find(({ case_id: id }) => id === testCase)?.samples ?? null,
    error,
    retry: () => void refetch(),
  };
}

interface SampleProps {
  title: string;
  sample: TestSample | null;
  other: TestSample | null;
  kind: 'now' | 'then';
}

function Sample({ title, sample, other, kind }: SampleProps) {
  return (
    <section class="stack sample" aria-label={title}>
      <h3>{title}</h3>
      {sample === null ? (
        <p class="mut">It did not run.</p>
      ) : (
        <Held key={sample.sample} title={title} sample={sample} other={other} kind={kind} />
      )}
    </section>
  );
}

function Held({ title, sample, other, kind }: Omit<SampleProps, 'sample'> & { sample: TestSample }) {
  const {
    status,
    failures,
    transcript,
    latency,
    duration_ms: ms,
    cost,
    recording_url: recording,
    recording_omitted: omitted,
  } = sample;
  const [from, setFrom] = useState<SoundFrom | null>(null);
  const hear = (at: number): void => setFrom((before) => [at, (before?.[1] ?? 0) + 1]);
  return (
    <>
      <p class="t12 mut">
        <span class={status === 'passed' ? 'c-ok' : 'c-bad'}>{status}</span>, {clockOf(ms / 1000)},{' '}
        {latency ? `answers in ${numberOf(latency.p95_ms)} ms (p95), ` : ''}
        {moneyOf(cost)}
      </p>
      {failures.map((failure, i) => (
        <p key={i} class="note bad">
          <span>
            {failure.turn !== null && `Turn ${failure.turn}: `}
            {failure.detail}
            {failure.quote !== null && <q class="failure-quote">{failure.quote}</q>}
          </span>
        </p>
      ))}
      {omitted !== null && <p class="t12 mut">{OMITTED[omitted]}</p>}
      {recording !== null && <SampleSound url={recording} of={`${title}, sample ${sample.sample}`} from={from} />}
      <ol class="stack said">
        {(transcript ?? []).map((line, i) => (
          <li key={i} class={isOnlyHere(line, other) ? `said-${kind}` : ''}>
            <b>{line.role === 'agent' ? 'Agent' : 'Caller'}</b>{' '}
            {recording === null ? (
              <span class="num dim">{clockOf(line.start_ms / 1000)}</span>
            ) : (
              <button type="button" class="btn s quiet num" onClick={() => hear(line.start_ms)}>
                <span class="vh">Hear it from </span>
                {clockOf(line.start_ms / 1000)}
              </button>
            )}
            <p>{line.text}</p>
          </li>
        ))}
      </ol>
    </>
  );
}

function isOnlyHere({ role, text }: TestSpoken, other: TestSample | null): boolean {
  if (!other?.transcript) return false;
  return !other.transcript.some((each) => each.role === role && each.text === text);
}
