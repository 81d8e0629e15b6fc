// Settings: the defaults of a deployment, and errors that name the setting, the reason and an example.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { examineSettings, loadEnvFile, readConfig } from '../src/config.ts';
import { SettingError } from '../src/core/setting.ts';

const SECRETS = { JWT_SECRET: 'x'.repeat(48), ENCRYPTION_KEY: Buffer.alloc(32, 7).toString('base64') };
const SERVER = { DATABASE_URL: 'postgres://parley@db/parley', ...SECRETS };

describe('readConfig', () => {
  test('without settings the service runs in embedded development mode on loopback', () => {
    const config = readConfig({});
    expect(config).toMatchObject({ host: '127.0.0.1', port: 3000, databaseUrl: null, development: true });
    expect(config.registration).toBe('open');
    expect(config.networkAllow).toEqual(['127.0.0.0/8', '::1/128']);
  });

  test('a public host turns development mode off, and requests to private networks are blocked', () => {
    expect(readConfig({ HOST: '0.0.0.0' })).toMatchObject({ development: false, networkAllow: [] });
  });

  test.each(['0.0.0.0', '::', '10.1.7.4', 'parley.internal'])(
    'on the host %s registration is closed and wallets start empty by default, even with the embedded database',
    (HOST) => {
      expect(readConfig({ HOST })).toMatchObject({ registration: 'closed', walletFreeMicros: 0 });
      const opened = readConfig({ HOST, REGISTRATION: 'open', WALLET_FREE_BALANCE: '2' });
      expect(opened).toMatchObject({ registration: 'open', walletFreeMicros: 2_000_000 });
    },
  );

  test('with a server database registration is closed and the secrets are required', () => {
    expect(readConfig(SERVER)).toMatchObject({ development: false, registration: 'closed' });
    expect(() => readConfig({ ...SERVER, JWT_SECRET: '' })).toThrow(
      /^JWT_SECRET must be set together with DATABASE_URL/,
    );
    expect(() => readConfig({ ...SERVER, ENCRYPTION_KEY: '' })).toThrow(/^ENCRYPTION_KEY must be set/);
  });

  test.each([
    [undefined, 0],
    ['false', 0],
    ['0', 0],
    ['1', 1],
    ['10.0.0.0/8, 192.0.2.1,2001:db8::/32', ['10.0.0.0/8', '192.0.2.1', '2001:db8::/32']],
  ])('TRUST_PROXY=%s trusts %j', (value, trusted) => {
    expect(readConfig(value === undefined ? {} : { TRUST_PROXY: value }).trustProxy).toEqual(trusted);
  });

  test.each([
    [{}, 'off'],
    [SERVER, 'off'],
    [{ PAYMENTS: 'off' }, 'off'],
    [{ PAYMENTS: 'manual' }, 'prepaid'],
    [{ PAYMENTS: 'manual', BILLING: 'off' }, 'off'],
    [{ BILLING: 'prepaid' }, 'prepaid'],
  ])('with %j billing is %s', (env: Record<string, string>, mode) => {
    expect(readConfig(env).billing).toBe(mode);
  });

  test('TRUST_PROXY=true is rejected with the value to write instead', () => {
    expect(() => readConfig({ TRUST_PROXY: 'true' })).toThrow(/choose its own address. Write how many proxies/);
  });

  test('each sslmode of Postgres and of its driver is accepted', () => {
    const secrets = { JWT_SECRET: 'x'.repeat(32), ENCRYPTION_KEY: Buffer.alloc(32, 1).toString('base64') };
    for (const mode of ['disable', 'no-verify', 'allow', 'prefer', 'require', 'verify-ca', 'verify-full']) {
      const url = `postgres://parley@db/x?sslmode=${mode}`;
      expect(readConfig({ ...secrets, DATABASE_URL: url })).toMatchObject({ databaseUrl: url });
    }
  });

  test('a key or URL of a model server selects it as the engine', () => {
    const openAi = (env: Record<string, string>) => readConfig(env).providers.vendors.openai;
    expect(openAi({})).toMatchObject({ apiKey: null, baseUrl: null });
    expect(openAi({ OPENAI_API_KEY: 'k' })).toMatchObject({ apiKey: 'k', models: ['gpt-4.1-mini'] });
    const local = openAi({ LLM_BASE_URL: 'http://127.0.0.1:11434/v1/', LLM_MODELS: 'a, b' });
    expect(local).toMatchObject({ baseUrl: 'http://127.0.0.1:11434/v1', apiKey: null, models: ['a', 'b'] });
  });

  test('caps by country are in micro-units; * applies to other countries, and none means no cap', () => {
    expect([...readConfig({}).countryCaps]).toEqual([
      ['*', 100_000_000],
      ['US', null],
      ['CA', null],
    ]);
    expect([...readConfig({ COUNTRY_DAILY_CAPS: 'GB=0.5,*=none' }).countryCaps]).toEqual([
      ['GB', 500_000],
      ['*', null],
    ]);
  });

  test.each([
    ['PORT', '80a'],
    ['PORT', '70000'],
    ['DATABASE_URL', 'mysql://db/x'],
    ['DATABASE_URL', 'postgres://one:1,two:2/x'],
    ['DATABASE_URL', 'postgres://parley:12#b@db/x'],
    ['DATABASE_URL', 'postgres://parley@db/x?sslmode=disabled'],
    ['PUBLIC_URL', 'voice.example.com'],
    ['PUBLIC_URL', 'https://voice.example.com/?from=mail'],
    ['JWT_SECRET', 'short'],
    ['ENCRYPTION_KEY', 'c2hvcnQ='],
    ['NETWORK_ALLOW', '10.0.0.0'],
    ['RATE_LIMIT_USER', '0'],
    ['RATE_LIMIT_IP', '-1'],
    ['REDIS_URL', 'http://127.0.0.1:6379'],
    ['REDIS_URL', 'redis://127.0.0.1:6379/limits'],
    ['CONCURRENT_CALLS', '0'],
    ['INBOUND_RESERVE_PERCENT', '101'],
    ['REGISTRATION', 'maybe'],
    ['LOG_LEVEL', 'loud'],
    ['LOG_FORMAT', 'text'],
    ['TRUST_PROXY', 'yes'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '11'],
    ['TRUST_PROXY', '0.0.0.0/0'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TEXT_PRICES', '44=0.05'],
    ['COUNTRY_DAILY_CAPS', 'UK=100'],
    ['COUNTRY_DAILY_CAPS', '*=-1'],
    ['COUNTRY_DAILY_CAPS', 'GB'],
    ['MAX_CONNECTIONS', '3'],
    ['MAX_CONNECTIONS_PER_ADDRESS', '0'],
    ['CORS_ORIGINS', 'example.com'],
    ['DRAIN_SECONDS', '1.5'],
    ['DRAIN_DELAY_SECONDS', '-1'],
    ['WATCHDOG_SECONDS', '2.5'],
    ['METRICS_TOKEN', 'short'],
    ['HSTS_INCLUDE_SUBDOMAINS', 'yes'],
    ['LLM_BASE_URL', 'localhost:11434'],
  ])('%s=%s fails the start with one line that names the setting and gives an example', (name, value) => {
    const attempt = () => readConfig({ [name]: value });
    expect(attempt).toThrow(SettingError);
    expect(attempt).toThrow(new RegExp(`^${name} .+\\. Example: ${name}=[^\\n]+$`));
  });
});

test('a password with special characters in DATABASE_URL is refused without showing it', () => {
  const attempt = () => readConfig({ ...SERVER, DATABASE_URL: 'postgres://parley:hun/ter@db/parley' });
  expect(attempt).toThrow(/^DATABASE_URL is not a valid address\. .* %2F for \//);
  expect(attempt).not.toThrow('ter@');
});

describe('names that resemble a setting', () => {
  test.each([
    ['OPENAI_KEY', 'OPENAI_API_KEY'],
    ['PUBLC_RL', 'PUBLIC_URL'],
    ['OPEN_AI_API_KEY', 'OPENAI_API_KEY'],
    ['ELEVEN_LABS_API_KEY', 'ELEVENLABS_API_KEY'],
    ['LLM_MODEL', 'LLM_MODELS'],
    ['LLM_URL', 'LLM_BASE_URL'],
    ['LOGLEVEL', 'LOG_LEVEL'],
    ['DATABSE_URL', 'DATABASE_URL'],
  ])('%s is reported as %s', (name, meant) => {
    const [unknown] = examineSettings({ [name]: 'x' }).unknown;
    expect([unknown?.name, unknown?.meant[0]]).toEqual([name, meant]);
  });

  test('settings, variables of other programs, and empty ones are not reported', () => {
    const usual = [
      'HOME',
      'HOSTNAME',
      'PATH',
      'PWD',
      'USER',
      'NODE_ENV',
      'NO_COLOR',
      'OLLAMA_HOST',
      'PGHOST',
      'TERM',
      'HTTP_PROXY',
    ];
    const others = Object.fromEntries(
      [...usual, 'npm_config_port', 'DATABASE_NAME', 'LOG_FILE'].map((name) => [name, 'x']),
    );
    expect(examineSettings({ ...others, PORT: '1', OPENAI_API_KEY: 'k', LLM_MODEL: '' }).unknown).toEqual([]);
  });
});

describe('STORAGE', () => {
  const KEYS = { S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' };

  test('selects files, or a bucket with its keys and address', () => {
    expect(readConfig({}).s3).toBeNull();
    expect(readConfig({ STORAGE: 's3://calls', ...KEYS }).s3).toEqual({
      bucket: 'calls',
      prefix: '',
      endpoint: null,
      region: 'us-east-1',
      accessKeyId: 'id',
      secretAccessKey: 'secret',
      pathStyle: false,
    });
    const own = { STORAGE: 's3://calls/a/b/', S3_ENDPOINT: 'http://store:9000/', ...KEYS };
    expect(readConfig(own).s3).toMatchObject({ prefix: 'a/b', endpoint: 'http://store:9000', pathStyle: true });
    expect(readConfig({ STORAGE: 's3://with.dots', ...KEYS }).s3).toMatchObject({ pathStyle: true });
  });

  test.each([
    [{ STORAGE: 'disk', ...KEYS }, /^STORAGE is "disk", neither files nor s3:\/\/bucket\. Example: STORAGE=s3:/],
    [{ STORAGE: 's3://Calls', ...KEYS }, /^STORAGE names the bucket "Calls"/],
    [{ STORAGE: 's3://calls/../x', ...KEYS }, /^STORAGE has the prefix "\.\.\/x"/],
    [{ STORAGE: 's3://calls', S3_ACCESS_KEY_ID: 'id' }, /^S3_SECRET_ACCESS_KEY must be set together with STORAGE/],
  ])('refuses %j', (env, reason) => {
    expect(() => readConfig(env)).toThrow(reason);
  });
});

describe('the file .env of the working directory', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'parley-env-'));
    vi.spyOn(process, 'cwd').mockReturnValue(folder);
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    vi.unstubAllEnvs();
    await rm(folder, { recursive: true });
  });

  test('adds to the environment, which takes precedence', async () => {
    vi.stubEnv('LLM_MODELS', 'from-the-environment');
    vi.stubEnv('DEEPGRAM_MODEL', undefined);
    await writeFile(join(folder, '.env'), '# a comment\nLLM_MODELS=from-the-file\nDEEPGRAM_MODEL="nova-2"\n');
    expect(loadEnvFile()).toBe(true);
    const { openai, deepgram } = readConfig().providers.vendors;
    expect([openai.models, deepgram.model]).toEqual([['from-the-environment'], 'nova-2']);
  });

  test('may be missing; one that cannot be read fails the start with one line', async () => {
    expect(loadEnvFile()).toBe(false);
    await mkdir(join(folder, '.env'));
    expect(loadEnvFile).toThrow(/^the file \.env in .+ cannot be read: /);
  });
});
