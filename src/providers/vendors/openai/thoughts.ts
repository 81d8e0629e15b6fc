// Removes a model's thoughts from the text of its answer. Servers that do not separate them, such as vLLM without a reasoning
// parser and older versions of Ollama, send them as `<think>…</think>` in the content, where an agent would say them. Pure.
// Deliberately omitted: thoughts without an opening tag, as some chat templates of DeepSeek R1 produce. Only their end shows that
// they were thoughts, when they have already been spoken.

const OPEN = '<think>';
const CLOSE = '</think>';

interface ThoughtFilter {
  /** Returns the text that is certainly none of a thought. */
  push(text: string): string;
  /** Returns the rest at the end of the answer. A thought that never ended is not returned. */
  end(): string;
}

export function createThoughtFilter(): ThoughtFilter {
  let waiting = '';
  let isInside = false;
  /** Blank lines separate a thought from the answer. */
  let trims = false;

  const plain = (text: string): string => {
    if (!trims) return text;
    const rest = text.trimStart();
    trims = rest === '';
    return rest;
  };

  return {
    push(text) {
      waiting += text;
      let said = '';
      for (;;) {
        const tag = isInside ? CLOSE : OPEN;
        const at = waiting.indexOf(tag);
        if (at === -1) break;
        if (!isInside) said += plain(waiting.slice(0, at));
        trims = isInside;
        isInside = !isInside;
        waiting = waiting.slice(at + tag.length);
      }
      const kept = partOfTag(waiting, isInside ? CLOSE : OPEN);
      if (!isInside) said += plain(waiting.slice(0, waiting.length - kept));
      waiting = waiting.slice(waiting.length - kept);
      return said;
    },
    end() {
      const rest = isInside ? '' : plain(waiting);
      waiting = '';
      return rest;
    },
  };
}

/** Length of the longest end of the text with which the tag begins. */
function partOfTag(text: string, tag: string): number {
  for (let length = Math.min(text.length, tag.length - 1); length > 0; length--) {
    if (text.endsWith(tag.slice(0, length))) return length;
  }
  return 0;
}
