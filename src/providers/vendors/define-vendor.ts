// A vendor as one declaration: its settings, its adapters, the check of its key, its voices and its documentation.
// vendors/index.ts lists the declarations; settings, registry, provider list, prices and documents are derived from that list.
// Carriers and payment vendors, for which workspaces bring no accounts, are declared with define-carrier.ts and
// define-payments.ts.
// Invariant: creating adapters costs nothing; SDKs load on first use, or earlier through `loadSdk`.
import type { Dispatcher } from 'undici';
import type { Clock } from '../../core/clock.ts';
import { listOf } from '../../core/setting-parsers.ts';
import { defineSetting, readGroup, type Setting, type ValuesOf } from '../../core/setting.ts';
import { asMarkdown, type Declaration, type Purpose } from '../declaration.ts';
import type { LlmProvider } from '../ports/llm.ts';
import type { SttProvider } from '../ports/stt.ts';
import type { SpeechRequest, TtsProvider, Voice } from '../ports/tts.ts';
import { namedVoice } from '../tts/operator-voices.ts';

export type VendorKind = 'llm' | 'stt' | 'tts';

export interface VoiceSample {
  filename: string;
  contentType: string;
  bytes: Uint8Array;
}

/** Voices cloned from a person's recordings, kept at the vendor. */
export interface VoiceCloning {
  /** @returns the vendor's own id of the new voice. Fails with ProviderError. */
  clone(name: string, samples: readonly VoiceSample[], signal: AbortSignal): Promise<string>;
  /** Idempotent: removing a voice that does not exist succeeds. */
  remove(vendorVoiceId: string, signal: AbortSignal): Promise<void>;
  /** Speaks with such a voice. Fails like a TtsProvider. */
  speakAs(vendorVoiceId: string, request: SpeechRequest): AsyncIterable<Int16Array>;
}

export interface Adapters {
  llm?: LlmProvider;
  stt?: SttProvider;
  tts?: TtsProvider;
  cloning?: VoiceCloning;
  close(): Promise<void>;
}

/** The owner of an account: the deployment, or a workspace. */
export type AccountOwner = 'platform' | 'own';

/** Access to a vendor at the URLs of the settings. Every method accepts the key of an account. */
export interface VendorApi {
  /** Loads the vendor's SDK, in this thread if that takes less than half a second. Omitted if there is no SDK. */
  loadSdk?(): Promise<unknown>;
  create(key: string): Adapters;
  /** Sends a request that costs nothing. Fails with ProviderError: `auth` if the key is refused. */
  verify(key: string, signal: AbortSignal): Promise<void>;
  /**
   * Returns all voices of an account, by name. Omitted if the vendor has no such list. Fails with ProviderError, or the signal's
   * reason.
   * @param whose for the platform's account, which workspaces share, only the voices that the vendor offers to everyone are
   * returned
   */
  listVoices?(key: string, whose: AccountOwner, signal: AbortSignal): Promise<readonly Voice[]>;
  /**
   * Whether the account has this voice; null if the key may not read it. Omitted if the vendor has no cloning. Fails with
   * ProviderError, or the signal's reason.
   */
  hasVoice?(key: string, vendorVoiceId: string, signal: AbortSignal): Promise<boolean | null>;
}

/** A vendor at the URLs of this deployment. */
export interface Vendor<Id extends string = string> extends VendorApi {
  id: Id;
  kind: VendorKind;
  /** Shown in the provider list while there is no key: what the vendor provides, and the setting that enables it. */
  hint: string;
  /** The reason why the vendor cannot be used at these URLs, e.g. because it has ended its service; null: it can be used. */
  ended: string | null;
  /** Null: the deployment has no account at the vendor. Empty: the server needs no key. */
  platformKey: string | null;
}

/** Clocks, and the dispatcher for users' URLs. */
export interface VendorClocks {
  /** The clock of calls; tests run it faster than real time. */
  call: Clock;
  /** Real time, for timeouts and pauses of real networks. */
  network: Clock;
  /** Sends requests to URLs that users chose. If omitted, they are refused. */
  guarded?: Dispatcher;
}

