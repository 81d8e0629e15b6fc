// The Python client with Debian's Python, httpx and mypy: its runtime against a failing server (python_client_test.py), the
// examples of its README against the service, and all of it under mypy --strict. Left out where one of the three is missing.
import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../support/app.ts';
import { newTenant } from '../support/client.ts';
import { samplesOf } from '../support/samples.ts';

const run = promisify(execFile);
const PYTHON = '/usr/bin/python3';
const PROJECT = join(import.meta.dirname, '../../generated/clients/python');
// Skips the internals of httpx: its signatures use none of their types, and reading them takes as long as everything else.
const MYPY = `[mypy]
[mypy-httpx._main,httpcore.*,anyio.*,click.*,rich.*,pygments.*,trio.*,curio.*,h2.*,socksio.*]
follow_imports = skip
`;
const isInstalled = spawnSync(PYTHON, ['-c', 'import httpx, mypy']).status === 0;

describe.skipIf(!isInstalled)('the Python client', () => {
  let app: TestApp;
  let folder: string;
  let env: NodeJS.ProcessEnv;
  let blocks: string[];

  beforeAll(async () => {
    app = await startTestApp();
    const tenant = await newTenant(app.url);
    const { key } = await tenant.ok('createApiKey', { body: { name: 'client', scope: 'write' } });
    folder = await mkdtemp(join(tmpdir(), 'parley-python-'));
    env = { PYTHONPATH: PROJECT, PYTHONDONTWRITEBYTECODE: '1', PARLEY_BASE_URL: app.url, PARLEY_API_KEY: key };
    const readme = await readFile(join(PROJECT, 'README.md'), 'utf8');
    blocks = [...readme.matchAll(/```python\n([\s\S]*?)```/g)].map(([, code]) => code!);
    await Promise.all(blocks.map((code, index) => writeFile(join(folder, `block_${index}.py`), code)));
  });
  afterAll(async () => {
    await app.close();
    await rm(folder, { recursive: true, force: true });
  });

  async function python(...args: string[]): Promise<string> {
    // A warning about a connection that was not closed is an error.
    const { stdout } = await run(PYTHON, ['-W', 'error::ResourceWarning', ...args], { cwd: folder, env });
    return stdout;
  }

  test('survives expired tokens, limits, broken connections and restarts', { timeout: 60_000 }, async () => {
    await python(join(import.meta.dirname, 'python_client_test.py'));
  });

  test('ten lines place a call, follow it and read its transcript', { timeout: 60_000 }, async () => {
    const output = await python('block_0.py');
    expect(output).toMatch(/^1 state$/m);
    expect(output).toContain('Agent: Hello, this is Ada.');
  });

  test('the other examples print the documented output', async () => {
    expect(await python('block_1.py')).toBe('1 1\nAda\n');
    expect(await python('block_3.py')).toBe('call_not_found True\n');
  });

  test(
    'the client, its examples and the samples of all operations pass mypy --strict',
    { timeout: 120_000 },
    async () => {
      const samples = samplesOf('Python').map(({ id, source }) => ({ file: join(folder, `sample_${id}.py`), source }));
      await Promise.all(samples.map(({ file, source }) => writeFile(file, source)));
      const files = [join(PROJECT, 'parley_client'), ...blocks.map((_, index) => join(folder, `block_${index}.py`))];
      await writeFile(
        join(folder, 'narrow.py'),
        `from parley_client import Parley
from parley_client.models import ServiceLlmEngine

def prompt(parley: Parley, id: str) -> str:
    engine = parley.agents.get(id).response_engine
    return engine.system_prompt if engine.type == "service-llm" else engine.websocket_url

def wrong(parley: Parley) -> None:
    parley.calls.create(to_number=7)  # type: ignore[arg-type]
    parley.calls.create(to_nomber="+12025550100")  # type: ignore[call-arg]
    parley.agents.get("a").no_such_field  # type: ignore[attr-defined]
`,
      );
      await writeFile(join(folder, 'mypy.ini'), MYPY);
      const options = ['--strict', '--config-file', 'mypy.ini', '--cache-dir', '/dev/null', '--no-error-summary'];
      const { stdout } = await run(
        PYTHON,
        ['-m', 'mypy', ...options, ...files, ...samples.map(({ file }) => file), join(folder, 'narrow.py')],
        {
          cwd: folder,
          env: { ...env, MYPYPATH: PROJECT, PYTHONPATH: '' },
        },
      ).catch((error: { stdout: string }) => error);
      expect(stdout).toBe('');
    },
  );
});
