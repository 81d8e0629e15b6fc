// Unsolicited activity of a server: it speaks (the opening message of a call, `agent_interrupt`) and reports functions that it
// ran.
// Invariants: everything is reported in order, including events before the observer was set; memory is bounded.
import type { Clock } from '../../../core/clock.ts';
import { cutText } from '../../../core/cut-text.ts';
import type { EngineObserver } from '../../ports/llm.ts';
import { addPart, newAnswer, type Answer } from './answer.ts';
import type { OwnCall, Part } from './wire.ts';

/** Maximum number of utterances waiting or being spoken; the oldest is dropped. */
const MAX_WORDS = 20;
/** Maximum number of functions per call on the timeline; further ones are ignored. */
const MAX_CALLS = 200;
/** Longer arguments and results are cut. */
const MAX_CHARS = 16_384;
const MAX_EARLY_REPORTS = 50;

interface UnsolicitedActivity {
  /** @param key identifies the utterance; all its parts have the same key */
  addWords(key: string, part: Part): void;
  /** Returns the utterance with this id; null when it was dropped. */
  words(id: number): Answer | null;
  toolCalled(call: { id: string; name: string; arguments: string }, afterLines: number): void;
  toolReturned(id: string, result: string): void;
  calls(): readonly OwnCall[];
  observe(observer: EngineObserver): void;
  /** All utterances in progress, for a connection that is lost. */
  speaking(): Iterable<Answer>;
}

export function createUnsolicitedActivity(clock: Clock): UnsolicitedActivity {
  const byKey = new Map<string, number>();
  const answers = new Map<number, Answer>();
  const calls: (OwnCall & { startedAt: number })[] = [];
  let nextId = 1;
  let observer: EngineObserver | null = null;
  const early: ((to: EngineObserver) => void)[] = [];
  const report = (what: (to: EngineObserver) => void): void => {
    if (observer) what(observer);
    else if (early.length < MAX_EARLY_REPORTS) early.push(what);
  };
  const forgetOldest = (): void => {
    const [key, id] = byKey.entries().next().value!;
    byKey.delete(key);
    answers.delete(id);
  };
  return {
    addWords(key, part) {
      const known = byKey.get(key);
      if (known !== undefined) return void addPart(answers.get(known)!, part);
      if (byKey.size >= MAX_WORDS) forgetOldest();
      const id = nextId++;
      const answer = newAnswer(`own_${id}`);
      byKey.set(key, id);
      answers.set(id, answer);
      addPart(answer, part);
      report((to) => to.speaks(id));
    },
    words: (id) => answers.get(id) ?? null,
    toolCalled({ id, name, arguments: args }, afterLines) {
      if (calls.length >= MAX_CALLS) return;
      const texts = { id: cut(id), name: cut(name), arguments: cut(args) };
      calls.push({ ...texts, result: null, afterLines, startedAt: clock.monotonic() });
    },
    toolReturned(id, text) {
      const call = calls.findLast((one) => one.id === cut(id) && one.result === null);
      if (!call) return;
      const result = cut(text);
      call.result = result;
      const ms = Math.round(clock.monotonic() - call.startedAt);
      report((to) => to.ranFunction({ name: call.name, arguments: call.arguments, result, ms }));
    },
    calls: () => calls,
    observe(given) {
      observer = given;
      for (const what of early.splice(0)) what(given);
    },
    speaking: () => answers.values(),
  };
}

function cut(text: string): string {
  return cutText(text, MAX_CHARS);
}
