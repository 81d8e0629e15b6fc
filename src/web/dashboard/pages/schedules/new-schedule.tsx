// Creates a schedule: a date in the viewer's zone, or days and a time in a chosen zone, with a preview of the dates on which it
// calls.
import { useState } from 'preact/hooks';
import { useSend } from '../../api/send.ts';
import { AgentField } from '../../parts/choices.tsx';
import { ConfirmDialog } from '../../parts/dialog.tsx';
import { Check, Checks, Input } from '../../parts/input.tsx';
import { toast } from '../../parts/toast.tsx';
import { When } from '../../parts/when.tsx';
import { ZoneField } from '../../parts/zone-field.tsx';
import { NumberField } from '../campaigns/number-field.tsx';
import { ownZone, ruleOf, WEEK } from './rule.ts';

export function NewSchedule({ close }: { close: () => void }) {
  const [to, setTo] = useState('');
  const [agent, setAgent] = useState('');
  const [from, setFrom] = useState('');
  const [isRepeated, setRepeated] = useState(false);
  const [at, setAt] = useState('');
  const [days, setDays] = useState<readonly string[]>(['MO', 'TU', 'WE', 'TH', 'FR']);
  const [time, setTime] = useState('09:00');
  const [zone, setZone] = useState(ownZone());
  const [mutate] = useSend('post', '/v1/schedules', { refreshes: ['/v1/schedules'] });
  const create = async (): Promise<void> => {
    const { next_run_at: next } = await mutate({
      body: {
        agent_id: agent,
        to_number: to.replaceAll(/[\s().-]/g, ''),
        ...(from ? { from_number: from } : {}),
        ...(isRepeated ? { rrule: ruleOf(days, time), time_zone: zone } : { at: new Date(at).toISOString() }),
      },
    });
    toast(next === null ? 'The schedule is created.' : `It calls next on ${new Date(next).toLocaleString()}.`);
  };
  return (
    <ConfirmDialog
      title="New schedule"
      action="Create the schedule"
      isDisabled={isRepeated && days.length === 0}
      run={create}
      close={close}
    >
      <Input label="Call this number" type="tel" required placeholder="+14155550121" value={to} set={setTo} />
      <AgentField label="Agent" value={agent} choose={setAgent} />
      <NumberField label="Call from" none="no number: test numbers only" value={from} choose={setFrom} />
      <fieldset class="row">
        <legend class="vh">When</legend>
        <Check name="when" checked={!isRepeated} set={() => setRepeated(false)}>
          Once
        </Check>
        <Check name="when" checked={isRepeated} set={setRepeated}>
          Repeatedly
        </Check>
      </fieldset>
      {isRepeated ? (
        <>
          <fieldset class="row wrap">
            <legend class="t12 mut">On</legend>
            <Checks options={WEEK} chosen={days} choose={setDays} />
          </fieldset>
          <Input label="At" type="time" required value={time} set={setTime} />
          <ZoneField label="In the time zone" value={zone} set={setZone} />
        </>
      ) : (
        <>
          <Input label={`Date and time in ${ownZone()}`} type="datetime-local" required value={at} set={setAt} />
          {at !== '' && (
            <p class="mut">
              That is <When at={new Date(at).toISOString()} as="ago" />.
            </p>
          )}
        </>
      )}
      <p class="mut">Each answered call costs its minutes.</p>
    </ConfirmDialog>
  );
}
