// The pace of a campaign with a slider: while it moves, the finish moves; on release the pace is saved, with Undo.
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Campaign, CampaignForecast } from '../../../../../generated/types.ts';
import { useGet } from '../../api/get.ts';
import { useSend } from '../../api/send.ts';
import { toast, toastFailure } from '../../parts/toast.tsx';
import { countOf, When } from '../../parts/when.tsx';
import { useCan } from '../../shell/me.tsx';
import { REFRESHES } from './refreshes.ts';
import { wordsOfRetries } from './retries.tsx';
import { spanOf } from './span.ts';
import { Section } from '../../parts/page.tsx';
import { Unread } from '../../parts/state-box.tsx';

const REST_MS = 250;
const LOOK_MS = 15_000;
/** Dials per second, the positions of the slider. */
const STEPS = [0.1, 0.2, 0.5, 1, 2, 3, 5, 8, 10, 15, 20, 30, 50, 75, 100];

/** Returns the forecast for this pace once it rests; until then, the forecast for the previous pace. Also the response itself. */
function useForecast(id: string, pace: number) {
  const [rests, setRests] = useState(pace);
  useEffect(() => {
    const timer = setTimeout(() => setRests(pace), REST_MS);
    return () => clearTimeout(timer);
  }, [pace]);
  const query = { dials_per_second: rests };
  const answer = useGet('/v1/campaigns/{id}/forecast', { path: { id }, query }, { everyMs: LOOK_MS });
  const last = useRef(answer.data);
  if (answer.data) last.current = answer.data;
  return { forecast: last.current, answer };
}

export function Pace({ campaign }: { campaign: Campaign }) {
  const { id, dials_per_second: saved, concurrency, status, stats } = campaign;
  const [dragged, setDragged] = useState<number | null>(null);
  const can = useCan('write');
  const { data: limits } = useGet('/v1/limits');
  const [mutate] = useSend('patch', '/v1/campaigns/{id}', { refreshes: REFRESHES });
  const pace = dragged ?? saved;
  const slots = Math.min(concurrency, limits?.concurrent_calls.cap ?? concurrency);
  const { forecast, answer } = useForecast(id, pace);
  const retries = wordsOfRetries(campaign.retry);
  const save = (next: number): Promise<unknown> => mutate({ path: { id }, body: { dials_per_second: next } });
  const change = (next: number): void => {
    save(next)
      .then(
        () => toast(`The pace is ${wordsOfPace(next)} now.`, () => void save(saved).catch(toastFailure)),
        toastFailure,
      )
      .finally(() => setDragged(null));
  };
  return (
    <Section id="pace" title="Pace" class="card stack camp-pace">
      <input
        type="range"
        min="0"
        max={STEPS.length - 1}
        step="1"
        aria-label="Dials"
        aria-valuetext={wordsOfPace(pace)}
        disabled={!can}
        value={nearest(pace)}
        onInput={({ currentTarget }) => setDragged(STEPS[Number(currentTarget.value)]!)}
        onChange={({ currentTarget }) => change(STEPS[Number(currentTarget.value)]!)}
      />
      <p>
        <b>{wordsOfPace(pace)}</b> <span class="mut">and at most {countOf(slots, 'call')} at once</span>
      </p>
      <dl class="kv">
        {forecast && <Finish status={status} forecast={forecast} />}
        {retries !== null && (
          <>
            <dt>Called again</dt>
            <dd>{retries}</dd>
          </>
        )}
      </dl>
      <Unread answer={answer} />
      {forecast?.limited_by === 'concurrency' && stats.pending > slots && (
        <p class="mut t12">“Calls at once” is the limit here: a higher pace changes nothing.</p>
      )}
      {forecast?.measured_calls === 0 && (
        <p class="mut t12">No call has ended yet, so this assumes 45 seconds per call and no retries.</p>
      )}
    </Section>
  );
}

function Finish({ status, forecast }: { status: Campaign['status']; forecast: CampaignForecast }) {
  const { finishes_at: at, dials, dialing_seconds: dialing, waiting_seconds: waiting } = forecast;
  if (forecast.limited_by === null) return null;
  return (
    <>
      <dt>Left</dt>
      <dd>
        about {countOf(dials, 'call')}, {spanOf(dialing)} of dialing
        {waiting > 60 && `, ${spanOf(waiting)} of waiting for calling hours and retries`}
      </dd>
      <dt>{status === 'running' || status === 'scheduled' ? 'Finish' : 'Finish, if it starts now'}</dt>
      <dd>{at === null ? <span class="c-warn">not within 60 days</span> : <FinishTime at={at} />}</dd>
    </>
  );
}

function FinishTime({ at }: { at: string }) {
  const isToday = new Date(at).toDateString() === new Date().toDateString();
  return (
    <>
      about <When at={at} as={isToday ? 'clock' : 'both'} />
    </>
  );
}

function nearest(pace: number): number {
  const distance = (step: number) => Math.abs(Math.log(step / pace));
  return STEPS.reduce((best, step, i) => (distance(step) < distance(STEPS[best]!) ? i : best), 0);
}

function wordsOfPace(pace: number): string {
  if (pace >= 1) return `${countOf(Math.floor(pace), 'dial')} a second`;
  return `a dial every ${Math.round(10 / pace) / 10} seconds`;
}
