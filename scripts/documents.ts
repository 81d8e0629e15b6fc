// Generates the documents that follow from declarations: docs/settings.md and docs/providers.md from src, docs/errors.md from the
// contract. `node scripts/documents.ts` writes them, `--check` compares them in memory and reports the first line that differs.
// Invariant: the same declarations produce the same bytes; no dates.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { errorTexts } from '../generated/error-texts.ts';
import { errors, type ErrorCode } from '../generated/errors.ts';
import { sections } from '../src/config/sections.ts';
import type { ProviderDescription, Purpose } from '../src/providers/declaration.ts';
import { servers } from '../src/providers/provider-settings.ts';
import { unkeyedProviders } from '../src/providers/unkeyed-providers.ts';
import { carriers, paymentVendors, vendors } from '../src/providers/vendors/index.ts';

const ROOT = join(import.meta.dirname, '..');
const ORDER: readonly Purpose[] = [
  'transcribes',
  'answers',
  'speaks',
  'calls functions',
  'carries calls',
  'searches',
  'takes payments',
];

const DOCUMENTS: Readonly<Record<string, () => string>> = {
  'docs/settings.md': settingsDocument,
  'docs/providers.md': providersDocument,
  'docs/errors.md': errorsDocument,
};

function settingsDocument(): string {
  const parts = sections.map(({ title, settings }) => {
    const rows = settings.map(({ name, fallback, about, example }) => [
      `\`${name}\``,
      fallback,
      about,
      `\`${example}\``,
    ]);
    return `## ${title}\n\n${table(['setting', 'default', 'what it does', 'example'], rows)}`;
  });
  return [
    '# Settings',
    generatedFrom('the declarations in `src/config` and `src/providers`'),
    'Settings are environment variables, read once at the start. A wrong value stops the start with one line that names the setting, the reason and an example. A variable whose name resembles a setting, such as `OPENAI_KEY`, is named at the start. “In development” means: the embedded database on a loopback host.',
    'A file `.env` in the working directory (with `npm`, the folder of the repository) adds to the environment, one `NAME=value` a line; variables that are set in the environment win. All commands read it. Keep it out of version control: it holds keys.',
    ...parts,
  ].join('\n\n');
}

function providersDocument(): string {
  const all: ProviderDescription[] = [...vendors, ...servers, ...carriers, ...paymentVendors, ...unkeyedProviders];
  const rows = ORDER.flatMap((purpose) =>
    all
      .filter((one) => one.purpose === purpose)
      .map(({ provider, enabledBy, verifiedAgainst }, i) => [
        i === 0 ? purpose : '',
        provider,
        enabledBy,
        verifiedAgainst,
      ]),
  );
  const keyed = vendors.map(({ id, name }) => `\`${id}\` (${name})`).join(', ');
  return [
    '# Providers',
    generatedFrom('the declarations in `src/providers`'),
    '**No adapter was tested against a vendor’s real service**; the last column says what it was tested against. Everything that is built in works without a key. [Settings](settings.md) lists every setting of a provider.',
    table(['purpose', 'provider', 'enabled by', 'verified against'], rows),
    `A workspace may store its own key (\`PUT /v1/providers/{provider}/credentials\`) for ${keyed}. The key is verified first, sealed, and used instead of the deployment’s.`,
  ].join('\n\n');
}

function errorsDocument(): string {
  const rows = (Object.keys(errors) as ErrorCode[]).map((code) => {
    const { status, title } = errors[code];
    const { cause, fix } = errorTexts[code];
    return [`<a id="${code}"></a>\`${code}\``, String(status), `${title}. ${cause}`, fix];
  });
  return [
    '# Errors',
    generatedFrom('`x-error-codes` of `openapi.yaml`'),
    'Every error is a problem document (RFC 9457): `code` is for programs, `detail` says what happened in this request, `errors` lists the wrong fields, and `request_id` finds the request in the log. `type` is the address of the row on the page `/docs/errors` of the service.',
    table(['code', 'status', 'meaning and usual cause', 'how to fix it'], rows),
  ].join('\n\n');
}

function generatedFrom(source: string): string {
  return `<!-- Generated from ${source} by scripts/documents.ts. Do not edit; run \`npm run generate\`. -->`;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

function firstDifference(file: string, text: string): string | null {
  const want = text.split('\n');
  const have = (readIfThere(file) ?? '').split('\n');
  const at = Array.from({ length: Math.max(want.length, have.length) }, (_, i) => i).find((i) => want[i] !== have[i]);
  return at === undefined ? null : `${file}:${at + 1} is out of date; run npm run generate`;
}

function readIfThere(file: string): string | null {
  try {
    return readFileSync(join(ROOT, file), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

for (const [file, build] of Object.entries(DOCUMENTS)) {
  const text = `${build()}\n`;
  if (process.argv.includes('--check')) {
    const difference = firstDifference(file, text);
    if (difference === null) continue;
    console.error(difference);
    process.exitCode = 1;
  } else {
    mkdirSync(dirname(join(ROOT, file)), { recursive: true });
    writeFileSync(join(ROOT, file), text);
  }
}
