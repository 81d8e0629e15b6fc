// Actions on a line of the caller: repeat it with the current draft of the agent that answered it, after everything that was said
// before it; or save it as a test of that agent that repeats the lines up to there.
import { useState } from 'preact/hooks';
import type { Call } from '../../../../../generated/types.ts';
import { Icon } from '../../parts/icon.tsx';
import { AllowedButton } from '../../shell/me.tsx';
import { lazy } from '../../shell/router.ts';
import { saysUpTo, type SaidTurn, type Turn } from './turns.ts';

const TestCaseDialog = lazy(() => import('../on-demand.ts').then((m) => m.PARTS), 'TestCaseDialog');

interface LineProps {
  call: Call;
  turns: readonly Turn[];
  line: SaidTurn;
}

export function LineActions({ call: { call_id: id }, turns, line }: LineProps) {
  const [isOpen, setOpen] = useState(false);
  const { agentId, sequence } = line;
  const says = saysUpTo(turns, line);
  return (
    <p class="row wrap">
      <a class="btn s quiet" href={`/app/agents/${agentId}/talk?call=${id}&line=${sequence}`}>
        <Icon name="refresh" />
        Ask the draft<span class="vh"> again: {says.at(-1)}</span>
      </a>
      <AllowedButton scope="write" kind="s quiet" onClick={() => setOpen(true)}>
        <Icon name="flask" />
        Save as a test<span class="vh">: {says.at(-1)}</span>
      </AllowedButton>
      {isOpen && <TestCaseDialog agentId={agentId} callId={id} says={says} close={() => setOpen(false)} />}
    </p>
  );
}
