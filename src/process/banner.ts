// The start-up message on the terminal: URLs, the recognizer, model and voices in use, the setting that replaces each built-in
// part, and the next steps. Pure.
import type { Config } from '../config.ts';
import type { Purpose } from '../providers/declaration.ts';
import type { ProviderCatalogue } from '../providers/directory.ts';
import { servers } from '../providers/provider-settings.ts';
import { describeBucket } from '../providers/storage/s3/failures.ts';
import { carriers, vendors } from '../providers/vendors/index.ts';
import type { Demo } from './demo.ts';

export interface BannerFacts {
  /** URL of the service for clients. */
  url: string;
  /** URL of the service on this machine. */
  localUrl: string;
  config: Config;
  role: string;
  providers: ProviderCatalogue;
  demo: (Demo & { agent_name: string }) | null;
  /** Token that registers the first user; null if users exist or registration is open. */
  setupToken: string | null;
  /** Whether a .env file was read. */
  hasEnvFile: boolean;
  /** Sentences about findings and problems. */
  notes: readonly string[];
  startedInMs: number;
}

type Row = [name: string, value: string];

export function banner(facts: BannerFacts): string {
  const groups = [addressRows(facts), providerRows(facts), dataRows(facts)];
  const width = Math.max(...groups.flat().map(([name]) => name.length));
  const shown = groups.map((rows) => rows.map(([name, value]) => `  ${name.padEnd(width)}  ${value}`));
  const texts = [...shown, facts.notes.map((note) => `  ${note}`), nextSteps(facts)].filter(
    (lines) => lines.length > 0,
  );
  const title = `Parley is ready (${(facts.startedInMs / 1000).toFixed(1)} s)`;
  return ['', title, ...texts.flatMap((lines) => ['', ...lines]), ''].join('\n');
}

function addressRows({ url, localUrl, config, role, demo }: BannerFacts): Row[] {
  // Browsers do not open 0.0.0.0.
  const shown = config.publicUrl === null ? localUrl : url;
  if (role !== 'all' && role !== 'api')
    return [
      ['Address', shown],
      ['Role', role],
    ];
  // With its key, the page belongs to the owner. Browsers do not send fragments to servers, so no log or proxy sees the key.
  const talk: Row = demo ? [`Talk to ${demo.agent_name}`, `${shown}/#key=${demo.api_key}`] : ['API', shown];
  const rows: Row[] = [
    talk,
    ['Dashboard', `${shown}/app${demo ? signInOf(demo) : ''}`],
    ['API reference', `${shown}/docs`],
  ];
  return role === 'all' ? rows : [...rows, ['Role', role]];
}

function signInOf({ email, password }: Demo): string {
  const secret = password ?? `npm run owner -- ${email} --new-password sets one`;
  return ` (${email}, password: ${secret})`;
}

function providerRows({ config, providers }: BannerFacts): Row[] {
  const recognizer = providers.recognizer();
  const model = providers.defaultModel();
  const llm = providers.modelProvider(model);
  const carries = [config.twilio && 'twilio', config.livekit && 'livekit'].filter(Boolean).join(', ');
  return [
    [
      'Recognizer',
      orReplace(
        recognizer.id === 'captions',
        `${recognizer.id}: ${recognizer.description}`,
        recognizer.id,
        'transcribes',
        'phone calls',
      ),
    ],
    [
      'Model',
      orReplace(
        llm.id === 'builtin',
        `${model}: ${llm.description}`,
        `${model}, a demo responder`,
        'answers',
        'a language model',
      ),
    ],
    ['Voices', voices(providers)],
    ['Carrier', orReplace(carries === '', carries, 'test numbers', 'carries calls', 'real calls')],
  ];
}

/** @param what capability that one of the settings adds */
function orReplace(isBuiltIn: boolean, configured: string, builtIn: string, purpose: Purpose, what: string): string {
  return isBuiltIn ? `${builtIn} (set ${settingsOf(purpose)} for ${what})` : configured;
}

/** Returns the settings that enable a purpose: `DEEPGRAM_API_KEY, TRANSCRIPTION_BASE_URL or SHERPA_MODEL_DIR`. */
function settingsOf(purpose: Purpose): string {
  const names = [...vendors.filter((vendor) => !vendor.isOffByDefault), ...servers, ...carriers]
    .filter((one) => one.purpose === purpose)
    .flatMap(({ enabledBy }) => enabledBy.match(/[A-Z][A-Z_]+/g) ?? []);
  // The model server needs two settings.
  return [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean).join(' or ');
}

function voices(providers: ProviderCatalogue): string {
  const known = [...new Set(providers.voices().map(({ provider }) => provider))];
  const speakers = providers.statuses().filter(({ kind, configured }) => kind === 'tts' && configured);
  // Vendors whose voice list has not been fetched yet.
  const listing = speakers.map(({ id }) => id).filter((id) => !known.includes(id));
  const more = listing.length === 0 ? '' : `, and all voices of ${listing.join(' and ')}`;
  const count = `${providers.voices().length} of ${known.join(', ')}${more}`;
  const isBuiltIn = speakers.every(({ id, description }) => id === 'builtin' && description.includes('flite'));
  return orReplace(isBuiltIn, count, `${providers.voices().length} built in`, 'speaks', 'natural voices');
}

function dataRows({ config, demo, hasEnvFile }: BannerFacts): Row[] {
  const isEmbedded = config.databaseUrl === null;
  return [
    ['Data', config.dataDir],
    ...(config.s3 ? [['Recordings', describeBucket(config.s3)] satisfies Row] : []),
    ['Database', isEmbedded ? 'embedded, for development only: a power loss can destroy it' : 'Postgres'],
    ...(hasEnvFile ? [['Settings', '.env and the environment'] satisfies Row] : []),
    ...(demo
      ? [['Workspace', `${demo.workspace_id} (demo)`] satisfies Row, ['API key', demo.api_key] satisfies Row]
      : []),
  ];
}

function nextSteps({ url, localUrl, config, role, demo, setupToken }: BannerFacts): string[] {
  if (demo) return ['  Hear a call:  npm run call'];
  if (role !== 'all' && role !== 'api') return [];
  const why = config.databaseUrl === null ? `HOST=${config.host} lets others reach it` : 'DATABASE_URL is set';
  const head = `  There is no demo, because ${why}.`;
  const lines: string[] = [];
  if (setupToken !== null) {
    const address = config.publicUrl ?? localUrl;
    const stopped = config.databaseUrl === null ? ', while the service is stopped' : '';
    lines.push(
      '  There is no user yet. Open this link within an hour to become the owner; it works once:',
      `    ${address}/#setup=${encodeURIComponent(setupToken)}`,
      `  or on this machine${stopped}:  npm run owner -- you@example.com  (in the image: node src/main.ts owner you@example.com)`,
    );
  }
  if (config.registration === 'invite' && config.mail.kind === 'off') {
    lines.push('  REGISTRATION=invite, and invitations are mails that nothing sends: set MAIL and MAIL_FROM.');
  }
  if (config.publicUrl === null) {
    lines.push(
      ...(config.host === '127.0.0.1'
        ? []
        : [`  From another machine, write the address of this one instead of ${new URL(localUrl).hostname}.`]),
      `  PUBLIC_URL is not set, and links say ${url}: browsers elsewhere and carriers need an https address.`,
      '  Set it, such as PUBLIC_URL=https://voice.example.com. See docs/guides/10-production.md',
    );
  }
  return [head, ...lines];
}
