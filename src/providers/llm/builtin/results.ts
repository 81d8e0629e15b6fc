// Speaks the result of a function: its message if it has one, otherwise its fields as a sentence. Pure.
import { cutText } from '../../../core/cut-text.ts';
import { isObject, type Json } from '../../../core/json.ts';
import { asSentence, joinItems } from './words.ts';

const MAX_FIELDS = 4;
const MAX_TEXT_CHARS = 300;
/** Field names that are verbs: "arrives: tomorrow" becomes "it arrives tomorrow". */
const VERBS =
  /^(arrives|ships|opens|closes|starts|ends|expires|begins|leaves|costs|takes|lasts|includes|needs|requires|weighs)$/;

/** @param content result of the function, JSON or plain text */
export function speakResult(content: string): string {
  let result: Json;
  try {
    result = JSON.parse(content) as Json;
  } catch {
    return asSentence(cutText(content, MAX_TEXT_CHARS) || 'That is done');
  }
  if (Array.isArray(result)) return speakList(result);
  if (!isObject(result)) return asSentence(`The answer is ${String(result)}`);
  if (result.ok === false || result.error) {
    return 'I am sorry, that did not work just now. Shall I try something else for you?';
  }
  const values = isObject(result.result) ? result.result : result;
  if (Array.isArray(result.result)) return speakList(result.result);
  if (typeof values.message === 'string') return asSentence(values.message);
  const parts = Object.entries(values)
    .filter(([name, value]) => name !== 'ok' && value !== null && !isObject(value) && !isNested(value))
    .slice(0, MAX_FIELDS)
    .map(([name, value]) => speakField(name, value));
  return parts.length > 0 ? asSentence(`I found it: ${parts.join(', ')}`) : 'That is done. Is there anything else?';
}

function speakField(name: string, value: Json): string {
  const words = name.replace(/_/g, ' ');
  if (Array.isArray(value)) return speakItems(words, value);
  if (value === true) return `${words}: yes`;
  if (value === false) return `${words}: no`;
  return VERBS.test(words) ? `it ${words} ${String(value)}` : `the ${words} is ${String(value)}`;
}

const isNested = (value: Json): boolean =>
  Array.isArray(value) && value.some((item) => item !== null && typeof item === 'object');

function speakItems(words: string, items: readonly Json[]): string {
  if (items.length === 0) return `there are no ${words}`;
  return `the ${words} ${items.length === 1 ? 'is' : 'are'} ${joinItems(items.slice(0, MAX_FIELDS).map(String))}`;
}

function speakList(items: readonly Json[]): string {
  const plain = items.filter((item) => typeof item === 'string' || typeof item === 'number').slice(0, MAX_FIELDS);
  if (plain.length > 0) return asSentence(`I found ${plain.join(', ')}`);
  return items.length === 0 ? 'I found nothing for that.' : `I found ${items.length} results.`;
}
