// A box for pasting a provider's key. The service verifies the key with the provider before storing it; then a voice plays at
// once, and a model is named. Invariants: the key is in this field only and removed from it once it is stored; after a rejection
// it stays, with the reason.
import { useState } from 'preact/hooks';
import { Choice } from './choices.tsx';
import { Input } from './input.tsx';
import type { Provider } from '../../../../generated/types.ts';
import { refreshAnswers } from '../api/answers.ts';
import { send } from '../api/client.ts';
import { useGet } from '../api/get.ts';
import { AllowedNote } from '../shell/allowed-note.tsx';
import { useCan } from '../shell/me.tsx';
import { FailedNote, useSubmit } from './dialog.tsx';
import { Icon } from './icon.tsx';
import { nameOfProvider } from './name-of-provider.ts';
import { VoiceSample } from './voice-sample.tsx';
import { numberOf } from './when.tsx';

const CHANGED = ['/v1/providers', '/v1/voices', '/v1/models'];

interface KeyBoxProps {
  /** Providers of one kind; the first is preselected. */
  providers: readonly Provider[];
  /** Text that a voice says. */
  greeting?: string;
}

export function KeyBox({ providers, greeting }: KeyBoxProps) {
  const [id, setId] = useState(providers[0]!.id);
  const [verified, setVerified] = useState<{ id: string; ms: number } | null>(null);
  const { kind } = providers[0]!;
  return (
    <div class="key-box">
      <AllowedNote scope="admin" />
      {providers.length > 1 && (
        <Choice
          label="Provider"
          value={id}
          options={providers.map(({ id: each }) => [each, nameOfProvider(each)] as const)}
          choose={setId}
        />
      )}
      <KeyForm key={id} id={id} kind={kind} done={(ms) => setVerified({ id, ms })} />
      {verified?.id === id && (
        <div class="key-verified">
          <p class="c-ok strong row" role="status">
            <Icon name="check" />
            Verified and stored in {numberOf(verified.ms)} ms.
          </p>
          {kind === 'tts' && <VoiceSample provider={id} isHeardAtOnce {...(greeting ? { text: greeting } : {})} />}
          {kind === 'llm' && <Models provider={id} />}
        </div>
      )}
    </div>
  );
}

interface Typed {
  key: string;
  baseUrl: string;
  models: string;
}

const NOTHING: Typed = { key: '', baseUrl: '', models: '' };

type KeyFormProps = Pick<Provider, 'id' | 'kind'> & { done: (ms: number) => void };

function KeyForm({ id, kind, done }: KeyFormProps) {
  const can = useCan('admin');
  const [typed, setTyped] = useState(NOTHING);
  const store = async (): Promise<void> => {
    const began = performance.now();
    await send('put', '/v1/providers/{provider}/credentials', {
      path: { provider: id },
      // A model must also respond, because a key can be valid while the model is missing.
      body: { ...bodyOf(typed), ...(kind === 'llm' ? { try_model: 'default' } : {}) },
    });
    const ms = Math.round(performance.now() - began);
    setTyped(NOTHING);
    await refreshAnswers(CHANGED);
    done(ms);
  };
  const { isRunning, failed, submit } = useSubmit(store, () => undefined);
  const set = (part: Partial<Typed>): void => setTyped({ ...typed, ...part });
  return (
    <form onSubmit={submit}>
      <label class="label">
        Key of {nameOfProvider(id)}, stored encrypted, never shown again
        <span class="row">
          <input
            class="field"
            type="password"
            autocomplete="off"
            required={typed.baseUrl === ''}
            minLength={8}
            disabled={!can}
            value={typed.key}
            onInput={({ currentTarget }) => set({ key: currentTarget.value.trim() })}
          />
          <button type="submit" class="btn primary" disabled={!can || isRunning}>
            {isRunning ? 'Asking' : 'Verify'}
          </button>
        </span>
      </label>
      {id === 'openai' && <OwnServer typed={typed} set={set} />}
      <FailedNote text={failed} />
    </form>
  );
}

/** A server that needs no key gets a placeholder, because the operation requires one. */
function bodyOf({ key, baseUrl, models }: Typed) {
  if (baseUrl === '') return { api_key: key };
  return { api_key: key || 'no-key-needed', base_url: baseUrl, models: models.split(/[\s,]+/).filter(Boolean) };
}

function OwnServer({ typed, set }: { typed: Typed; set: (part: Partial<Typed>) => void }) {
  return (
    <details>
      <summary>Another server that speaks the same protocol</summary>
      <div class="key-server">
        <Input
          label="Its address, version included"
          type="url"
          placeholder="https://models.example.com/v1"
          value={typed.baseUrl}
          set={(text) => set({ baseUrl: text.trim() })}
        />
        <Input
          label="Names of its models, the default first"
          required={typed.baseUrl !== ''}
          value={typed.models}
          set={(models) => set({ models })}
        />
      </div>
    </details>
  );
}

function Models({ provider }: { provider: string }) {
  const { data } = useGet('/v1/models', { query: { limit: 100 } });
  const names = data?.data.filter(({ provider: each }) => each === provider).map(({ id }) => id) ?? [];
  if (names.length === 0) return null;
  return <p class="mut">Agents without a model of their own use {names[0]}.</p>;
}
