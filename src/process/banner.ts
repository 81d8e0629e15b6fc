// The start-up message on the terminal: addresses, the recognizer, model and voices, and what to do next. Pure.
import type { Config } from '../config.ts';
import type { Demo } from './demo.ts';
import type { ProviderCatalogue } from '../providers/directory.ts';

export interface BannerFacts {
  url: string;
  config: Config;
  role: string;
  providers: ProviderCatalogue;
  demo: Demo | null;
  /** Registers the first user; null if there are users, or registration is open. */
  setupToken: string | null;
  startedInMs: number;
}

export function banner(facts: BannerFacts): string {
  const { url, config, role, providers, demo, startedInMs } = facts;
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
  return ['', `Parley is ready (${(startedInMs / 1000).toFixed(1)} s)`, '', ...lines, ...nextSteps(facts), ''].join(
    '\n',
  );
}

function nextSteps({ url, config, demo, setupToken }: BannerFacts): string[] {
  if (demo) return ['', '  Try it:  npm run call'];
  const steps: string[] = [];
  if (setupToken !== null) {
    const body = { setup_token: setupToken, email: 'you@example.com', name: 'You', password: '12 characters or more' };
    const stopped = config.databaseUrl === null ? ', while the service is stopped' : '';
    steps.push(
      '  There is no user yet. Create yours within an hour; this works once:',
      `    curl -sS ${url}/v1/auth/register -H 'content-type: application/json' -d '${JSON.stringify(body)}'`,
      `  or on this machine${stopped}:  npm run owner -- you@example.com  (in the image: node src/main.ts owner you@example.com)`,
    );
  }
  if (config.publicUrl === null) {
    steps.push(
      '  PUBLIC_URL is not set: browsers elsewhere and carriers need an https address. See docs/guides/10-production.md',
    );
  }
  return steps.length === 0 ? [] : ['', ...steps];
}