/** The vendor's own price, which replaces the common price of its kind. */
interface VendorPrice {
  item: 'stt' | 'llm_input' | 'llm_output' | 'tts';
  unit: 'second' | 'token' | 'character';
  /** `micros` is the price of this many units. */
  per: number;
  micros: number;
}

type VendorSettingGroup = Readonly<Record<string, Setting<unknown>>> & { apiKey: Setting<string | null> };

interface VendorDefinition<Id extends string, S extends VendorSettingGroup> {
  id: Id;
  /** Spelled as the vendor does. */
  name: string;
  kind: VendorKind;
  hint: string;
  settings: S;
  /** Features beyond its kind, for the documentation, e.g. `cloning`. */
  also?: string;
  /** The server or version that its adapter was tested against, for the documentation. */
  verifiedAgainst: string;
  /** Default: the common prices of its kind. */
  prices?: readonly VendorPrice[];
  /** Returns why the vendor cannot be used at these URLs; in that case the deployment has no account there. */
  ended?(settings: ValuesOf<S>): string | null;
  /** Returns the platform's key, if it is not simply `apiKey`. */
  platformKey?(settings: ValuesOf<S>): string | null;
  connect(settings: ValuesOf<S>, clocks: VendorClocks): VendorApi;
  /** Access with workspaces' own keys, if not at the URLs of `connect`. */
  connectOwn?(settings: ValuesOf<S>, clocks: VendorClocks): VendorApi;
}

/** A declaration with the types of its settings hidden behind functions, so that a list can hold several. */
export interface DeclaredVendor<Id extends string = string, Values = unknown> extends Declaration<Id, Values> {
  name: string;
  kind: VendorKind;
  prices: readonly VendorPrice[];
  /** Its key alone does not enable it (see `ended` of the definition). */
  isOffByDefault: boolean;
  settings: VendorSettingGroup;
  /** @param owner whose keys are used with the result */
  open(settings: Values, clocks: VendorClocks, owner: AccountOwner): Vendor<Id>;
}

const PURPOSES: Readonly<Record<VendorKind, Purpose>> = { stt: 'transcribes', llm: 'answers', tts: 'speaks' };

export function defineVendor<const Id extends string, S extends VendorSettingGroup>(
  definition: VendorDefinition<Id, S>,
): DeclaredVendor<Id, ValuesOf<S>> {
  const { id, name, kind, hint, settings: group, also, verifiedAgainst, prices = [] } = definition;
  return {
    id,
    name,
    kind,
    purpose: PURPOSES[kind],
    provider: `\`${id}\`${also === undefined ? '' : ` (also ${also})`}`,
    enabledBy: enabling(group).map(asMarkdown).join(', '),
    verifiedAgainst,
    prices,
    isOffByDefault: definition.ended !== undefined,
    settings: group,
    readSettings: (environment) => readGroup(group, environment),
    open(settings, clocks, owner) {
      const { connect, connectOwn = connect, platformKey } = definition;
      const api = owner === 'own' ? connectOwn(settings, clocks) : connect(settings, clocks);
      const key = platformKey ? platformKey(settings) : (settings as ValuesOf<VendorSettingGroup>).apiKey;
      const ended = definition.ended?.(settings) ?? null;
      return { ...api, id, kind, hint: ended ?? hint, ended, platformKey: ended === null ? key : null };
    },
  };
}

/** Returns the settings that enable a vendor: the key, and the URL of a server that needs none. */
function enabling({ apiKey, baseUrl }: VendorSettingGroup): Setting<unknown>[] {
  return baseUrl?.fallback === 'unset' ? [apiKey, baseUrl] : [apiKey];
}

/** Declares the names that the operator gives to a vendor's voices: `Name:vendor-id`, separated by commas. */
export function voicesSetting(name: string, example: string) {
  return defineSetting({
    name,
    parse: listOf(namedVoice),
    default: { about: 'unset', of: () => '' },
    about:
      'Additional names for its voices, `Name:vendor-id` separated by commas; they work without the vendor’s list.',
    example,
  });
}
