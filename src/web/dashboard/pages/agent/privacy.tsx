// Recording, redaction, and how long conversation content is kept: of an agent, and of the workspace for all agents that inherit it.
import { useState } from 'preact/hooks';
import type { WorkspaceUpdate } from '../../../../../generated/types.ts';
import { useSend } from '../../api/send.ts';
import { FailedNote, useSubmit } from '../../parts/dialog.tsx';
import { toast } from '../../parts/toast.tsx';
import { useCan, useMe } from '../../shell/me.tsx';
import { editsOf, type Edits, type FieldEdits, type Typed } from './edits.ts';
import { Amount, Line, Lines, Tick, Ticks } from './fields.tsx';

const KINDS = [
  ['card', 'payment cards'],
  ['iban', 'bank accounts'],
  ['email', 'email addresses'],
  ['birth_date', 'dates of birth'],
  ['phone', 'telephone numbers'],
] as const;

const KEPT = [
  ['recordings', 'Recordings'],
  ['transcripts', 'Transcripts'],
  ['timeline', 'Other entries of the timeline'],
  ['analyses', 'Analyses'],
  ['webhook_events', 'Bodies of webhook events, at most 30'],
  ['widget_messages', 'Messages of widgets'],
  ['campaign_contacts', 'Contacts of ended campaigns'],
] as const;

interface Pattern {
  name: string;
  pattern: string;
}

export function PrivacyTab({ edits }: { edits: Edits }) {
  return (
    <>
      <section class="card group">
        <h2>Recording</h2>
        <Tick edits={edits} name="recording.enabled" label="Calls are recorded" />
        <Line
          edits={edits}
          name="recording.disclosure"
          label="Said first, before the greeting; empty: nothing"
          most={1000}
          placeholder="This call is recorded."
        />
      </section>
      <Privacy edits={edits} rest="as long as the workspace says">
        <Tick edits={edits} name="privacy.inherit" label="The privacy settings of the workspace apply as well" />
      </Privacy>
    </>
  );
}

/** The settings of the workspace, with a button that saves them. */
export function WorkspacePrivacy() {
  const { workspace } = useMe();
  const can = useCan('admin');
  const [typed, setTyped] = useState<Typed>({});
  const [mutate] = useSend('patch', '/v1/workspaces/{id}', { refreshes: ['/v1/auth/me', '/v1/workspaces'] });
  const { patch, ...edits } = editsOf(workspace, typed, setTyped);
  const save = async (): Promise<void> => {
    await mutate({ path: { id: workspace.id }, body: patch as WorkspaceUpdate });
    toast('Saved. It applies from the next conversation on.');
  };
  const { isRunning, failed, submit } = useSubmit(save, () => undefined);
  return (
    <form onSubmit={submit}>
      <fieldset class="stack" disabled={!can}>
        <p class="mut">For all agents, unless an agent says that these settings do not apply to it.</p>
        <Privacy edits={edits} rest="without limit; bodies of webhook events 30 days" />
        <FailedNote text={failed} />
        <div>
          <button type="submit" class="btn primary" disabled={edits.changed.length === 0 || isRunning}>
            Save
          </button>
        </div>
      </fieldset>
    </form>
  );
}

interface PrivacyProps {
  edits: FieldEdits;
  /** How long content is kept for which no number of days is set. */
  rest: string;
  children?: preact.ComponentChildren;
}

function Privacy({ edits, rest, children }: PrivacyProps) {
  return (
    <>
      <section class="card group">
        <h2>Redaction</h2>
        <Ticks edits={edits} name="privacy.redact" label="Replaced before anything is stored" options={KINDS} />
        <Lines<Pattern>
          edits={edits}
          name="privacy.patterns"
          label="Patterns of your own, one a line, such as patient_id: PT-[0-9]{6}"
          rows={2}
          parse={(line) => {
            const [name = '', ...rest] = line.split(':');
            return { name: name.trim(), pattern: rest.join(':').trim() };
          }}
          print={({ name, pattern }) => `${name}: ${pattern}`}
        />
        <Tick
          edits={edits}
          name="privacy.redact_model"
          label="The model gets the redacted text too"
          hint="It cannot repeat or use what was said."
        />
        <Tick
          edits={edits}
          name="privacy.no_store"
          label="Nothing that is said is stored"
          hint="No transcript, no recording; the analysis has no content."
        />
        {children}
      </section>
      <section class="card group">
        <h2>Kept for</h2>
        <p class="mut">In days. Empty: {rest}.</p>
        <div class="editor-row">
          {KEPT.map(([name, label]) => (
            <Amount key={name} edits={edits} name={`privacy.retention_days.${name}`} label={label} />
          ))}
        </div>
      </section>
    </>
  );
}
