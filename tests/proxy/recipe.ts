// Runs the proxy recipe of docs/clients.md next to the proxy of this suite, which takes longer to start than all its
// requests. The command that starts it must be the one that this suite uses.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { blocksOf, shellSteps } from '../support/markdown.ts';
import { ROOT } from '../support/root.ts';
import { runDocument, type Service } from '../support/shell-document.ts';
import { proxyArgs, type Proxy } from './prism.ts';

const FILE = 'docs/clients.md';
const HEADING = '## A proxy for contract tests\n';
const PORT = 4011;

/** @throws Error that names the part that does not work as documented */
export async function runRecipe(proxy: Proxy, { token, ...service }: Service & { token: string }): Promise<void> {
  const [, recipe] = (await readFile(join(ROOT, FILE), 'utf8')).split(HEADING);
  const section = recipe!.split('\n## ')[0]!;
  const [command] = blocksOf(section);
  const args = proxyArgs('scratch/openapi.json', 'http://127.0.0.1:3000', PORT);
  expect(command!.text).toBe(['npx', 'prism', ...args].join(' '));
  const marked = section
    .replaceAll(/<!-- not run: .+ -->\n/g, '')
    .replaceAll('```output', '<!-- output -->\n```output');
  const steps = shellSteps(marked.replaceAll(`http://127.0.0.1:${PORT}`, proxy.url)).slice(1);
  expect(steps.map(({ output }) => output)).toEqual([expect.any(String)]);
  await runDocument(FILE, steps, service, { env: { URL: service.url, TOKEN: token } });
}
