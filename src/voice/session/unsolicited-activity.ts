// Unsolicited activity of a custom LLM server in a call: it speaks, and it runs functions of its own.
// Invariant: only the server of the agent that has the conversation may speak.
import { isObject, parseStoredJson } from '../../core/json.ts';
import type { SessionAgentState } from './agent-state.ts';
import type { SessionContext } from './context.ts';

/** Levels of nested JSON; deeper results are kept as text. */
const MAX_LEVELS = 64;

export function observeEngine({ emit, record, nowMs }: SessionContext, state: SessionAgentState): void {
  const { llm } = state.active;
  const isActive = (): boolean => state.active.llm === llm;
  llm.observe?.({
    speaks(id) {
      if (isActive()) emit({ type: 'unsolicited_message', id, atMs: nowMs() });
    },
    ranFunction({ name, arguments: text, result, ms }) {
      if (!isActive()) return;
      const args = parseStoredJson(text, MAX_LEVELS);
      const endMs = Math.round(nowMs());
      const run = {
        functionId: null,
        name,
        kind: 'custom_llm' as const,
        arguments: isObject(args) ? args : {},
        result: parseStoredJson(result, MAX_LEVELS) ?? result,
        ok: true,
        startMs: Math.max(0, endMs - ms),
        endMs,
      };
      record({ type: 'tool', run });
    },
  });
}
