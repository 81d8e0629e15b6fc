// Fills a function's arguments from the caller's words, by the function's JSON Schema alone. Pure.
// Invariant: the result conforms to the schema's types and enums; null means that a required argument is missing.
// Absent on purpose: nested objects; a demo responder that guessed at them would call functions with nonsense.
import { isObject, type Json, type JsonObject } from '../../../core/json.ts';
import { keywords } from './retrieval.ts';

const DIGIT_WORDS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** The arguments found in the words, or null if a required one is missing. */
export function extractArguments(schema: JsonObject, said: string): JsonObject | null {
  const properties = isObject(schema.properties) ? schema.properties : {};
  const required = Array.isArray(schema.required) ? schema.required : [];
  const args: JsonObject = {};
  for (const [name, property] of Object.entries(properties)) {
    const value = isObject(property) ? extractValue(name, property, said) : undefined;
    if (value !== undefined) args[name] = value;
    else if (required.includes(name)) return null;
  }
  return args;
}

function extractValue(name: string, schema: JsonObject, said: string): Json | undefined {
  if (Array.isArray(schema.enum)) return extractOption(schema.enum, said);
  if (schema.type === 'integer' || schema.type === 'number') return extractNumber(schema.type, said);
  if (schema.type === 'boolean') return extractDecision(said);
  if (schema.type === 'string') return extractString(name, schema, said);
  return undefined;
}

function extractOption(options: readonly Json[], said: string): Json | undefined {
  const words = new Set(keywords(said));
  return options.find((option) => {
    const wanted = keywords(String(option).replace(/_/g, ' '));
    return wanted.length > 0 && wanted.every((word) => words.has(word));
  });
}

function extractNumber(type: string, said: string): number | undefined {
  const digits = said.match(/-?\d+(?:\.\d+)?/)?.[0];
  if (digits !== undefined) return type === 'integer' ? Math.trunc(Number(digits)) : Number(digits);
  const word = said.toLowerCase().match(new RegExp(`\\b(${DIGIT_WORDS.join('|')})\\b`))?.[0];
  return word === undefined ? undefined : DIGIT_WORDS.indexOf(word);
}

function extractDecision(said: string): boolean | undefined {
  if (/\b(no|not|don't|never)\b/i.test(said)) return false;
  return /\b(yes|yeah|please|sure|okay|ok|with)\b/i.test(said) ? true : undefined;
}

const DAYS = 'monday|tuesday|wednesday|thursday|friday|saturday|sunday';
const PATTERNS: readonly (readonly [about: RegExp, value: RegExp])[] = [
  [/e-?mail/, /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/],
  [/phone|number_to|to_number/, /\+?\d[\d ()-]{5,}\d/],
  [/\bid\b|order|reference|code|number/, /\b(?=[\w-]*\d)[\w-]{2,}\b/],
  [/date|day/, new RegExp(`\\d{4}-\\d{2}-\\d{2}|\\b(?:today|tomorrow|(?:next )?(?:${DAYS}))\\b`, 'i')],
  [/time|hour/, /\b\d{1,2}(?::\d{2})? ?(?:am|pm|a\.m\.|p\.m\.|o'clock)?\b/i],
  [/name/, /(?<=\b(?:name is|i am|i'm|this is|for) )[A-Z][\w'-]+(?: [A-Z][\w'-]+)*/],
  [/city|place|location|town|address/, /(?<=\b(?:in|at|to|from) )[A-Z][\w'-]+(?: [A-Z][\w'-]+)*/],
];

// The property's name and description say what to look for; an unknown property takes the whole utterance.
function extractString(name: string, schema: JsonObject, said: string): string | undefined {
  const about = `${name} ${typeof schema.description === 'string' ? schema.description : ''}`.toLowerCase();
  const byName =
    PATTERNS.find(([topic]) => topic.test(name.toLowerCase())) ?? PATTERNS.find(([topic]) => topic.test(about));
  return byName ? said.match(byName[1])?.[0].trim() : said.trim() || undefined;
}
