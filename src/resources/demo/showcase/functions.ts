// Responses of the demo agent's functions: orders, tables and stock of a bakery. Pure: the same arguments at the same time give
// the same response; nothing is stored, so a table is never booked out.
import { isObject, type JsonObject } from '../../../core/json.ts';
import { spokenTime } from '../../../core/spoken-time.ts';

type DemoFunction = (args: JsonObject, now: Date) => string;

const FUNCTIONS: Readonly<Record<string, DemoFunction>> = {
  order_status: orderStatus,
  book_table: bookTable,
  check_stock: checkStock,
};

/** Responds to a function call with `{"arguments": {…}}`; null if there is no function with this name. */
export function answerDemoFunction(name: string, body: JsonObject, now: Date): JsonObject | null {
  const answer = Object.hasOwn(FUNCTIONS, name) ? FUNCTIONS[name] : undefined;
  if (!answer) return null;
  const args = isObject(body['arguments']) ? body['arguments'] : {};
  return { message: answer(args, now) };
}

// ── orders ──────────────────────────────────────────────────────────────────────────────────────────────────────────

const CONTENTS = ['two rye loaves and a lemon cake', 'a birthday cake for twelve', 'forty rolls', 'a plum tart'];
const STATES = [
  'is being baked and will be ready tomorrow at nine in the morning',
  'is ready, and you can pick it up until six',
  'is on its way and arrives today before eleven',
  'was delivered yesterday morning',
];

function orderStatus({ order_number: given }: JsonObject): string {
  const number = String(given ?? '').replace(/\D/g, '');
  if (number.length !== 4)
    return `I find no order ${spelled(number)}. An order number has four digits; it is on your receipt`;
  if (!number.startsWith('45'))
    return `I find no order ${spelled(number)}. Our numbers of this month begin with four five`;
  const at = Number(number);
  return `Order ${spelled(number)}, ${CONTENTS[at % CONTENTS.length]}, ${STATES[(at >> 2) % STATES.length]}`;
}

/** Separates digits, as a number is read out on the telephone. */
const spelled = (digits: string): string => digits.split('').join(' ');

// ── tables ──────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Opening minutes of each weekday, from Sunday; null: closed. The agent's knowledge contains the same hours. */
const HOURS: readonly (readonly [from: number, to: number] | null)[] = [
  [8 * 60, 12 * 60],
  null,
  ...Array.from({ length: 5 }, () => [7 * 60, 18 * 60] as const),
];
const MAX_GUESTS = 8;

function bookTable({ guests, date, time, name }: JsonObject, now: Date): string {
  const people = Number(guests);
  if (!(people >= 1 && people <= MAX_GUESTS)) return `I can book a table for one to ${MAX_GUESTS} people`;
  const day = new Date(`${String(date)}T12:00:00`);
  if (Number.isNaN(day.getTime())) return 'I did not understand the day. Which day is it?';
  const spokenDay = day.toLocaleDateString('en-US', { weekday: 'long', month: 'long', day: 'numeric' });
  if (dayNumber(day) < dayNumber(now)) return `${spokenDay} has passed already. Which day would you like?`;
  const minutes = minutesOf(String(time));
  if (minutes === null) return 'I did not understand the time. At what time is it?';
  const hours = HOURS[day.getDay()] ?? null;
  if (!hours) return `We are closed on ${spokenDay}. Would another day suit you?`;
  if (minutes < hours[0] || minutes >= hours[1]) {
    return `On ${spokenDay} the café is open from ${spokenTime(hours[0])} to ${spokenTime(hours[1])}. Which time suits you?`;
  }
  const table = people === 1 ? 'one person' : `${people} people`;
  return `A table for ${table} on ${spokenDay} at ${spokenTime(minutes)} is booked under ${String(name)}`;
}

const dayNumber = (date: Date): number => date.getFullYear() * 372 + date.getMonth() * 31 + date.getDate();

/**
 * Parses "7:30 pm", "19:30", "noon", "7 o'clock" to minutes since midnight. An hour without am or pm is taken
 * within opening hours.
 */
function minutesOf(time: string): number | null {
  if (/noon|midday/i.test(time)) return 12 * 60;
  const match = time.match(/(\d{1,2})(?:[:.](\d{2}))?\s*(a|p)?/i);
  if (!match) return null;
  const hour = Number(match[1]);
  const half = match[3]?.toLowerCase();
  if (hour > 23) return null;
  const isAfternoon = half === 'p' || (half === undefined && hour < 7);
  return ((hour % 12) + (isAfternoon || (half === undefined && hour >= 12) ? 12 : 0)) * 60 + Number(match[2] ?? 0);
}

// ── stock ───────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Stock at the start of each day. */
const STOCK: readonly (readonly [name: RegExp, plural: string, count: number])[] = [
  [/croissant/i, 'croissants', 60],
  [/rolls?\b/i, 'rolls', 200],
  [/rye/i, 'rye loaves', 40],
  [/sourdough/i, 'sourdough loaves', 40],
  [/baguette/i, 'baguettes', 50],
  [/spelt/i, 'spelt loaves', 20],
  [/walnut/i, 'walnut loaves', 15],
  [/lemon/i, 'lemon cakes', 6],
  [/chocolate/i, 'chocolate cakes', 6],
  [/carrot/i, 'carrot cakes', 4],
  [/plum|tart/i, 'plum tarts', 8],
  [/cake/i, 'cakes', 22],
  [/bread|loaf|loaves/i, 'loaves of bread', 165],
];

function checkStock({ item }: JsonObject, now: Date): string {
  const wanted = String(item ?? '');
  const found = STOCK.find(([name]) => name.test(wanted));
  if (!found)
    return `We do not sell ${wanted || 'that'} here, I am afraid. We have bread, rolls, croissants, cakes and tarts`;
  const [, plural, count] = found;
  const hours = HOURS[now.getDay()];
  const minutes = now.getHours() * 60 + now.getMinutes();
  if (!hours || minutes < hours[0] || minutes >= hours[1])
    return `The shop is closed now. Every morning we bake ${count} ${plural}`;
  const left = Math.round((count * (hours[1] - minutes)) / (hours[1] - hours[0]));
  return left > 0 ? `Yes, there are ${left} ${plural} left` : `The ${plural} are sold out for today`;
}
