// The fields of the studio.
import { AgentField, Choice } from '../../parts/choices.tsx';
import { Check, Input } from '../../parts/input.tsx';
import { AllowedNote } from '../../shell/allowed-note.tsx';
import type { WidgetFields } from './fields.ts';

interface FieldsProps {
  now: WidgetFields;
  set: (part: Partial<WidgetFields>) => void;
}

const POSITIONS = [
  ['bottom-right', 'bottom right'],
  ['bottom-left', 'bottom left'],
] as const;
const SCHEMES = [
  ['auto', 'as the page'],
  ['light', 'light'],
  ['dark', 'dark'],
] as const;

export function StudioFields({ now, set }: FieldsProps) {
  return (
    <>
      <AllowedNote scope="write" />
      <div class="studio-row">
        <Input label="Name, for yourself" required maxLength={100} value={now.name} set={(name) => set({ name })} />
        <AgentField label="Agent that answers" value={now.agent} choose={(agent) => set({ agent })} />
      </div>
      <div class="studio-row">
        <Input
          label="Title; empty: the agent’s name"
          maxLength={100}
          value={now.title}
          set={(title) => set({ title })}
        />
        <Input
          label="First line; empty: the agent’s greeting"
          value={now.greeting}
          set={(greeting) => set({ greeting })}
        />
      </div>
      <p class="row wrap" role="group" aria-label="Ways to talk">
        <Check checked={now.chat} set={(chat) => set({ chat })}>
          Chat
        </Check>
        <Check checked={now.voice} set={(voice) => set({ voice })}>
          Voice
        </Check>
      </p>
      <div class="studio-row">
        <Input label="Accent" type="color" value={now.accent} set={(accent) => set({ accent })} />
        <Choice label="Corner" value={now.position} options={POSITIONS} choose={(position) => set({ position })} />
        <Choice label="Colors" value={now.scheme} options={SCHEMES} choose={(scheme) => set({ scheme })} />
      </div>
      <Input
        label="Hosts whose pages may show it, one for each line; * for any page"
        rows={3}
        placeholder={'example.com\n*.example.com'}
        value={now.domains}
        set={(value) => set({ domains: value })}
      />
      <Input
        label="At most this many US dollars a day; empty: only the wallet limits it"
        inputMode="decimal"
        placeholder="5.00"
        value={now.budget}
        set={(budget) => set({ budget })}
      />
    </>
  );
}
