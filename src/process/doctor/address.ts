// Checks how the service is reached: on this machine, and at PUBLIC_URL by carriers, browsers and recipients of links. Invariant:
// a URL counts as ours only if its /health shows this deployment's id. A request from this machine cannot prove that the whole
// internet can reach the URL. It does find the most frequent faults: no tunnel, another service, no https, no DNS.
import { lookup } from 'node:dns/promises';
import ipaddr from 'ipaddr.js';
import type { Config } from '../../config.ts';
import { ok, problem, reasonOf, skipped, warning, type Diagnosis } from '../../core/diagnosis.ts';
import { isObject } from '../../core/json.ts';
import { carriers, type CarrierSettings } from '../../providers/vendors/index.ts';

const ASK_MS = 5_000;

interface ServiceState {
  url: string;
  runs: boolean;
  finding: Diagnosis;
}

interface ServiceAddresses {
  /** Value of the option --url. */
  given: string | null;
  /** Address of the last start in this data directory, which may have had another PORT. */
  recorded: string | null;
}

/**
 * Finds the service on this machine: at the given URL, at the configured one, or at the last one. @param id null before the first
 * start
 */
export async function askService(
  config: Config,
  id: string | null,
  { given, recorded }: ServiceAddresses,
): Promise<ServiceState> {
  const url = given ?? localUrl(config);
  const health = await healthAt(url);
  if ('service' in health && isThis(health.service, id)) return { url, runs: true, finding: await readyFinding(url) };
  if (given === null && recorded !== null && recorded !== url) {
    const there = await healthAt(recorded);
    if ('service' in there && isThis(there.service, id))
      return { url: recorded, runs: true, finding: await readyFinding(recorded) };
  }
  if ('error' in health) {
    const start = `Start it with \`npm start\`, with the same settings; or pass its address with --url.`;
    return { url, runs: false, finding: skipped('service', `Nothing answers at ${url}: ${health.error}`, start) };
  }
  const next =
    'Choose another PORT, or stop the other service. If that is this Parley, start it again: it is older, or its keys differ.';
  return { url, runs: false, finding: problem('service', `${url} answers, but it is not this deployment.`, next) };
}

/** @param id null: this deployment has none yet, so any service counts */
function isThis(service: string | null, id: string | null): boolean {
  return service !== null && (id === null || service === id);
}

function localUrl({ host, port }: Config): string {
  const name = ['0.0.0.0', '::'].includes(host) ? '127.0.0.1' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

async function readyFinding(url: string): Promise<Diagnosis> {
  const answer = await answerAt(`${url}/ready`);
  if ('error' in answer || !isObject(answer.body) || typeof answer.body['status'] !== 'string') {
    const why = 'error' in answer ? answer.error : 'another server answers';
    const next = 'Pass the address of the service itself with --url, or let the proxy forward /ready.';
    return warning('service', `Runs at ${url}, but /ready does not reach it: ${why}.`, next);
  }
  const { isOk, body } = answer;
  const checks = isObject(body['checks']) ? Object.entries(body['checks']) : [];
  const failing = checks
    .filter(([, outcome]) => outcome !== 'ok')
    .map(([name, outcome]) => `${name}: ${String(outcome)}`);
  if (isOk && failing.length === 0)
    return ok('service', `Runs at ${url} (${checks.map(([name]) => name).join(', ')}: ok).`);
  const next = 'Read the log of the service; it names the cause.';
  return isOk
    ? warning('service', `Runs at ${url}, ${body['status']}: ${failing.join(', ')}.`, next)
    : problem('service', `Runs at ${url} and accepts no work, ${body['status']}: ${failing.join(', ')}.`, next);
}

/** @param id id of this deployment; null before the first start @param runs whether the service responds locally */
export async function publicFinding(config: Config, id: string | null, runs: boolean): Promise<Diagnosis> {
  const needing = carriersThatCallBack(config);
  const { publicUrl } = config;
  if (publicUrl === null) {
    if (needing.length === 0)
      return skipped('public address', 'PUBLIC_URL is not set; only a telephone carrier needs it.');
    const next = 'Set PUBLIC_URL to the https address of your proxy or tunnel, and start the service again.';
    return problem(
      'public address',
      `PUBLIC_URL is not set, so ${needing.join(' and ')} cannot reach the service.`,
      next,
    );
  }
  const url = new URL(publicUrl);
  if (needing.length > 0 && url.protocol !== 'https:') {
    const next = 'Set PUBLIC_URL to an https address; a tunnel provides one.';
    return problem('public address', `${publicUrl} is not https, which ${needing.join(' and ')} needs.`, next);
  }
  const address = await resolve(url.hostname);
  if ('error' in address) {
    const next = `Create the DNS record of ${url.hostname}, or correct PUBLIC_URL. A tunnel that was started again often has a new name.`;
    return problem('public address', `${url.hostname} does not resolve: ${address.error}`, next);
  }
  const health = await healthAt(publicUrl);
  if ('error' in health) {
    const next = runs
      ? 'The service runs, so check the tunnel or proxy: it must be running and forward to the port of the service.'
      : 'Start the service and the tunnel or proxy, then run this again.';
    return problem('public address', `${publicUrl}/health does not answer: ${health.error}`, next);
  }
  if (!isThis(health.service, id)) {
    const next = 'Let the tunnel or proxy forward to this service, or set PUBLIC_URL to the address of this one.';
    return problem('public address', `${publicUrl} leads to another service.`, next);
  }
  if (needing.length > 0 && !isPublic(address.ip)) {
    const next = 'Check from another network, e.g. with a telephone: open the address followed by /health.';
    return warning(
      'public address',
      `${publicUrl} leads here, but resolves to the private address ${address.ip}.`,
      next,
    );
  }
  return ok('public address', `${publicUrl} leads to this service.`);
}

/** Returns the configured carriers whose callbacks need PUBLIC_URL with https. */
function carriersThatCallBack(config: CarrierSettings): string[] {
  return carriers.filter(({ id, needsPublicHttps }) => needsPublicHttps && config[id] !== null).map(({ name }) => name);
}

async function healthAt(base: string): Promise<{ service: string | null } | { error: string }> {
  const answer = await answerAt(`${base}/health`);
  if ('error' in answer) return answer;
  const { body } = answer;
  return { service: isObject(body) && typeof body['service'] === 'string' ? body['service'] : null };
}

/** Returns the JSON of an answer, null for other content. */
async function answerAt(url: string): Promise<{ isOk: boolean; body: unknown } | { error: string }> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(ASK_MS), redirect: 'error' });
    return { isOk: answer.ok, body: await answer.json().catch(() => null) };
  } catch (error) {
    return { error: reasonOf(error) };
  }
}

async function resolve(host: string): Promise<{ ip: string } | { error: string }> {
  const bare = host.replace(/^\[|\]$/g, '');
  try {
    return { ip: (await lookup(bare)).address };
  } catch (error) {
    return { error: reasonOf(error) };
  }
}

function isPublic(ip: string): boolean {
  return ipaddr.isValid(ip) && ipaddr.process(ip).range() === 'unicast';
}
