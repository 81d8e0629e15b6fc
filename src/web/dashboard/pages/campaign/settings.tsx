// The settings of a campaign. A save applies only to the state that was loaded (If-Match), so that nobody overwrites another
// user's changes.
import { useState } from 'preact/hooks';
import type { Campaign, CampaignUpdate } from '../../../../../generated/types.ts';
import { ApiFailure } from '../../api/failure.ts';
import { etagOf } from '../../api/client.ts';
import { useGet } from '../../api/get.ts';
import { useSend } from '../../api/send.ts';
import { AgentField } from '../../parts/choices.tsx';
import { FailedNote, useSubmit } from '../../parts/dialog.tsx';
import { Checks, Input } from '../../parts/input.tsx';
import { Unread } from '../../parts/state-box.tsx';
import { toast } from '../../parts/toast.tsx';
import { ZoneField } from '../../parts/zone-field.tsx';
import { AllowedNote } from '../../shell/allowed-note.tsx';
import { REFRESHES } from './refreshes.ts';
import { Retries } from './retries.tsx';
import { Windows } from './windows.tsx';

export function Settings({ campaign, close }: { campaign: Campaign; close: () => void }) {
  const { id, status } = campaign;
  const [base] = useState(campaign);
  const [changed, setChanged] = useState<CampaignUpdate>({});
  const now: Now = { ...base, ...changed };
  const set = (fields: CampaignUpdate): void => setChanged({ ...changed, ...fields });
  const [mutate] = useSend('patch', '/v1/campaigns/{id}', { refreshes: REFRESHES });
  const save = async (): Promise<void> => {
    try {
      await mutate({ path: { id }, body: changed, ifMatch: etagOf(base) });
    } catch (error) {
      if (!(error instanceof ApiFailure) || error.code !== 'precondition_failed') throw error;
      throw new Error('Somebody changed the settings meanwhile. Close them, open them again, and repeat your change.');
    }
    toast('The settings are saved.');
  };
  const { isRunning, failed, submit } = useSubmit(save, close);
  return (
    <form class="body camp-import" onSubmit={submit} aria-label="Settings">
      <div class="row">
        <h2>Settings</h2>
        <span class="sp" />
        <button type="button" class="btn s quiet" onClick={close}>
          Close
        </button>
      </div>
      <AllowedNote scope="write" />
      <div class="camp-settings">
        <Input label="Name" required maxLength={100} value={now.name} set={(name) => set({ name })} />
        <AgentField
          label={status === 'running' ? 'Agent (pause the campaign to change it)' : 'Agent'}
          disabled={status === 'running'}
          value={now.agent_id ?? ''}
          choose={(agent_id) => set({ agent_id })}
        />
        <FromField value={now.from_numbers ?? []} choose={(from_numbers) => set({ from_numbers })} />
        <Amounts now={now} set={set} />
        <ZoneField
          label="Calling hours in the time zone (contact: of each contact)"
          value={now.time_zone ?? 'contact'}
          set={(time_zone) => set({ time_zone })}
        />
        <Windows windows={now.windows ?? []} change={(windows) => set({ windows })} />
        <Retries retry={now.retry ?? {}} change={(retry) => set({ retry })} />
      </div>
      <FailedNote text={failed} />
      <div class="row">
        <span class="sp" />
        <button type="submit" class="btn primary" disabled={isRunning || Object.keys(changed).length === 0}>
          Save the settings
        </button>
      </div>
    </form>
  );
}

type Now = Omit<Campaign, keyof CampaignUpdate> & CampaignUpdate;

function Amounts({ now, set }: { now: Now; set: (fields: CampaignUpdate) => void }) {
  const number = (text: string): number | null => (text === '' ? null : Number(text));
  return (
    <>
      <Input
        label="Calls at once"
        type="number"
        min="1"
        max="10000"
        value={now.concurrency ?? ''}
        set={(text) => set({ concurrency: number(text) })}
      />
      <Input
        label="Begin not before (your time)"
        type="datetime-local"
        value={now.scheduled_at ? localOf(now.scheduled_at) : ''}
        set={(value) => set({ scheduled_at: value ? new Date(value).toISOString() : null })}
      />
    </>
  );
}

/** Formats a time for a field in this browser's zone. */
function localOf(at: string): string {
  const date = new Date(at);
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

function FromField({ value, choose }: { value: readonly string[]; choose: (numbers: string[]) => void }) {
  const numbers = useGet('/v1/phone-numbers', { query: { limit: 100 } });
  const all = [...new Set([...value, ...(numbers.data?.data ?? []).map(({ number }) => number)])];
  return (
    <fieldset class="stack camp-windows">
      <legend class="t12 mut">Call from, in turn (none: test numbers only)</legend>
      <div class="camp-days">
        <Checks
          options={all.map((number) => [number, <span class="num">{number}</span>] as const)}
          chosen={value}
          choose={choose}
        />
      </div>
      <Unread answer={numbers} />
    </fieldset>
  );
}
