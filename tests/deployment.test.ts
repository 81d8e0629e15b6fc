// compose.yaml and the proxies in examples/deployment: the service accepts the settings that they give it, and they name nothing that
// does not exist. Whether containers start is not tested here.
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readConfig } from '../src/config.ts';
import { sections } from '../src/config/sections.ts';
import { ROOT } from './support/documents.ts';

interface Service {
  build?: string;
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
const compose = parse(read('compose.yaml')) as Compose;
const { services } = compose;
const variables = (text: string) => [...text.matchAll(/\$\{([A-Z_]+)/g)].map(([, name]) => name!);

test('env.example has every variable that compose.yaml requires, and the service starts with them', () => {
  const named = [...read('examples/deployment/env.example').matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name!);
  expect(new Set(named)).toEqual(new Set(variables(read('compose.yaml').replace(/^ *#.*$/gm, ''))));
  const secret = randomBytes(32).toString('base64');
  const values: Record<string, string> = {
    DOMAIN: 'voice.example.com',
    POSTGRES_PASSWORD: 'b5e1',
    ENCRYPTION_KEY: secret,
  };
  const filled = (text: string) => text.replace(/\$\{([A-Z_]+)[^}]*\}/g, (_, name: string) => values[name] ?? secret);
  const environment = Object.entries(services['parley']!.environment!);
  const known = new Set(sections.flatMap(({ settings }) => settings.map(({ name }) => name)));
  expect(environment.map(([name]) => name).filter((name) => !known.has(name))).toEqual([]);
  const config = readConfig({
    HOST: '0.0.0.0',
    ...Object.fromEntries(environment.map(([name, value]) => [name, filled(value)])),
  });
  expect(config).toMatchObject({
    databaseUrl: 'postgres://parley:b5e1@postgres:5432/parley',
    publicUrl: 'https://voice.example.com',
    registration: 'closed',
    billing: 'off',
    trustProxy: compose.networks.default.ipam.config.map(({ subnet }) => subnet),
  });
  const grace = Number.parseInt(services['parley']!.stop_grace_period!, 10);
  expect(grace).toBeGreaterThan(config.drainDelaySeconds + config.drainSeconds + 10);
});

test('volumes and services that are named exist, and the database has its own volume', () => {
  const mounts = Object.values(services).flatMap(({ volumes = [] }) => volumes.map((one) => one.split(':')[0]!));
  expect(mounts.filter((name) => !name.startsWith('.')).sort()).toEqual(Object.keys(compose.volumes).sort());
  for (const { depends_on: after = [] } of Object.values(services)) {
    for (const name of Array.isArray(after) ? after : Object.keys(after)) expect(services).toHaveProperty(name);
  }
  for (const file of mounts.filter((name) => name.startsWith('.'))) expect(read(file)).not.toBe('');
});

test('both proxies lead to the service, hide /metrics and pass on streams as they come', () => {
  const caddy = read('examples/deployment/Caddyfile');
  expect(variables(caddy.replaceAll('{$', '${'))).toEqual(Object.keys(services['caddy']!.environment!));
  expect(caddy).toMatch(/reverse_proxy parley:3000/);
  expect(caddy).toMatch(/respond \/metrics 404/);
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
