// Checks the deployment's carriers: the account, and the callback URLs of its numbers. After a change of tunnel or domain,
// numbers still use the former URL: callers reach nobody, and no error is reported here. Invariant: a number is changed only on
// request, and only if its URL belonged to a Parley deployment.
import { systemClock } from '../../core/clock.ts';
import { withinTime } from '../../core/deadline.ts';
import { ok, problem, reasonOf, skipped, warning, type Diagnosis } from '../../core/diagnosis.ts';
import type { NumberRoute } from '../../providers/numbers.ts';
import type { Carrier } from '../../providers/ports/carrier.ts';

const ACCOUNT_MS = 10_000;
const ROUTES_MS = 20_000;
const MAX_NAMED = 5;

/** @param updatesNumbers whether to update numbers with a former URL @param publicUrl as set; without it no number can be updated */
export async function carrierFindings(
  carriers: readonly Carrier[],
  { updatesNumbers, publicUrl }: { updatesNumbers: boolean; publicUrl: string | null },
): Promise<Diagnosis[]> {
  const own = carriers.filter(({ check, configured }) => check !== undefined && configured !== false);
  if (own.length === 0) return [skipped('carrier', 'None is configured; test numbers work without one.')];
  const findings: Diagnosis[] = [];
  for (const carrier of own) {
    const account = await accountFinding(carrier);
    findings.push(account);
    if (account.status === 'ok' && carrier.routes && publicUrl !== null)
      findings.push(await routesFinding(carrier.id, carrier.routes, updatesNumbers));
  }
  return findings;
}

async function accountFinding({ id, check }: Carrier): Promise<Diagnosis> {
  try {
    await withinTime(systemClock, ACCOUNT_MS, () => check!());
    return ok(`carrier ${id}`, 'The account is active and accepts the key.');
  } catch (error) {
    const { kind } = error as { kind?: string };
    const next =
      kind === 'auth'
        ? `Copy account and key of ${id} again from its console; a closed or suspended account must be opened there.`
        : `Check that this machine reaches ${id}: its address in the settings, a proxy, a firewall, its status page.`;
    return problem(`carrier ${id}`, reasonOf(error), next);
  }
}

async function routesFinding(
  id: string,
  routes: NonNullable<Carrier['routes']>,
  updatesNumbers: boolean,
): Promise<Diagnosis> {
  const check = `numbers ${id}`;
  try {
    const list = await withinTime(systemClock, ROUTES_MS, () => routes.list());
    const of = (leads: NumberRoute['leads']): NumberRoute[] => list.filter((route) => route.leads === leads);
    const [here, moved] = [of('here'), of('moved')];
    if (moved.length > 0 && updatesNumbers) {
      for (const { ref } of moved) await withinTime(systemClock, ROUTES_MS, () => routes.lead(ref));
      return ok(check, `${names(moved)} now lead${moved.length === 1 ? 's' : ''} here; ${here.length} did before.`);
    }
    if (moved.length > 0) {
      const [first] = moved;
      const next = 'Run `npm run doctor -- --lead-numbers-here` to send their calls to PUBLIC_URL.';
      return problem(check, `${names(moved)}: calls go to ${first!.url}, not to this address.`, next);
    }
    if (here.length > 0) return ok(check, `${names(here)}: calls come here.`);
    const next = 'Buy or import a number: POST /v1/phone-numbers/buy or /import; docs/guides/04-phone-numbers.md.';
    return warning(
      check,
      `None of the account’s ${list.length} numbers leads here, so nobody can call an agent.`,
      next,
    );
  } catch (error) {
    return problem(
      check,
      reasonOf(error),
      'Run this again; if it stays, look for the numbers in the carrier’s console.',
    );
  }
}

function names(routes: readonly NumberRoute[]): string {
  const shown = routes.slice(0, MAX_NAMED).map(({ number }) => number);
  const more = routes.length - shown.length;
  return more > 0 ? `${shown.join(', ')} and ${more} more` : shown.join(', ');
}
