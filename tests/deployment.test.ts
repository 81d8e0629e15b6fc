// compose.yaml and the proxies in examples/deployment: the service accepts the settings that they give it, and they name nothing that
// does not exist. Whether containers start is not tested here.
import { randomBytes } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readConfig } from '../src/config.ts';
import { sections } from '../src/config/sections.ts';
import { ROOT } from './support/documents.ts';

interface Service {
  image?: string;
  build?: string;
  profiles?: string[];
  command?: string[];
  environment?: Record<string, string>;
  volumes?: string[];
  depends_on?: string[] | Record<string, unknown>;
  stop_grace_period?: string;
}
interface Compose {
  services: Record<string, Service>;
  volumes: Record<string, unknown>;
  networks: { default: { ipam: { config: { subnet: string }[] } } };
}

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const compose = parse(read('compose.yaml'), { merge: true }) as Compose;
const { services } = compose;
const variables = (text: string) => [...text.matchAll(/\$\{([A-Z0-9_]+)/g)].map(([, name]) => name!);
const ofProfile = (profile: string) =>
  Object.entries(services).filter(([, { profiles }]) => profiles === undefined || profiles.includes(profile));
const processesOf = (profile: string) => ofProfile(profile).filter(([, { build }]) => build !== undefined);

/** The settings that a service of compose.yaml gets with these values in .env. */
function configOf({ environment = {} }: Service, values: Record<string, string>) {
  const filled = (text: string) => text.replace(/\$\{([A-Z0-9_]+)[^}]*\}/g, (_, name: string) => values[name] ?? '');
  return readConfig({
    HOST: '0.0.0.0',
    ...Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, filled(value)])),
  });
}

const secret = randomBytes(32).toString('base64');
const VALUES = {
  DOMAIN: 'voice.example.com',
  POSTGRES_PASSWORD: 'b5e1',
  JWT_SECRET: secret,
  ENCRYPTION_KEY: secret,
  METRICS_TOKEN: secret,
};
const BUCKET = { S3_BUCKET: 'calls/production', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'key' };

