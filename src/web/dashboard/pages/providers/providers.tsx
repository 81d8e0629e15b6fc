// The providers of speech recognition, models, voices and telephony for this workspace: whether each responds, whose key is used,
// and a field for an own key.
import { useState } from 'preact/hooks';
import type { Provider } from '../../../../../generated/types.ts';
import { useGet } from '../../api/get.ts';
import { useSend } from '../../api/send.ts';
import { ConfirmButton } from '../../parts/confirm-button.tsx';
import { KeyBox } from '../../parts/key-box.tsx';
import { Page, Section } from '../../parts/page.tsx';
import { nameOfProvider } from '../../parts/name-of-provider.ts';
import { NotYet } from '../../parts/state-box.tsx';
import { VoiceSample } from '../../parts/voice-sample.tsx';
import { When } from '../../parts/when.tsx';
import { AllowedButton } from '../../shell/me.tsx';

const LOOK_MS = 30_000;
const KINDS: readonly [Provider['kind'], string][] = [
  ['llm', 'Thinks'],
  ['stt', 'Hears'],
  ['tts', 'Speaks'],
  ['telephony', 'Carries calls'],
  ['vad', 'Notices speech'],
  ['embeddings', 'Searches knowledge'],
];

export function ProvidersPage() {
  const providers = useGet('/v1/providers', { query: { limit: 100 } }, { everyMs: LOOK_MS });
  const { data } = providers;
  return (
    <Page title="Providers" note={data && summaryOf(data.data)} request={providers.request}>
      <div class="body providers">
        <NotYet answer={providers} />
        {data &&
          KINDS.map(([kind, title]) => (
            <Section key={kind} id={`kind-${kind}`} title={title}>
              {data.data
                .filter((each) => each.kind === kind)
                .map((each) => (
                  <ProviderCard key={each.id} provider={each} />
                ))}
            </Section>
          ))}
        {data && (
          <p class="mut">
            Keys are stored encrypted. Only the providers in use receive your calls. A key of a telephone account is
            stored with its number.
          </p>
        )}
      </div>
    </Page>
  );
}

function summaryOf(providers: readonly Provider[]): string {
  const used = providers.filter(({ configured }) => configured);
  const failing = used.filter(({ health }) => health === 'failing').length;
  return failing === 0 ? `${used.length} in use` : `${failing} of ${used.length} fail`;
}

function ProviderCard({ provider }: { provider: Provider }) {
  const { id, kind, source, accepts_key: accepts, configured, description } = provider;
  const [isOpen, setOpen] = useState(false);
  const hasVoices = kind === 'tts' && configured;
  return (
    <article class="card stack provider">
      <div class="provider-head">
        <h3>{nameOfProvider(id)}</h3>
        <Health provider={provider} />
        <span class="sp" />
        {accepts && (
          <AllowedButton scope="admin" kind="s" onClick={() => setOpen(!isOpen)}>
            {source === 'own' ? 'Replace the key' : 'Paste a key'}
            <span class="vh"> of {nameOfProvider(id)}</span>
          </AllowedButton>
        )}
        {source === 'own' && <RemoveKey provider={id} />}
      </div>
      <p class="mut">{description}</p>
      {isOpen && <KeyBox providers={[provider]} />}
      {hasVoices && !isOpen && <Voices provider={id} />}
    </article>
  );
}

/** Voices are requested only when the user wants to hear them. */
function Voices({ provider }: { provider: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>Hear its voices</summary>
      {isOpen && <VoiceSample provider={provider} />}
    </details>
  );
}

function Health({ provider: { configured, source, health, detail, last_checked_at: at } }: { provider: Provider }) {
  if (!configured) return <span class="badge">no key</span>;
  const kind = health === 'failing' ? 'bad' : health === 'healthy' ? 'ok' : '';
  const words = health === 'failing' ? 'fails' : health === 'healthy' ? 'answers' : 'ready';
  return (
    <>
      <span class={`badge ${kind}`}>{words}</span>
      {source !== null && <span class="t12 mut">{source === 'own' ? 'your key' : 'key of this service'}</span>}
      {health === 'failing' && <span class="t12 c-bad">{detail}</span>}
      {at !== null && (
        <span class="t12 dim">
          <When at={at} as="ago" />
        </span>
      )}
    </>
  );
}

function RemoveKey({ provider }: { provider: string }) {
  const [mutate] = useSend('delete', '/v1/providers/{provider}/credentials', {
    refreshes: ['/v1/providers', '/v1/voices', '/v1/models'],
  });
  const name = nameOfProvider(provider);
  return (
    <ConfirmButton
      scope="admin"
      kind="s"
      label={
        <>
          Remove<span class="vh"> the key of {name}</span>
        </>
      }
      title={`Remove your key of ${name}`}
      action="Remove the key"
      run={() => mutate({ path: { provider } })}
      done={`The key of ${name} is removed.`}
    >
      Agents then use the key of this service. Without one, those that need this provider do not work.
    </ConfirmButton>
  );
}
