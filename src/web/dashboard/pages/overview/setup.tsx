// The first steps as a checklist that checks itself off: progress is read from the service, never stored here. Each step links to
// where it is done. The list disappears when all steps are done, or when the user hides it in this browser.
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { Provider, Webhook } from '../../../../../generated/types.ts';
import { useSend } from '../../api/send.ts';
import { Icon } from '../../parts/icon.tsx';
import { KeyBox } from '../../parts/key-box.tsx';
import { nameOfProvider } from '../../parts/name-of-provider.ts';
import { inUse } from '../../parts/provider-words.ts';
import { toast, toastFailure } from '../../parts/toast.tsx';
import { AllowedButton, useMe } from '../../shell/me.tsx';
import { CallMe } from './call-me.tsx';
import { ownNumber, useKept, useSetupState, workingWebhook, type SetupState } from './setup-state.tsx';

const LOOK_MS = 30_000;

interface Step {
  name: string;
  isDone: boolean;
  /** The current state. */
  text: ComponentChildren;
  /** Instructions. */
  body: ComponentChildren;
}

export function Setup() {
  const { workspace } = useMe();
  const [kept, keep] = useKept();
  const state = useSetupState(kept === null, LOOK_MS);
  if (kept !== null || state === null) return null;
  const steps = stepsOf(state);
  const done = steps.filter(({ isDone }) => isDone).length;
  if (done === steps.length) return null;
  const putAway = (): void => {
    keep('away');
    toast('The first steps are hidden.', () => keep(null));
  };
  return (
    <section class="setup" aria-labelledby="setup">
      <div class="setup-head">
        <h2 id="setup">Set up {workspace.name}</h2>
        <Progress steps={steps} />
        <span class="mut">
          {done} of {steps.length}
        </span>
        <span class="sp" />
        <button type="button" class="btn quiet" onClick={putAway}>
          Skip for now
        </button>
      </div>
      <div class="setup-two">
        <ol class="steps-list">
          {steps.map((step, i) => (
            <StepCard key={step.name} step={step} at={i + 1} isNext={i === steps.findIndex(({ isDone }) => !isDone)} />
          ))}
        </ol>
        <CallMe numbers={state.numbers} />
      </div>
    </section>
  );
}

function stepsOf(state: SetupState): readonly Step[] {
  const { providers, webhooks } = state;
  const [own, works] = [ownNumber(state), workingWebhook(state)];
  return [
    stepOf(providers, 'llm', 'Model', 'The demo responder answers. Paste a key, and a language model does.'),
    stepOf(
      providers,
      'stt',
      'Speech recognition',
      'Test calls and browsers are understood. Phone calls need a recognizer.',
    ),
    stepOf(providers, 'tts', 'Voice', 'The built-in voices speak. Paste a key, and hear a natural one at once.'),
    {
      name: 'Number',
      isDone: own !== undefined,
      text: own ? `${own.number} at ${nameOfProvider(own.carrier)}.` : 'Only test numbers so far: no real phone rings.',
      body: (
        <a class="btn" href="/app/numbers">
          Buy or import a number
        </a>
      ),
    },
    {
      name: 'Webhook',
      isDone: works !== undefined,
      text: works
        ? `${works.url} accepts events.`
        : 'Optional: where the service reports. Done when your server answers 2xx.',
      body: <WebhookStep webhooks={webhooks} />,
    },
  ];
}

function stepOf(providers: readonly Provider[], kind: Provider['kind'], name: string, lacking: string): Step {
  const used = inUse(providers, kind);
  const boxes = providers.filter((each) => each.kind === kind && each.accepts_key);
  const health = used?.health === 'failing' ? `fails: ${used.detail ?? 'no detail'}` : 'is in use';
  return {
    name,
    isDone: used !== undefined,
    text: used ? `${nameOfProvider(used.id)} ${health}.` : lacking,
    body: boxes.length > 0 ? <KeyBox providers={boxes} /> : null,
  };
}

function StepCard({ step: { name, isDone, text, body }, at, isNext }: { step: Step; at: number; isNext: boolean }) {
  const [isOpened, setOpened] = useState<boolean | null>(null);
  // A step that was just completed stays open, because its voice is playing.
  const isOpen = isOpened ?? isNext;
  return (
    <li class={isNext ? 'card step next' : 'card step'}>
      <span class={isDone ? 'tick done' : 'tick'}>
        {isDone ? <Icon name="check" /> : at}
        <span class="vh">{isDone ? 'Done' : 'To do'}</span>
      </span>
      <div class="step-words">
        <h3>{name}</h3>
        <p class="mut">{text}</p>
      </div>
      {body !== null && (
        <button type="button" class="btn s quiet" aria-expanded={isOpen} onClick={() => setOpened(!isOpen)}>
          {isDone ? 'Change' : isOpen ? 'Close' : 'Open'}
          <span class="vh"> {name}</span>
        </button>
      )}
      {isOpen && (
        <div class="step-body" onFocusIn={() => setOpened(true)}>
          {body}
        </div>
      )}
    </li>
  );
}

function Progress({ steps }: { steps: readonly Step[] }) {
  return (
    <svg class="setup-bar" viewBox="0 0 150 6" width="150" height="6" aria-hidden="true">
      {steps.map(({ name, isDone }, i) => (
        <rect key={name} class={isDone ? 'done' : ''} x={i * 30} y="0" width="26" height="6" rx="3" />
      ))}
    </svg>
  );
}

function WebhookStep({ webhooks }: { webhooks: readonly Webhook[] }) {
  const [first] = webhooks;
  const [mutate, isPending] = useSend('post', '/v1/webhooks/{id}/test', { refreshes: ['/v1/webhooks'] });
  if (!first) {
    return (
      <a class="btn" href="/app/webhooks">
        Add a webhook
      </a>
    );
  }
  const test = (): void => {
    mutate({ path: { id: first.id }, body: { event: first.events[0]! } }).then(
      ({ ok, status, error }) =>
        toast(
          ok ? `${first.url} accepted the event.` : `${first.url} did not accept it: ${error ?? `status ${status}`}.`,
        ),
      toastFailure,
    );
  };
  return (
    <div class="row wrap">
      <AllowedButton scope="write" onClick={test}>
        {isPending ? 'Sending' : 'Send a test'}
      </AllowedButton>
      <a href={`/app/webhooks/${first.id}`}>{first.url}</a>
    </div>
  );
}