test('env.example has every variable of compose.yaml, and one process is what it starts', () => {
  const named = [...read('examples/deployment/env.example').matchAll(/^([A-Z0-9_]+)=(.*)$/gm)];
  const used = variables(read('compose.yaml').replace(/^ *#.*$/gm, ''));
  expect(new Set(named.map(([, name]) => name))).toEqual(new Set(['COMPOSE_PROFILES', ...used]));
  expect(named.find(([, name]) => name === 'COMPOSE_PROFILES')?.[2]).toBe('one');
  expect(ofProfile('one').map(([name]) => name)).toEqual(['postgres', 'parley', 'caddy']);
});

test('every process starts with the settings that compose.yaml gives it', () => {
  const known = new Set(sections.flatMap(({ settings }) => settings.map(({ name }) => name)));
  for (const [, service] of [...processesOf('one'), ...processesOf('many')]) {
    expect(Object.keys(service.environment!).filter((name) => !known.has(name))).toEqual([]);
    const config = configOf(service, { ...VALUES, ...BUCKET });
    expect(config).toMatchObject({
      databaseUrl: 'postgres://parley:b5e1@postgres:5432/parley',
      publicUrl: 'https://voice.example.com',
      registration: 'closed',
      billing: 'off',
      trustProxy: compose.networks.default.ipam.config.map(({ subnet }) => subnet),
    });
    const grace = Number.parseInt(service.stop_grace_period!, 10);
    expect(grace).toBeGreaterThan(config.drainDelaySeconds + config.drainSeconds + 10);
  }
});

test('the profile many has two processes of each role, which share a bucket and no volume', () => {
  const roles = processesOf('many').map(([name, { command = [] }]) => [name, command.join(' ')]);
  expect(roles).toEqual(
    ['api', 'worker', 'voice'].flatMap((role) => [1, 2].map((n) => [`${role}-${n}`, `node src/main.ts ${role}`])),
  );
  for (const [name, service] of processesOf('many')) {
    expect(service.volumes).toBeUndefined();
    const { s3, voiceUrl, internalUrl } = configOf(service, { ...VALUES, ...BUCKET });
    expect([s3?.bucket, s3?.prefix, voiceUrl]).toEqual(['calls', 'production', 'https://voice.example.com']);
    expect(internalUrl).toBe(name.startsWith('voice') ? `http://${name}:3000` : null);
    // Without a bucket, no process starts with files that others cannot read.
    expect(() => configOf(service, VALUES)).toThrow(/^STORAGE names the bucket ""/);
  }
});

test.each(['one', 'many'])('volumes, files and services that the profile %s names exist in it', (profile) => {
  const members = Object.fromEntries(ofProfile(profile));
  const mounts = Object.values(members).flatMap(({ volumes = [] }) => volumes.map((mount) => mount.split(':')[0]!));
  const volumes = mounts.filter((name) => !name.startsWith('.'));
  expect(volumes.filter((name) => !(name in compose.volumes))).toEqual([]);
  // Each has a volume of its own.
  expect(new Set(volumes).size).toBe(volumes.length);
  for (const { depends_on: after = [] } of Object.values(members)) {
    for (const name of Array.isArray(after) ? after : Object.keys(after)) expect(members).toHaveProperty(name);
  }
  for (const file of mounts.filter((name) => name.startsWith('.'))) expect(read(file)).not.toBe('');
});

test('the proxies route to the processes, hide /metrics and stream responses without buffering', () => {
  for (const [file, profile, name] of [
    ['Caddyfile', 'one', 'caddy'],
    ['Caddyfile.many', 'many', 'caddy-many'],
  ] as const) {
    const caddy = read(`examples/deployment/${file}`);
    expect(variables(caddy.replaceAll('{$', '${'))).toEqual(Object.keys(services[name]!.environment!));
    expect(services[name]!.volumes).toContain(`./examples/deployment/${file}:/etc/caddy/Caddyfile:ro`);
    const targets = [...caddy.matchAll(/([\w-]+):3000/g)].map(([, target]) => target!);
    const served = processesOf(profile).map(([process]) => process);
    expect(new Set(targets)).toEqual(new Set(served.filter((process) => !process.startsWith('worker'))));
    // Next to other `handle` blocks a bare `respond` is evaluated too late.
    expect(caddy).toMatch(
      profile === 'one' ? /^\trespond \/metrics 404$/m : /^\thandle \/metrics \{\n\t\trespond 404\n\t\}$/m,
    );
    expect(caddy).toMatch(/flush_interval -1/);
  }
  const nginx = read('examples/deployment/nginx.conf');
  for (const needed of [
    'proxy_set_header Upgrade $http_upgrade;',
    'proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;',
    'proxy_buffering off;',
    'location = /metrics',
  ]) {
    expect(nginx).toContain(needed);
  }
});

test('the image stage that builds the pages contains everything that the build imports', () => {
  const [, stage] = /AS pages\n([\s\S]*?)\nFROM /.exec(read('Dockerfile'))!;
  const copied = [...stage!.matchAll(/^COPY (.+) \.\S*$/gm)].flatMap(([, paths]) => paths!.split(' '));
  const files = [
    'scripts/build-web.ts',
    'scripts/dashboard-sizes.ts',
    ...globSync('src/web/**/*.{ts,tsx}', { cwd: ROOT }),
  ];
  const needed = files.flatMap((file) =>
    [...read(file).matchAll(/^(?:import|export) (?!type )[^;]*?from '(\.[^']+)'/gm)].map(([, path]) =>
      join(file, '..', path!),
    ),
  );
  expect(needed).toContain('src/core/color.ts');
  const absent = [...needed, 'tsconfig.json'].filter(
    (path) => !copied.some((one) => path === one || path.startsWith(`${one}/`)),
  );
  expect(absent).toEqual([]);
});

test('the service has the same heap for new objects, however it is started', () => {
  const starts = ['Dockerfile', 'scripts/launch.js', 'src/cli/service-process.ts', 'docs/guides/10-production.md'];
  const measured = ['scripts/bench/service-calls.ts', 'scripts/bench/footprint.ts'];
  const given = [...starts, ...measured].map((path) => [path, read(path).match(/--max-semi-space-size=\d+/g)]);
  expect(given).toEqual(given.map(([path]) => [path, ['--max-semi-space-size=8']]));
});
