// `npm run doctor`: checks a configuration end to end and explains how to fix each finding. Works whether or not the service
// runs, with the same settings. Exit code 1 if something is broken; warnings alone do not fail. Invariant: nothing is changed,
// except the callback URLs of numbers with --lead-numbers-here.
import { pino } from 'pino';
import { examineSettings, readConfig, type Config } from '../config.ts';
import { systemClock } from '../core/clock.ts';
import { exitCodeOf, problem, reasonOf, reportOf, type Diagnosis } from '../core/diagnosis.ts';
import { createConnection } from '../providers/connection.ts';
import type { Carrier } from '../providers/ports/carrier.ts';
import { createRegistry } from '../providers/registry.ts';
import { openCarriers } from '../providers/vendors/index.ts';
import { readDemo } from './demo.ts';
import { askService, publicFinding } from './doctor/address.ts';
import { carrierFindings } from './doctor/carriers.ts';
import { databaseFindings, settingFindings, storageFinding } from './doctor/machine.ts';
import { vendorFindings } from './doctor/vendors.ts';
import { webhookFinding } from './doctor/webhook.ts';
import { findEncryptionKey } from './local-secrets.ts';
import { readOptions } from './options.ts';
import { serviceIdOf } from './service-id.ts';
import { createServiceUrl } from './service-url.ts';

const OPTIONS = {
  json: { type: 'boolean' },
  offline: { type: 'boolean' },
  url: { type: 'string' },
  webhook: { type: 'string' },
  key: { type: 'string' },
  'lead-numbers-here': { type: 'boolean' },
} as const;

export interface DoctorOptions {
  json: boolean;
  offline: boolean;
  updateNumbers: boolean;
  url: string | null;
  webhook: string | null;
  key: string | null;
}

/** Prints the report and sets the exit code. @throws Error with a sentence for the operator if the arguments are invalid */
export async function doctor(args: readonly string[]): Promise<void> {
  const options = readArguments(args);
  const findings = await diagnose(options);
  const code = exitCodeOf(findings);
  const text = options.json ? `${JSON.stringify({ ok: code === 0, findings }, null, 2)}\n` : reportOf(findings);
  process.stdout.write(text);
  process.exitCode = code;
}

function readArguments(args: readonly string[]): DoctorOptions {
  const { values } = readOptions('doctor', args, OPTIONS);
  return {
    json: values.json ?? false,
    offline: values.offline ?? false,
    updateNumbers: values['lead-numbers-here'] ?? false,
    url: values.url?.replace(/\/$/, '') ?? null,
    webhook: values.webhook ?? null,
    key: values.key ?? null,
  };
}

/** @param env argument of readConfig */
export async function diagnose(options: DoctorOptions, env?: Parameters<typeof readConfig>[0]): Promise<Diagnosis[]> {
  const report = examineSettings(env);
  const settings = settingFindings(report);
  // Without valid settings, nothing else can be checked.
  if (report.wrong.length > 0) return settings;
  const config = readConfig(env);
  const key = await findEncryptionKey(config.dataDir, config);
  const id = key === null ? null : serviceIdOf(key);
  const demo = await readDemo(config);
  const service = await askService(config, id, { given: options.url, recorded: demo?.url ?? null });
  const findings = [
    ...settings,
    service.finding,
    ...(await databaseFindings(config, service.runs)),
    await storageFinding(config),
  ];
  if (!options.offline) {
    findings.push(await publicFinding(config, id, service.runs));
    findings.push(...(await providerFindings(config, options)));
  }
  if (options.webhook !== null) {
    const test = { id: options.webhook, key: options.key ?? demo?.api_key ?? null };
    findings.push(await webhookFinding(service, test));
  }
  return findings;
}

async function providerFindings(config: Config, { updateNumbers }: DoctorOptions): Promise<Diagnosis[]> {
  const log = pino({ level: 'silent' });
  const connection = createConnection({ allow: config.networkAllow });
  try {
    const { carriers } = openCarriers(config, {
      clock: systemClock,
      log,
      // This process carries no calls.
      legs: { watch: () => () => undefined },
      tokens: { seal: (callId) => callId, open: () => null },
      publicUrl: createServiceUrl(config.publicUrl).get,
      resolveHost: connection.resolve,
      request: connection.request,
    });
    const vendors = await examineVendors(config, carriers, log);
    const routing = { updatesNumbers: updateNumbers, publicUrl: config.publicUrl };
    return [...vendors, ...(await carrierFindings(carriers, routing))];
  } finally {
    await connection.close();
  }
}

async function examineVendors(config: Config, carriers: readonly Carrier[], log: pino.Logger): Promise<Diagnosis[]> {
  let registry;
  try {
    registry = createRegistry(config.providers, { clock: systemClock, log, carriers });
  } catch (error) {
    // A local recognizer or voice without a readable model also prevents the service from starting.
    const reason = reasonOf(error);
    const [setting, check] = reason.includes('SHERPA_VOICE')
      ? ['SHERPA_VOICE_DIR', 'voice']
      : ['SHERPA_MODEL_DIR', 'recognizer'];
    return [problem(check, reason, `Run \`npm run models\`, or correct ${setting}.`)];
  }
  try {
    return await vendorFindings(config, registry);
  } finally {
    await registry.close();
  }
}
