// What a server does without being asked: it speaks (the first words of a call, `agent_interrupt`) and reports functions that it ran.
// Invariants: everything is reported in order, also what came before somebody observed; memory is bounded.
import type { Clock } from '../../../core/clock.ts';
import type { EngineObserver } from '../../ports.ts';
import { addPart, newAnswer, type Answer } from './answer.ts';
import type { OwnCall, Part } from './wire.ts';

/** Older ones are forgotten: what nobody has spoken by then is not spoken any more. */
const MOST_WORDS = 20;
const MOST_CALLS = 200;
const MOST_EARLY_REPORTS = 50;

export interface OwnActivity {
  /** @param key one for each utterance; its parts arrive under the same key */
  addWords(key: string, part: Part): void;
  /** What the server says under this id; null when it was forgotten. */
  words(id: number): Answer | null;
  toolCalled(call: { id: string; name: string; arguments: string }, afterLines: number): void;
  toolReturned(id: string, result: string): void;
  calls(): readonly OwnCall[];
  observe(observer: EngineObserver): void;
  /** Everything that is being said, for a connection that is lost. */
  speaking(): Iterable<Answer>;
}

export function createOwnActivity(clock: Clock): OwnActivity {
  const byKey = new Map<string, number>();
  const answers = new Map<number, Answer>();
  const calls: (OwnCall & { startedAt: number })[] = [];
  let nextId = 1;
  let observer: EngineObserver | null = null;
  const early: ((to: EngineObserver) => void)[] = [];
  const report = (what: (to: EngineObserver) => void): void => {
    if (observer) what(observer);
    else if (early.length < MOST_EARLY_REPORTS) early.push(what);
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
      if (byKey.size >= MOST_WORDS) forgetOldest();
      const id = nextId++;
      const answer = newAnswer(`own_${id}`);
      byKey.set(key, id);
      answers.set(id, answer);
      addPart(answer, part);
      report((to) => to.speaks(id));
    },
    words: (id) => answers.get(id) ?? null,
    toolCalled({ id, name, arguments: args }, afterLines) {
      calls.push({ id, name, arguments: args, result: null, afterLines, startedAt: clock.monotonic() });
      if (calls.length > MOST_CALLS) calls.shift();
    },
    toolReturned(id, result) {
      const call = calls.findLast((one) => one.id === id && one.result === null);
      if (!call) return;
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
