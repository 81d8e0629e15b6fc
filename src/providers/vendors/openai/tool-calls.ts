// Collects the parts of function calls in a streamed answer. Pure.
// The first part of a call contains its id and name, later ones more of its arguments; `index` identifies the call. Not every server
// with this wire format does so: Gemini sends each call as one part and may give all the same index, some servers send no index or no
// id, and some repeat the name in each part.
import { isObject, type Json } from '../../../core/json.ts';
import type { ToolCall } from '../../ports/llm.ts';

/** Longer arguments of one function count as a failure of the model. */
const MAX_ARGUMENTS_CHARS = 64 * 1024;
const MAX_TOOL_CALLS = 16;
/** Twice the longest name that the contract permits for a function. */
const MAX_NAME_CHARS = 128;
const MAX_ID_CHARS = 256;

interface Part {
  index: number | null;
  /** Empty without one. */
  id: string;
  name: string;
  arguments: string;
}

interface Call extends Part {
  end: ReturnType<typeof createObjectEnd>;
}

interface ToolCallReader {
  /** @param part item of `delta.tool_calls`. @throws Error with a plain sentence when a limit is exceeded */
  add(part: Json): void;
  /** The calls so far, in the order of their first parts. */
  all(): ToolCall[];
}

export function createToolCallReader(): ToolCallReader {
  const calls: Call[] = [];

  function callOf(part: Part): Call {
    const latest = part.index === null ? calls.at(-1) : calls.findLast(({ index }) => index === part.index);
    if (latest && !beginsAnother(latest, part)) return latest;
    if (calls.length >= MAX_TOOL_CALLS) throw new Error('sent too many tool calls');
    const call: Call = { index: part.index, id: '', name: '', arguments: '', end: createObjectEnd() };
    calls.push(call);
    return call;
  }

  return {
    add(given) {
      if (!isObject(given)) return;
      const part = readPart(given);
      const call = callOf(part);
      if (part.id !== '') call.id = part.id;
      if (part.name !== call.name) call.name += part.name;
      call.arguments += part.arguments;
      call.end.push(part.arguments);
      if (call.name.length > MAX_NAME_CHARS || call.id.length > MAX_ID_CHARS)
        throw new Error('sent a tool call with a name or id that is too long');
      if (call.arguments.length > MAX_ARGUMENTS_CHARS) throw new Error('sent arguments that are too long');
    },
    all: () =>
      calls
        .map(({ id, name, arguments: text }, i) => ({ id: id || `call_${i}`, name, arguments: text }))
        .filter(({ name }) => name !== ''),
  };
}

function readPart(given: { [name: string]: Json | undefined }): Part {
  const fn = isObject(given.function) ? given.function : {};
  return {
    index: typeof given.index === 'number' ? given.index : null,
    id: typeof given.id === 'string' ? given.id : '',
    name: typeof fn.name === 'string' ? fn.name : '',
    arguments: typeof fn.arguments === 'string' ? fn.arguments : '',
  };
}

/** Whether a part with the index of this call is the first one of another call. */
function beginsAnother(call: Call, part: Part): boolean {
  if (part.name === '') return false;
  if (part.id !== '' && call.id !== '') return part.id !== call.id;
  return part.arguments !== '' && call.end.isReached();
}

/** Follows JSON text to the end of its object. Reads each character once: parsing all of it at each part would take seconds. */
function createObjectEnd(): { push(text: string): void; isReached(): boolean } {
  let depth = 0;
  let hasBegun = false;
  let isInString = false;
  let isEscaped = false;
  return {
    push(text) {
      for (const character of text) {
        if (isEscaped) isEscaped = false;
        else if (isInString && character === '\\') isEscaped = true;
        else if (character === '"') isInString = !isInString;
        else if (!isInString && character === '{') depth++;
        else if (!isInString && character === '}') depth--;
        hasBegun ||= depth > 0;
      }
    },
    isReached: () => hasBegun && depth === 0 && !isInString,
  };
}
