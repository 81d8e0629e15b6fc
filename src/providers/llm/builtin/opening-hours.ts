// Answers questions about opening hours, by weekday and by now, from sentences such as "We are open Monday to Friday from seven
// to six, on Sundays from eight to noon" and "We are closed on Mondays". Pure: the time is an argument.
// Invariant: yes or no is said only if the day's hours were parsed unambiguously; otherwise the sentence itself is the answer.
import { spokenTime } from '../../../core/spoken-time.ts';
import { digitsOfWords } from './words.ts';

export const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** Minutes since midnight; null: closed on that day. */
type Hours = { from: number; to: number } | null;

/** A day and a time of day in the time zone of the agent's callers. */
interface LocalTime {
  /** 0 is Sunday. */
  day: number;
  /** Minutes since midnight. */
  minutes: number;
}

const ABOUT_HOURS = /\b(open|opened|opens|opening|close|closed|closes|closing|hours)\b/i;
const ABOUT_NOW = /\b(now|right now|currently|at the moment|today|still open|already open)\b/i;
// A question that names anything else ("Do you open accounts?") is left to the passages.
const OTHER_WORDS = /\b(account|file|ticket|position|vacanc|job|window|bottle)/i;

/**
 * @param context the question with the questions that it follows up on: "When do you open on Monday? And on Sunday?"
 * @returns null if the question is about something else, or no sentence mentions hours
 */
export function answerHours(
  question: string,
  sentences: readonly string[],
  now: LocalTime,
  context: string,
): string | null {
  if (!ABOUT_HOURS.test(context) || OTHER_WORDS.test(context)) return null;
  const asked = dayOf(question, now);
  const isNow = ABOUT_NOW.test(question) && !/\btoday\b/i.test(question);
  if (asked === null && !isNow) return null;
  const week = readWeek(sentences);
  const wanted = asked?.day ?? now.day;
  const hours = week.get(wanted);
  if (hours === undefined) return null;
  return asked && !isNow ? answerDay(asked.words, hours) : answerNow(week, now);
}

function answerDay(when: string, hours: Hours): string {
  return hours
    ? `We are open ${when} from ${spokenTime(hours.from)} to ${spokenTime(hours.to)}.`
    : `We are closed ${when}.`;
}

function answerNow(week: ReadonlyMap<number, Hours>, now: LocalTime): string {
  const today = week.get(now.day) ?? null;
  if (today && now.minutes >= today.from && now.minutes < today.to) {
    return `Yes, we are open right now, until ${spokenTime(today.to)}.`;
  }
  if (today && now.minutes < today.from) return `Not yet. We open today at ${spokenTime(today.from)}.`;
  for (let ahead = 1; ahead <= 7; ahead += 1) {
    const day = (now.day + ahead) % 7;
    const next = week.get(day);
    if (next)
      return `No, we are closed right now. We open ${ahead === 1 ? 'tomorrow' : `on ${DAYS[day]}`} at ${spokenTime(next.from)}.`;
  }
  return 'No, we are closed right now.';
}

/** Returns the day that the question names, with the words for it. */
function dayOf(question: string, now: LocalTime): { day: number; words: string } | null {
  const named = DAYS.findIndex((day) => new RegExp(`\\b${day}s?\\b`, 'i').test(question));
  if (named >= 0) return { day: named, words: `on ${DAYS[named]}s` };
  if (/\btomorrow\b/i.test(question)) return { day: (now.day + 1) % 7, words: 'tomorrow' };
  return /\btoday\b/i.test(question) ? { day: now.day, words: 'today' } : null;
}

const DAY = `(?:${DAYS.join('|')})s?`;
const RANGE = new RegExp(`\\b(${DAY})\\s*(?:to|through|until|till|–|-)\\s*(${DAY})\\b`, 'gi');
const TIME = String.raw`(\d{1,2})(?:[:.](\d{2}))?\s*(am|pm|a\.m\.|p\.m\.|o'clock)?`;
const SPAN = new RegExp(String.raw`\b${TIME}\s*(?:to|until|till|and|–|-)\s*${TIME}`, 'i');

/** Returns the hours of each day that the sentences name. A later clause overrides an earlier one; any day overrides "daily". */
function readWeek(sentences: readonly string[]): Map<number, Hours> {
  const week = new Map<number, Hours>();
  for (const sentence of sentences.filter((each) => ABOUT_HOURS.test(each))) {
    let days: readonly number[] = [];
    for (const clause of clausesOf(sentence)) {
      const named = daysOf(clause);
      const hours = hoursOf(clause);
      // "The shop is open from seven to six" without a day applies to every day.
      const about = named.length > 0 ? named : days.length > 0 && hours === undefined ? days : ALL_DAYS;
      days = named;
      if (hours !== undefined) for (const day of about) if (named.length > 0 || !week.has(day)) week.set(day, hours);
    }
  }
  return week;
}

const ALL_DAYS = [0, 1, 2, 3, 4, 5, 6];

function clausesOf(sentence: string): string[] {
  return digitsOfWords(sentence)
    .replace(/\bnoon|midday\b/gi, '12:00 pm')
    .replace(/\bmidnight\b/gi, '24:00')
    .split(/[,;]\s*(?:and\s+)?|\band (?=(?:on |is |we are |are )?(?:closed|sunday|saturday|weekend))/i);
}

function daysOf(clause: string): number[] {
  const days = new Set<number>();
  for (const [, from, to] of clause.matchAll(RANGE)) {
    for (let day = indexOf(from!); ; day = (day + 1) % 7) {
      days.add(day);
      if (day === indexOf(to!)) break;
    }
  }
  for (const [name] of clause.matchAll(new RegExp(`\\b${DAY}\\b`, 'gi'))) days.add(indexOf(name));
  if (/\bweekdays?\b/i.test(clause)) for (const day of [1, 2, 3, 4, 5]) days.add(day);
  if (/\bweekends?\b/i.test(clause)) for (const day of [0, 6]) days.add(day);
  return [...days];
}

const indexOf = (name: string): number => DAYS.findIndex((day) => name.toLowerCase().startsWith(day.toLowerCase()));

/** Returns undefined if the clause names no hours. */
function hoursOf(clause: string): Hours | undefined {
  const span = clause.match(SPAN);
  if (!span) return /\bclosed\b/i.test(clause) ? null : undefined;
  const [, hour, minute, half, endHour, endMinute, endHalf] = span;
  const from = minutesOf(Number(hour), Number(minute ?? 0), half);
  let to = minutesOf(Number(endHour), Number(endMinute ?? 0), endHalf);
  // "From seven to six": the end is in the afternoon.
  if (to <= from && !endHalf) to += 12 * 60;
  return { from, to };
}

function minutesOf(hour: number, minute: number, half: string | undefined): number {
  const afternoon = half?.toLowerCase().startsWith('p') && hour < 12;
  return ((half?.toLowerCase().startsWith('a') && hour === 12 ? 0 : hour) + (afternoon ? 12 : 0)) * 60 + minute;
}
