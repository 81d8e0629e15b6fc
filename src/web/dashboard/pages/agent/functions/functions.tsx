// The agent's functions. Each change creates a version of the agent at once, as the contract defines.
import { useState } from 'preact/hooks';
import type { AgentFunction } from '../../../../../../generated/types.ts';
import { usePages } from '../../../api/pages.ts';
import { useSend } from '../../../api/send.ts';
import { CurlButton } from '../../../parts/copy.tsx';
import { ConfirmDialog } from '../../../parts/dialog.tsx';
import { ListFrame } from '../../../parts/list.tsx';
import { Secret } from '../../../parts/secret.tsx';
import { Empty } from '../../../parts/state-box.tsx';
import { toast } from '../../../parts/toast.tsx';
import { AllowedButton } from '../../../shell/me.tsx';
import type { Edits } from '../edits.ts';
import { REFRESHES } from '../refreshes.ts';
import { CurlDialog } from './curl-dialog.tsx';
import { FunctionDialog } from './function-dialog.tsx';
import { LastRuns } from './last-runs.tsx';
import { NewSecret } from './new-secret.tsx';
import { ServerCheck } from './server-check.tsx';
import { TestDialog } from './test-dialog.tsx';
import { KINDS } from './kinds.ts';

type Open = { kind: 'curl' | 'new' } | { kind: 'edit' | 'test' | 'secret' | 'remove'; one: AgentFunction } | null;

export function FunctionsTab({ edits }: { edits: Edits }) {
  const { agent_id: id } = edits.base;
  const functions = usePages('/v1/agents/{id}/functions', { path: { id } });
  const [open, setOpen] = useState<Open>(null);
  const [secret, setSecret] = useState<string | null>(null);
  const close = (): void => setOpen(null);
  const add = (
    <p class="row wrap">
      <AllowedButton scope="write" kind="primary" onClick={() => setOpen({ kind: 'curl' })}>
        Paste a curl
      </AllowedButton>
      <AllowedButton scope="write" onClick={() => setOpen({ kind: 'new' })}>
        New function
      </AllowedButton>
      <CurlButton request={functions.request} />
    </p>
  );
  return (
    <>
      <ListFrame
        pages={functions}
        loading={3}
        empty={
          <Empty title="No functions yet">
            <p>With a function the agent looks something up in your system, transfers the call, or ends it.</p>
            {add}
          </Empty>
        }
      >
        {add}
        <ul class="card rows-of">
          {functions.items.map((one) => (
            <FunctionRow key={one.id} agentId={id} one={one} open={setOpen} />
          ))}
        </ul>
      </ListFrame>
      {open?.kind === 'curl' && <CurlDialog edits={edits} close={close} />}
      {open?.kind === 'new' && <FunctionDialog edits={edits} close={close} />}
      {open?.kind === 'edit' && <FunctionDialog edits={edits} existing={open.one} close={close} />}
      {open?.kind === 'test' && <TestDialog agentId={id} one={open.one} close={close} />}
      {open?.kind === 'secret' && <NewSecret agentId={id} one={open.one} show={setSecret} close={close} />}
      {secret !== null && <Secret title="The new signing secret" value={secret} close={() => setSecret(null)} />}
      {open?.kind === 'remove' && <RemoveDialog edits={edits} one={open.one} close={close} />}
    </>
  );
}

interface RowProps {
  agentId: string;
  one: AgentFunction;
  open: (dialog: Open) => void;
}

function FunctionRow({ agentId, one, open }: RowProps) {
  const [isShown, setShown] = useState(false);
  const { id, name, type, description, url, to } = one;
  return (
    <li>
      <p class="row wrap">
        <code class="strong">{name}</code>
        <span class="badge">{KINDS[type].title}</span>
        <span class="mut tr">{url ?? to ?? ''}</span>
        <span class="sp" />
        {type === 'webhook' && (
          <AllowedButton scope="write" kind="s" onClick={() => open({ kind: 'test', one })}>
            Test<span class="vh"> {name}</span>
          </AllowedButton>
        )}
        {type === 'webhook' && (
          <AllowedButton scope="write" kind="s" onClick={() => open({ kind: 'secret', one })}>
            New secret<span class="vh"> for {name}</span>
          </AllowedButton>
        )}
        <AllowedButton scope="write" kind="s" onClick={() => open({ kind: 'edit', one })}>
          Edit<span class="vh"> {name}</span>
        </AllowedButton>
        <AllowedButton scope="write" kind="s quiet" onClick={() => open({ kind: 'remove', one })}>
          Remove<span class="vh"> {name}</span>
        </AllowedButton>
      </p>
      <p class="mut">{description}</p>
      {type === 'mcp' && <ServerCheck agentId={agentId} one={one} />}
      <details onToggle={({ currentTarget, target }) => target === currentTarget && setShown(currentTarget.open)}>
        <summary>
          Last runs<span class="vh"> of {name}</span>
        </summary>
        {isShown && <LastRuns agentId={agentId} id={id} />}
      </details>
    </li>
  );
}

function RemoveDialog({ edits, one: { id, name }, close }: { edits: Edits; one: AgentFunction; close: () => void }) {
  const { agent_id: agentId, agent_name: agent } = edits.base;
  const [mutate] = useSend('delete', '/v1/agents/{id}/functions/{function_id}', { refreshes: REFRESHES });
  const remove = async (): Promise<void> => {
    await edits.making(() => mutate({ path: { id: agentId, function_id: id } }));
    toast(`${name} is removed.`);
  };
  return (
    <ConfirmDialog title={`Remove ${name}`} action="Remove" isDanger run={remove} close={close}>
      <p>{agent} can no longer use it. Its headers and its signing secret are gone; the runs of old calls stay.</p>
    </ConfirmDialog>
  );
}
