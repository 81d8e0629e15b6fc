// The limits and how much of them is used: call slots with the number of waiting calls, requests, storage, sizes. The workspace
// may lower its own slots.
import { useState } from 'preact/hooks';
import type { Call, Limits } from '../../../../../generated/types.ts';
import { useGet } from '../../api/get.ts';
import { useSend } from '../../api/send.ts';
import { FailedNote, useSubmit } from '../../parts/dialog.tsx';
import { wordsOf } from '../../parts/outcome.tsx';
import { NotYet, Unread } from '../../parts/state-box.tsx';
import { toast } from '../../parts/toast.tsx';
import { numberOf, When } from '../../parts/when.tsx';
import { useCan, useMe } from '../../shell/me.tsx';
import { otherSideOf } from '../calls/other-side.ts';
import { SettingsFrame } from './frame.tsx';
import { Section } from '../../parts/page.tsx';

const LOOK_MS = 10_000;

export function LimitsPage() {
  const limits = useGet('/v1/limits', {}, { everyMs: LOOK_MS });
  const { data } = limits;
  return (
    <SettingsFrame title="Limits" request={limits.request}>
      <div class="body limits">
        <NotYet answer={limits} rows={4} />
        {data && (
          <>
            <Slots slots={data.concurrent_calls} />
            <Rate rate={data.rate_limit} />
            <Storage storage={data.storage} />
            <Sizes sizes={data.sizes} />
          </>
        )}
      </div>
    </SettingsFrame>
  );
}

function Bar({ used, of, label }: { used: number; of: number; label: string }) {
  return (
    <svg class="gauge" viewBox="0 0 100 6" height="6" preserveAspectRatio="none" role="img" aria-label={label}>
      <rect width="100" height="6" />
      <rect class={used >= of ? 'full' : 'used'} width={of > 0 ? Math.min(100, (used / of) * 100) : 0} height="6" />
    </svg>
  );
}

function Slots({ slots: { cap, used, queued, reserved_inbound: reserved } }: { slots: Limits['concurrent_calls'] }) {
  return (
    <Section id="slots" title="Calls at once">
      <p>
        <a href="/app/calls?outcome=running">
          {numberOf(used)} of {numberOf(cap)}
        </a>{' '}
        slots are in use, <a href="/app/calls?outcome=queued">{numberOf(queued)}</a>{' '}
        {queued === 1 ? 'call waits' : 'calls wait'}. {numberOf(reserved)} are kept free for incoming calls.
      </p>
      <Bar used={used} of={cap} label={`${used} of ${cap} slots in use`} />
      {queued > 0 && <Waiting />}
      <OwnCap />
    </Section>
  );
}

function Waiting() {
  const waiting = useGet('/v1/calls', { query: { status: 'queued', limit: 10 } }, { everyMs: LOOK_MS });
  const calls: readonly Call[] = waiting.data?.data ?? [];
  if (!waiting.data) return <Unread answer={waiting} />;
  return (
    <ul class="waiting">
      {calls.map((call) => (
        <li key={call.call_id}>
          <a href={`/app/calls/${call.call_id}`}>{otherSideOf(call)}</a>
          <span class="mut">
            waits for {call.queue_reason === null ? 'its turn' : wordsOf(call.queue_reason)}, since{' '}
            <When at={call.created_at} as="ago" />
          </span>
        </li>
      ))}
    </ul>
  );
}

function OwnCap() {
  const { workspace } = useMe();
  const can = useCan('admin');
  const before = workspace.concurrent_calls === null ? '' : String(workspace.concurrent_calls);
  const [typed, setTyped] = useState(before);
  const [mutate] = useSend('patch', '/v1/workspaces/{id}', { refreshes: ['/v1/auth/me', '/v1/limits'] });
  const save = async (): Promise<void> => {
    const body = { concurrent_calls: typed === '' ? null : Number(typed) };
    await mutate({ path: { id: workspace.id }, body });
    toast(typed === '' ? 'The service’s limit applies again.' : `At most ${typed} calls at once.`);
  };
  const { isRunning, failed, submit } = useSubmit(save, () => undefined);
  return (
    <form class="own-cap" onSubmit={submit}>
      <label class="label">
        A lower limit of your own, at most {workspace.limits.concurrent_calls} (empty: none)
        <span class="row">
          <input
            class="field num"
            type="number"
            min={1}
            max={workspace.limits.concurrent_calls}
            disabled={!can}
            value={typed}
            onInput={({ currentTarget }) => setTyped(currentTarget.value)}
          />
          <button type="submit" class="btn" disabled={!can || isRunning || typed === before}>
            Save
          </button>
        </span>
      </label>
      <FailedNote text={failed} />
    </form>
  );
}

function Rate({ rate }: { rate: Limits['rate_limit'] }) {
  const { user_requests: all, remaining, window_seconds: window, public_requests: open } = rate;
  const used = all - remaining;
  return (
    <Section id="rate" title="Requests">
      <p>
        {numberOf(used)} of your {numberOf(all)} requests in {window} s are used, over all your keys and browsers.
        Public operations: {numberOf(open)} for each address.
      </p>
      <Bar used={used} of={all} label={`${used} of ${all} requests used`} />
    </Section>
  );
}

function Storage({ storage }: { storage: Limits['storage'] }) {
  const { quota_bytes: quota, used_bytes: used } = storage;
  return (
    <Section id="storage" title="Storage">
      <p>
        {bytesOf(used)} {quota === null ? 'are used, without a limit' : `of ${bytesOf(quota)} are used`}: recordings{' '}
        {bytesOf(storage.recordings_bytes)}, documents {bytesOf(storage.documents_bytes)}, contacts{' '}
        {bytesOf(storage.contacts_bytes)}.
      </p>
      {quota !== null && <Bar used={used} of={quota} label={`${bytesOf(used)} of ${bytesOf(quota)} used`} />}
    </Section>
  );
}

function Sizes({ sizes }: { sizes: Limits['sizes'] }) {
  const lines = [
    ['A page of a list', `${numberOf(sizes.page_items)} items`],
    ['The body of a request', bytesOf(sizes.json_body_bytes)],
    ['Metadata', bytesOf(sizes.metadata_bytes)],
    ['Contacts in one file', `${bytesOf(sizes.csv_bytes)} or ${numberOf(sizes.csv_rows)} rows`],
    ['A document', bytesOf(sizes.file_bytes)],
  ] as const;
  return (
    <Section id="sizes" title="Sizes">
      <dl class="kv">
        {lines.map(([name, value]) => (
          <>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </>
        ))}
      </dl>
    </Section>
  );
}

const UNITS = ['bytes', 'KiB', 'MiB', 'GiB', 'TiB'];

function bytesOf(bytes: number): string {
  const step = bytes < 1 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log2(bytes) / 10));
  const value = bytes / 1024 ** step;
  return `${value.toFixed(step === 0 || value >= 100 || Number.isInteger(value) ? 0 : 1)} ${UNITS[step]}`;
}
