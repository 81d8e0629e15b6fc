// The start-up message on the terminal: addresses, and the recognizer, model and voices. Pure.
import type { Config } from '../config.ts';
import type { Demo } from './demo.ts';
import type { ProviderCatalogue } from '../providers/directory.ts';

export interface BannerFacts {
  url: string;
  config: Config;
  role: string;
  providers: ProviderCatalogue;
  demo: Demo | null;
  /** There is no user yet, and registration is closed. */
  needsOwner: boolean;
  startedInMs: number;
}

export function banner({ url, config, role, providers, demo, needsOwner, startedInMs }: BannerFacts): string {
  const known = [...new Set(providers.voices().map(({ provider }) => provider))];
  const speakers = providers.statuses().filter(({ kind, configured }) => kind === 'tts' && configured);
  // Vendors whose voice list has not been fetched yet.
  const listing = speakers.map(({ id }) => id).filter((id) => !known.includes(id));
  const more = listing.length === 0 ? '' : `, and all voices of ${listing.join(' and ')}`;
  const model = providers.defaultModel();
  const recognizer = providers.recognizer();
  const rows: [string, string][] = [
    ['API', url],
    ['Docs', `${url}/docs`],
    ['Data', config.dataDir],
    [
      'Database',
      config.databaseUrl === null ? 'embedded, for development only: a power loss can destroy it' : 'Postgres',
    ],
    ['Recognizer', `${recognizer.id}: ${recognizer.description}`],
    ['Voices', `${providers.voices().length} of ${known.join(', ')}${more}`],
    ['Model', `${model}: ${providers.modelProvider(model).description}`],
  ];
  if (role !== 'all') rows.push(['Role', role]);
  if (demo) rows.push(['Workspace', `${demo.workspace_id} (demo)`], ['API key', demo.api_key]);
  const width = Math.max(...rows.map(([name]) => name.length));
  const lines = rows.map(([name, value]) => `  ${name.padEnd(width)}  ${value}`);
  const stopped = config.databaseUrl === null ? ', while the service is stopped' : '';
  const owner = `  There is no user yet. Create one${stopped}:  npm run owner -- you@example.com`;
  const next = demo ? ['', '  Try it:  npm run call'] : needsOwner ? ['', owner] : [];
  return ['', `Parley is ready (${(startedInMs / 1000).toFixed(1)} s)`, '', ...lines, ...next, ''].join('\n');
}
