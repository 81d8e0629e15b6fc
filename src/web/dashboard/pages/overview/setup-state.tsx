// Progress of the first steps, read from the service, and the rail entry that shows it until all steps are done. The browser
// stores whether the list was hidden, or all steps were once done; in both cases nothing is requested any more.
import { useEffect } from 'preact/hooks';
import type { PhoneNumber, Provider, Webhook } from '../../../../../generated/types.ts';
import { useGet } from '../../api/get.ts';
import { Icon } from '../../parts/icon.tsx';
import { inUse } from '../../parts/provider-words.ts';
import { signal } from '../../parts/signal.ts';
import { useMe } from '../../shell/me.tsx';

type Kept = 'away' | 'done' | null;

const ALL = { query: { limit: 100 } };
const keptAt = (workspace: string): string => `parley.setup.${workspace}`;
const changes = signal(0);

/** Returns the stored state for the page's workspace, and a function that changes it. */
export function useKept(): [Kept, (kept: Kept) => void] {
  const { workspace } = useMe();
  changes.use();
  const set = (kept: Kept): void => {
    if (kept === null) localStorage.removeItem(keptAt(workspace.id));
    else localStorage.setItem(keptAt(workspace.id), kept);
    changes.set(changes.get() + 1);
  };
  return [localStorage.getItem(keptAt(workspace.id)) as Kept, set];
}

export interface SetupState {
  providers: readonly Provider[];
  numbers: readonly PhoneNumber[];
  webhooks: readonly Webhook[];
}

/** Returns null until everything is known. */
export function useSetupState(enabled: boolean, everyMs: number | false): SetupState | null {
  const options = { everyMs, enabled };
  const providers = useGet('/v1/providers', ALL, options).data?.data;
  const numbers = useGet('/v1/phone-numbers', ALL, options).data?.data;
  const webhooks = useGet('/v1/webhooks', ALL, options).data?.data;
  return providers && numbers && webhooks ? { providers, numbers, webhooks } : null;
}

export const ownNumber = ({ numbers }: Pick<SetupState, 'numbers'>) =>
  numbers.find(({ carrier, status }) => carrier !== 'loopback' && status === 'active');
export const workingWebhook = ({ webhooks }: SetupState) => webhooks.find(({ last_success_at: at }) => at !== null);

/** Whether each of the five steps is done. */
function doneSteps(state: SetupState): boolean[] {
  const kinds = (['llm', 'stt', 'tts'] as const).map((kind) => inUse(state.providers, kind) !== undefined);
  return [...kinds, ownNumber(state) !== undefined, workingWebhook(state) !== undefined];
}

/** Opens the steps, even if they were hidden. */
export function SetupLink() {
  const [kept, keep] = useKept();
  const state = useSetupState(kept !== 'done', false);
  const steps = state && doneSteps(state);
  const done = steps?.filter(Boolean).length;
  const isAll = steps !== null && done === steps.length;
  useEffect(() => {
    if (isAll) keep('done');
  }, [isAll]);
  if (!steps || isAll || kept === 'done') return null;
  const words = `Setup ${done} of ${steps.length}`;
  return (
    <a href="/app" title={words} onClick={() => keep(null)}>
      <Icon name="check" />
      <span>{words}</span>
    </a>
  );
}
