// The settings of a campaign: defaults, patches, and the checks that the contract's schemas cannot express.
// A patch is merged into the current settings as a create body, so that both are checked by the same rules.
import type { CampaignCreate, CampaignRetry, CampaignUpdate } from '../../../generated/types.ts';
import { fail, invalid } from '../../core/errors.ts';
import { mergePatch } from '../../core/json.ts';
import { countryOf } from '../../core/phone/numbers.ts';
import { timeZoneName } from '../../core/time-zones.ts';
import { parseTime, requireCommonYear } from '../../core/time.ts';
import type { Db } from '../../database/transaction.ts';
import { checkBody } from '../../protocol/contract.ts';
import { findAgent } from '../agents/service.ts';
import { findActiveNumber } from '../phone-numbers/service.ts';
import type { CampaignRow } from './store/campaigns.ts';

/** The settings as columns. */
export interface Settings {
  name: string;
  agent_id: string | null;
  from_numbers: string[];
  dials_per_second: number;
  concurrency: number;
  retry: string;
  windows: string;
  time_zone: string;
  default_country: string | null;
  voicemail: string | null;
  circuit_breaker: string | null;
  scheduled_at: Date | null;
}

const DIALS_PER_SECOND = 1;
const CONCURRENCY = 10;
/** Calling windows are in the local time of each contact. */
const CONTACT_ZONE = 'contact';
// A busy callee is usually free soon. A callee who did not answer needs longer.
const RETRY: Required<CampaignRetry> = {
  max_attempts: 3,
  back_off: 2,
  rules: [
    { outcome: 'busy', delay_seconds: 300 },
    { outcome: 'no_answer', delay_seconds: 3_600 },
    { outcome: 'carrier_error', delay_seconds: 600 },
  ],
};

export type SettingsInput = CampaignCreate & Required<Pick<CampaignCreate, 'windows'>>;

export function settingsOf(input: SettingsInput): Settings {
  const { agent_id, default_country, voicemail, circuit_breaker, scheduled_at } = input;
  return {
    name: input.name,
    agent_id: agent_id ?? null,
    from_numbers: input.from_numbers ?? [],
    dials_per_second: input.dials_per_second ?? DIALS_PER_SECOND,
    concurrency: input.concurrency ?? CONCURRENCY,
    retry: JSON.stringify({ ...RETRY, ...input.retry }),
    windows: JSON.stringify(input.windows),
    time_zone: timeZoneName(input.time_zone ?? CONTACT_ZONE) ?? CONTACT_ZONE,
    default_country: default_country ?? null,
    voicemail: voicemail ? JSON.stringify({ action: 'hangup', message: null, ...voicemail }) : null,
    circuit_breaker: circuit_breaker ? JSON.stringify(circuit_breaker) : null,
    scheduled_at: scheduled_at ? parseTime(scheduled_at) : null,
  };
}

/**
 * Returns the settings as a create body, changed by the patch.
 * @throws Failure `validation_failed`
 */
export function patchedInput(row: CampaignRow, patch: CampaignUpdate): CampaignCreate {
  const before: CampaignCreate = {
    name: row.name,
    agent_id: row.agent_id,
    from_numbers: row.from_numbers,
    dials_per_second: row.dials_per_second,
    concurrency: row.concurrency,
    retry: row.retry,
    windows: row.windows,
    time_zone: row.time_zone,
    default_country: row.default_country,
    voicemail: row.voicemail,
    circuit_breaker: row.circuit_breaker,
    scheduled_at: row.scheduled_at && row.scheduled_at.toISOString(),
  };
  return checkBody('createCampaign', mergePatch(before, patch));
}

/**
 * @param given fields of the request. Other agents and numbers are not checked: a number may have been released since it was given,
 * which must not prevent other changes.
 * @throws Failure `validation_failed`, `agent_not_found`
 */
export async function checkSettings(
  db: Db,
  workspaceId: string,
  input: CampaignCreate,
  given: Pick<CampaignUpdate, 'agent_id' | 'from_numbers'>,
): Promise<void> {
  const { time_zone: timeZone, default_country: country } = input;
  if (timeZone !== undefined && timeZone !== CONTACT_ZONE && timeZoneName(timeZone) === null) {
    const detail = 'must be `contact` or an IANA time zone, e.g. Europe/Berlin';
    throw invalid('/time_zone', 'unknown_time_zone', detail);
  }
  countryOf(country ?? undefined, '/default_country');
  checkTime(input.scheduled_at ?? null);
  checkWindows(input.windows ?? []);
  checkRules(input.retry?.rules ?? []);
  if (input.voicemail?.action === 'message' && !input.voicemail.message) {
    throw invalid('/voicemail/message', 'required', 'is required to leave a message');
  }
  await checkAgent(db, workspaceId, given.agent_id ?? null);
  await checkNumbers(db, workspaceId, given.from_numbers ?? []);
}

function checkTime(scheduledAt: string | null): void {
  if (scheduledAt !== null) requireCommonYear('/scheduled_at', parseTime(scheduledAt));
}

function checkWindows(windows: NonNullable<CampaignCreate['windows']>): void {
  const wrong = windows.findIndex(({ from, to }) => from >= to);
  if (wrong < 0) return;
  const detail = 'must be later than `from`; add a window of the next day for hours past midnight';
  throw invalid(`/windows/${wrong}/to`, 'out_of_order', detail);
}

function checkRules(rules: NonNullable<CampaignRetry['rules']>): void {
  const outcomes = rules.map(({ outcome }) => outcome);
  const again = outcomes.findIndex((outcome, i) => outcomes.indexOf(outcome) < i);
  if (again >= 0)
    throw invalid(`/retry/rules/${again}/outcome`, 'duplicate', 'must not repeat the outcome of an earlier rule');
}

async function checkAgent(db: Db, workspaceId: string, agentId: string | null): Promise<void> {
  if (agentId === null || (await findAgent(db, workspaceId, agentId))) return;
  const detail = 'must be an agent in this workspace';
  throw fail('agent_not_found', { detail, errors: [{ pointer: '/agent_id', code: 'not_found', detail }] });
}

async function checkNumbers(db: Db, workspaceId: string, numbers: readonly string[]): Promise<void> {
  for (const [i, number] of numbers.entries()) {
    if (await findActiveNumber(db, workspaceId, number)) continue;
    const detail = 'must be an active number in this workspace; see GET /v1/phone-numbers';
    throw invalid(`/from_numbers/${i}`, 'not_owned', detail);
  }
}
