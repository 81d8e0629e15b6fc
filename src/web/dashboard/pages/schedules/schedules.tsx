// Scheduled calls, once or by a rule, with their next times in the viewer's zone; pause, resume, cancel.
import { useState } from 'preact/hooks';
import type { Schedule, ScheduleStatus } from '../../../../../generated/types.ts';
import { usePages } from '../../api/pages.ts';
import { useSend } from '../../api/send.ts';
import { useAgentNames } from '../../parts/choices.tsx';
import { ConfirmDialog } from '../../parts/dialog.tsx';
import { useFilters } from '../../parts/filters.tsx';
import { Icon } from '../../parts/icon.tsx';
import { List, type Column } from '../../parts/list.tsx';
import { wordsOf } from '../../parts/outcome.tsx';
import { Page } from '../../parts/page.tsx';
import { Empty } from '../../parts/state-box.tsx';
import { toast, toastFailure } from '../../parts/toast.tsx';
import { When } from '../../parts/when.tsx';
import { AllowedButton } from '../../shell/me.tsx';
import { StateFilter } from '../campaigns/state-filter.tsx';
import { groupDigits } from '../calls/other-side.ts';
import { NewSchedule } from './new-schedule.tsx';
import { ownZone, wordsOfRule } from './rule.ts';

const PATH = '/v1/schedules';
const REFRESHES = [PATH];
const STATUSES: readonly ScheduleStatus[] = ['scheduled', 'paused', 'running', 'completed', 'failed', 'canceled'];
const KIND: Readonly<Record<ScheduleStatus, string>> = {
  scheduled: 'live',
  paused: 'warn',
  running: 'live',
  completed: 'ok',
  failed: 'bad',
  canceled: '',
};

export function SchedulesPage() {
  const filters = useFilters();
  const status = filters.of('status') as ScheduleStatus | undefined;
  const schedules = usePages(PATH, { query: status ? { status } : {} });
  const names = useAgentNames(schedules.items.map(({ agent_id: id }) => id));
  const [isNew, setNew] = useState(false);
  const [canceling, setCanceling] = useState<Schedule | null>(null);
  const create = (
    <AllowedButton scope="write" kind="primary" onClick={() => setNew(true)}>
      <Icon name="plus" />
      New schedule
    </AllowedButton>
  );
  return (
    <Page title="Schedules" note={`times in ${ownZone()}`} request={schedules.request} actions={create}>
      <StateFilter filters={filters} what="schedules" states={STATUSES} />
      <List
        caption="Schedules, newest first"
        pages={schedules}
        columns={columnsOf(names, setCanceling)}
        keyOf={({ id }) => id}
        hrefOf={({ runs }) => (runs[0]?.call_id ? `/app/calls/${runs[0].call_id}` : null)}
        empty={
          status ? (
            <Empty title={`No schedule is ${status}`}>
              <button type="button" class="btn" onClick={filters.clear}>
                Show all schedules
              </button>
            </Empty>
          ) : (
            <Empty title="No schedules yet">
              <p>A schedule calls one number on a date, or repeatedly by a rule.</p>
              {create}
            </Empty>
          )
        }
      />
      {isNew && <NewSchedule close={() => setNew(false)} />}
      {canceling && <CancelDialog schedule={canceling} close={() => setCanceling(null)} />}
    </Page>
  );
}

function columnsOf(names: ReadonlyMap<string, string>, cancel: (schedule: Schedule) => void): Column<Schedule>[] {
  return [
    { head: 'Number', place: 'main', cell: ({ to_number: to }) => groupDigits(to) },
    { head: 'Status', place: 'end', cell: (schedule) => <Status schedule={schedule} /> },
    { head: 'Agent', place: 'none', cell: ({ agent_id: id }) => names.get(id) ?? id },
    {
      head: 'Rule',
      place: 'none',
      cell: ({ rrule, time_zone: zone }) => (rrule === null ? 'once' : `${wordsOfRule(rrule)}, ${zone}`),
    },
    { head: 'Next', place: 'sub', cell: (schedule) => <Next schedule={schedule} /> },
    { head: 'Actions', place: 'sub-end', cell: (schedule) => <Actions schedule={schedule} cancel={cancel} /> },
  ];
}

function Status({ schedule: { status, status_reason: reason } }: { schedule: Schedule }) {
  return (
    <span class={`badge ${KIND[status]}`}>
      {status}
      {reason !== null && `: ${wordsOf(reason)}`}
    </span>
  );
}

function Next({ schedule: { next_runs: times } }: { schedule: Schedule }) {
  if (times.length === 0) return <span class="dim">–</span>;
  return (
    <ol>
      {times.map((time) => (
        <li key={time}>
          <When at={time} />
        </li>
      ))}
    </ol>
  );
}

function Actions({ schedule, cancel }: { schedule: Schedule; cancel: (schedule: Schedule) => void }) {
  const { id, status, to_number: to } = schedule;
  const [mutate] = useSend('patch', '/v1/schedules/{id}', { refreshes: REFRESHES });
  if (status !== 'scheduled' && status !== 'paused' && status !== 'running') return null;
  const set = (next: 'scheduled' | 'paused'): Promise<unknown> => mutate({ path: { id }, body: { status: next } });
  const isPaused = status === 'paused';
  const toggle = (): void => {
    set(isPaused ? 'scheduled' : 'paused').then(
      () =>
        toast(
          isPaused ? 'It calls again.' : 'Paused: nobody is called.',
          () => void set(isPaused ? 'paused' : 'scheduled').catch(toastFailure),
        ),
      toastFailure,
    );
  };
  return (
    <span class="row above">
      <AllowedButton scope="write" kind="s" onClick={toggle}>
        {isPaused ? 'Go on' : 'Pause'}
        <span class="vh"> {to}</span>
      </AllowedButton>
      <AllowedButton scope="write" kind="s danger" onClick={() => cancel(schedule)}>
        Cancel<span class="vh"> {to}</span>
      </AllowedButton>
    </span>
  );
}

function CancelDialog({ schedule: { id, to_number: to }, close }: { schedule: Schedule; close: () => void }) {
  const [mutate] = useSend('delete', '/v1/schedules/{id}', { refreshes: REFRESHES });
  const cancel = async (): Promise<void> => {
    await mutate({ path: { id } });
    toast(`The calls to ${groupDigits(to)} are canceled.`);
  };
  return (
    <ConfirmDialog
      title={`Cancel the calls to ${groupDigits(to)}`}
      action="Cancel the schedule"
      isDanger
      run={cancel}
      close={close}
    >
      <p>The number is not called by this schedule any more. This cannot be undone: pause it to stop for a while.</p>
    </ConfirmDialog>
  );
}
