// Results of functions: those for which the caller waits, and those that arrive after the caller has spoken instead of waiting, or
// after a command or a supervisor has taken the floor.
// Pure. Invariant: the model is asked to answer each result, once. A late one is said when neither side speaks, unless the model has
// read it for another answer before.
import type { FollowUp, PendingWork, TurnEvent, TurnPhase, TurnState, TurnStep } from '../vocabulary.ts';
import { andThen, boundSpeech, dropPreemptive, inputText, listen, waitFor } from './transitions.ts';

type ToolWork = Extract<PendingWork, { kind: 'tools' }>;

/** A function returned; after the last one the model replies. */
export function onToolDone(turn: TurnState, { callId, atMs }: Extract<TurnEvent, { type: 'tool_done' }>): TurnStep {
  const { phase } = turn;
  const before = toolWorkOf(phase);
  if (!before?.waiting.includes(callId)) return onLateResult(turn, callId, atMs);
  const work: ToolWork = { ...before, waiting: before.waiting.filter((id) => id !== callId) };
  const isOver = work.waiting.length === 0;
  const speech = turn.nextSpeech;
  if (phase.name === 'thinking') {
    if (!isOver) return [{ ...turn, phase: { ...phase, work } }, []];
    const held = phase.floor === 'user';
    const replying: TurnStep = [
      { ...turn, nextSpeech: speech + 1 },
      [{ do: 'generate', speech, query: null, held, tools: true }],
    ];
    return andThen(replying, (t) => waitFor(t, { kind: 'reply', speech }));
  }
  if (phase.name !== 'speaking') return [turn, []];
  if (!isOver) return [{ ...turn, phase: { ...phase, next: { kind: 'work', work } } }, []];
  const next: FollowUp = { kind: 'work', work: { kind: 'reply', speech } };
  return [
    { ...turn, nextSpeech: speech + 1, phase: { ...phase, next } },
    [{ do: 'generate', speech, query: null, held: true, tools: true }],
  ];
}

/** The functions for which the caller waits in this phase. */
function toolWorkOf(phase: TurnPhase): ToolWork | null {
  const behind = phase.name === 'speaking' && phase.next.kind === 'work' ? phase.next.work : null;
  const work = phase.name === 'thinking' ? phase.work : behind;
  return work?.kind === 'tools' ? work : null;
}

/** The caller no longer waits for the functions that run: somebody speaks, or another agent takes over. */
export function abandonCalls(turn: TurnState): TurnState {
  const waiting = toolWorkOf(turn.phase)?.waiting ?? [];
  return waiting.length === 0 ? turn : { ...turn, abandonedCalls: [...turn.abandonedCalls, ...waiting] };
}

function onLateResult(turn: TurnState, callId: string, atMs: number): TurnStep {
  if (!turn.abandonedCalls.includes(callId)) return [turn, []];
  const late: TurnState = {
    ...turn,
    abandonedCalls: turn.abandonedCalls.filter((id) => id !== callId),
    lateResults: [...turn.lateResults, callId],
  };
  // A reply that was generated before does not contain it.
  return andThen(dropPreemptive(late), (t) => {
    const { phase, input } = t;
    if (phase.name !== 'listening' || inputText(input) !== '') return [t, []];
    if (input.speaking) return [t, boundSpeech(t, atMs)];
    return input.sinceMs === null ? listen(t, atMs, phase.cut) : [t, []];
  });
}

/** After a request for an answer, the model has read all results so far. */
export function forgetToldResults([turn, commands]: TurnStep): TurnStep {
  const isTold = turn.phase.name !== 'listening' && commands.some((command) => command.do === 'generate');
  return isTold && turn.lateResults.length > 0 ? [{ ...turn, lateResults: [] }, commands] : [turn, commands];
}
