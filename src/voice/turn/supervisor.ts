// What the turn machine makes of a supervisor: who barges in takes the floor from the agent, and gives it back. Called by
// turn.ts. Pure. Invariant: agent and supervisor never speak at once; what leads out of the call takes the floor from both.
import { andThen, inputText, listen, stopSpeeches, waitFor } from './transitions.ts';
import type { Command, TurnStep, TurnState, TurnEvent } from '../vocabulary.ts';

type Of<T extends TurnEvent['type']> = Extract<TurnEvent, { type: T }>;

/** @param isBusy the call ends or is handed over: it has no floor to give */
export function onBarge(turn: TurnState, { on, atMs }: Of<'barge'>, isBusy: boolean): TurnStep {
  return on ? takeFloor(turn, atMs, isBusy) : returnFloor(turn, atMs);
}

function takeFloor(turn: TurnState, atMs: number, isBusy: boolean): TurnStep {
  if (turn.supervisorFloor || isBusy || turn.phase.name === 'voicemail' || mustDisclose(turn)) return [turn, []];
  const silent: TurnStep = [
    { ...turn, supervisorFloor: { owesAnswer: false } },
    [...stopSpeeches(turn, false), { do: 'barge', on: true }],
  ];
  return andThen(silent, (t) => listen(t, atMs, false));
}

function mustDisclose({ phase, settings, disclosureSpeech: disclosing }: TurnState): boolean {
  if (settings.disclosure === null) return false;
  return phase.name === 'opening' || (phase.name === 'speaking' && phase.speech === disclosing);
}

/** What the caller said meanwhile is answered now; without a word of his the agent listens on. */
function returnFloor(turn: TurnState, atMs: number): TurnStep {
  const { supervisorFloor: barged } = turn;
  if (!barged) return [turn, []];
  const freed: TurnStep = [{ ...turn, supervisorFloor: null }, [{ do: 'barge', on: false }]];
  if (turn.phase.name !== 'listening') return freed;
  const isQuiet = !turn.input.speaking && inputText(turn.input) === '';
  if (!barged.owesAnswer || !isQuiet || turn.muted) return andThen(freed, (t) => listen(t, atMs, false));
  const speech = turn.nextSpeech;
  const think: Command = { do: 'generate', speech, query: null, held: false, tools: true };
  return andThen(freed, (t) =>
    andThen([{ ...t, nextSpeech: speech + 1 }, [think]], (next) => waitFor(next, { kind: 'reply', speech })),
  );
}

/** The agent was told something: an answer that was prepared without knowing it is not given. */
export function onContextAdded(turn: TurnState): TurnStep {
  if (turn.phase.name !== 'listening' || !turn.phase.preemptive) return [turn, []];
  const { speech } = turn.phase.preemptive;
  return [{ ...turn, phase: { ...turn.phase, preemptive: null } }, [{ do: 'stop', speech, interrupted: false }]];
}

/** The call takes its own way out: whoever barged in has the floor no longer. */
export function endBargeIn([turn, commands]: TurnStep): TurnStep {
  return turn.supervisorFloor
    ? [{ ...turn, supervisorFloor: null }, [{ do: 'barge', on: false }, ...commands]]
    : [turn, commands];
}

const SOUNDS: ReadonlySet<Command['do']> = new Set(['say', 'generate', 'play']);

/** Whatever was decided: nothing is prepared or said, what was heard stands as unanswered, and no patience runs out. */
export function keepSilent([turn, commands]: TurnStep): TurnStep {
  const { phase } = turn;
  const silent = phase.name === 'listening' || phase.name === 'speaking' || phase.name === 'thinking';
  if (!silent) return [turn, commands];
  const answered = commands.some((command) => command.do === 'commit_input' && command.speech !== null);
  const quiet = commands
    .filter((command) => !SOUNDS.has(command.do))
    .map((command): Command => (command.do === 'commit_input' ? { ...command, speech: null } : command));
  const cut = phase.name === 'listening' && phase.cut;
  const sinceMs = phase.name === 'listening' ? phase.sinceMs : (turn.input.lastMs ?? 0);
  const next: TurnState = {
    ...turn,
    phase: { name: 'listening', sinceMs, preemptive: null, cut },
    supervisorFloor: turn.supervisorFloor && answered ? { owesAnswer: true } : turn.supervisorFloor,
  };
  return [next, [...quiet, ...stopSpeeches(turn, false), { do: 'cancel_timer', name: 'idle' }]];
}
