// Replaces the signing secret of a function, for calls in progress and for every version of the agent.
import type { AgentFunction } from '../../../../../../generated/types.ts';
import { useSend } from '../../../api/send.ts';
import { ConfirmDialog } from '../../../parts/dialog.tsx';

interface NewSecretProps {
  agentId: string;
  one: AgentFunction;
  show: (secret: string) => void;
  close: () => void;
}

export function NewSecret({ agentId, one: { id, name }, show, close }: NewSecretProps) {
  const [rotate] = useSend('post', '/v1/agents/{id}/functions/{function_id}/rotate-secret');
  const run = async (): Promise<void> => {
    const { signing_secret: secret } = await rotate({ path: { id: agentId, function_id: id }, body: {} });
    show(secret!);
  };
  return (
    <ConfirmDialog title={`New secret for ${name}`} action="Make it" run={run} close={close}>
      <p>For a day its requests carry two signatures, one with each secret. After it only the new one is used.</p>
    </ConfirmDialog>
  );
}
