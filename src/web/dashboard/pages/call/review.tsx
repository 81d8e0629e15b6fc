// What a person thought of the call: rating, tags and note. Only changed fields are sent, so that those of another user stay.
import { useState } from 'preact/hooks';
import type { Call, CallUpdate } from '../../../../../generated/types.ts';
import { useSend } from '../../api/send.ts';
import { Choice } from '../../parts/choices.tsx';
import { FailedNote, useSubmit } from '../../parts/dialog.tsx';
import { Input, useTyped } from '../../parts/input.tsx';
import { Section } from '../../parts/page.tsx';
import { toast } from '../../parts/toast.tsx';
import { AllowedNote } from '../../shell/allowed-note.tsx';
import { useCan } from '../../shell/me.tsx';

const RATINGS = ['5', '4', '3', '2', '1'].map((each) => [each, each] as const);

export function Review({ call }: { call: Call }) {
  const [typed, setTyped] = useState<CallUpdate>({});
  const [mutate] = useSend('patch', '/v1/calls/{id}', { refreshes: ['/v1/calls/{id}', '/v1/calls'] });
  const canWrite = useCan('write');
  const { rating, tags, note } = { ...call, ...typed };
  const set = (change: CallUpdate): void => setTyped((before) => ({ ...before, ...change }));
  const tagsField = useTyped(tags!.join(', '), (text) =>
    set({
      tags: text
        .split(',')
        .map((tag) => tag.trim())
        .filter(Boolean),
    }),
  );
  const save = async (): Promise<void> => {
    await mutate({ path: { id: call.call_id }, body: typed });
    // What was typed meanwhile is not saved.
    setTyped((now) => (now === typed ? {} : now));
    toast('The review is saved.');
  };
  const { isRunning, failed, submit } = useSubmit(save, () => undefined);
  const isUnchanged = Object.keys(typed).length === 0;
  return (
    <Section id="review" title="Review" class="stack">
      <AllowedNote scope="write" />
      <form class="stack" onSubmit={submit}>
        <Choice
          label="Rating"
          value={String(rating ?? '')}
          none="none"
          options={RATINGS}
          choose={(value) => set({ rating: Number(value) || null })}
        />
        <label class="label">
          Tags, separated by commas
          <input class="field" {...tagsField} />
        </label>
        <Input label="Note" rows={3} maxLength={4000} value={note ?? ''} set={(text) => set({ note: text || null })} />
        <FailedNote text={failed} />
        <p>
          <button type="submit" class="btn" disabled={!canWrite || isRunning || isUnchanged}>
            Save the review
          </button>
        </p>
      </form>
    </Section>
  );
}
