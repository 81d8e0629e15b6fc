// Variables that every conversation has: the time, and the parties of a call. Values of the agent, the call or the contact override
// them. The times are written in the agent's language, in the time zone of the workspace. Pure.
import type { Variables } from './template.ts';

export const BUILT_IN_VARIABLES = [
  'current_date',
  'current_time',
  'call_id',
  'direction',
  'user_number',
  'agent_number',
] as const;

export function isBuiltIn(name: string): boolean {
  return (BUILT_IN_VARIABLES as readonly string[]).includes(name);
}

/** The columns of a call that become variables. A number is null in a browser call. */
export interface CallParties {
  id: string;
  direction: 'inbound' | 'outbound';
  from_number: string | null;
  to_number: string | null;
}

/** The calendar and the digits of functions' arguments, also where the language has its own. */
const FORM = { calendar: 'gregory', numberingSystem: 'latn' } as const;
const DATE = { ...FORM, weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' } as const;
const TIME = { ...DATE, hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const;

/** @param call null in a text conversation, which has only the time */
export function builtInVariables(
  { now, timeZone, language }: { now: number; timeZone: string; language: string },
  call: CallParties | null,
): Variables {
  const written = (form: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(localeOf(language), { ...form, timeZone }).format(now);
  const times = { current_date: written(DATE), current_time: written(TIME) };
  if (call === null) return times;
  const { id, direction, from_number: from, to_number: to } = call;
  const [user, agent] = direction === 'inbound' ? [from, to] : [to, from];
  return {
    ...times,
    call_id: id,
    direction,
    ...(user === null ? {} : { user_number: user }),
    ...(agent === null ? {} : { agent_number: agent }),
  };
}

/** Vendors name the languages of their voices, not always as BCP 47 tags. */
function localeOf(language: string): string {
  try {
    return Intl.getCanonicalLocales(language)[0] ?? 'en';
  } catch (error) {
    if (error instanceof RangeError) return 'en';
    throw error;
  }
}
