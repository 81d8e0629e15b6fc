// Analyzes a call without a model: counts and quotes, labeled with the name of the engine. It states only facts from the
// transcript. A long transcript with a large schema needs many checks, so it yields to other work in between.
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { TranscriptUtterance } from '../../../../generated/types.ts';
import { cutText } from '../../../core/cut-text.ts';
import { isObject, type JsonObject } from '../../../core/json.ts';
import { explainMember } from '../../../json-schema/checker.ts';
import { findStated } from '../../../providers/llm/builtin/arguments.ts';
import type { AnalyzedCall, CallAnalysisResult } from './analysis.ts';

const ENGINE = 'builtin';
const QUOTE_CHARS = 160;

export async function analyzeBuiltin({ items, call, extraction }: AnalyzedCall): Promise<CallAnalysisResult> {
  const utterances = items.filter((item): item is TranscriptUtterance => item.type === 'utterance');
  const users = utterances.filter(({ role }) => role === 'user').map(({ text }) => text);
  return {
    summary: summarize(utterances, users, call),
    // Whether the call reached its aim cannot be determined without a model. A call that broke off did not.
    success: call.status === 'failed' ? false : null,
    sentiment: null,
    extracted: extraction ? await extract(call, extraction, users) : {},
    engine: ENGINE,
  };
}

function summarize(all: readonly TranscriptUtterance[], users: readonly string[], call: AnalyzedCall['call']): string {
  const seconds = Math.round((call.duration_ms ?? 0) / 1000);
  const parts = [
    `The call lasted ${seconds} s with ${all.length} utterances and ended with ${(call.end_reason ?? '').replaceAll('_', ' ')}.`,
  ];
  if (users.length > 0) parts.push(`The other side began with "${quote(users[0]!)}".`);
  const answer = all.findLast(({ role }) => role === 'agent');
  if (answer) parts.push(`The agent's last words were "${quote(answer.text)}".`);
  return parts.join(' ');
}

function quote(text: string): string {
  return text.length <= QUOTE_CHARS ? text : `${cutText(text, QUOTE_CHARS)}…`;
}

/** For each property of the schema, returns the value in the other party's first utterance that contains one. */
async function extract(call: AnalyzedCall['call'], schema: JsonObject, users: readonly string[]): Promise<JsonObject> {
  // "Tomorrow" is relative to the day of the call.
  const now = call.started_at ?? call.created_at;
  const properties = isObject(schema['properties']) ? schema['properties'] : {};
  const out: JsonObject = {};
  for (const [name, property] of Object.entries(properties)) {
    if (!isObject(property)) continue;
    for (const said of users) {
      await yieldToEventLoop();
      const value = findStated(name, property, said, now);
      if (value === undefined || (await explainMember(call.workspace_id, schema, name, value)) !== null) continue;
      out[name] = value;
      break;
    }
  }
  return out;
}
