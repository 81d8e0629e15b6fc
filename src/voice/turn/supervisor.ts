// The turn machine's reaction to a supervisor's barge-in: the supervisor takes the floor from the agent and returns it.
// Pure. Invariant: agent and supervisor never speak at once. A transition that ends or transfers the call takes the floor from
// both.
import type { Command, TurnStep, TurnState, TurnEvent } from '../vocabulary.ts';
import { abandonCalls } from './late-results.ts';
import { andThen, inputText, listen, stopSpeeches, waitFor } from './transitions.ts';

type Of<T extends TurnEvent['type']> = Extract<TurnEvent, { type: T }>;

/** @param isBusy the call ends or is being transferred, so that there is no floor to give */
export function onBarge(turn: TurnState, { on, atMs }: Of<'barge'>, isBusy: boolean): TurnStep {
  return on ? takeFloor(turn, atMs, isBusy) : returnFloor(turn, atMs);
}

function takeFloor(turn: TurnState, atMs: number, isBusy: boolean): TurnStep {
  if (turn.supervisorFloor || isBusy || turn.phase.name === 'voicemail' || mustDisclose(turn)) return [turn, []];
  const silent: TurnStep = [
    { ...abandonCalls(turn), supervisorFloor: { owesAnswer: false } },
    [...stopSpeeches(turn, false), { do: 'barge', on: true }],
  ];
  return andThen(silent, (t) => listen(t, atMs, false));
}

function mustDisclose({ phase, settings, disclosureSpeech, awaitsPerson }: TurnState): boolean {
  if (settings.disclosure === null) return false;
  if (awaitsPerson || phase.name === 'screening') return true;
  return phase.name === 'opening' || (phase.name === 'speaking' && phase.speech === disclosureSpeech);
}

/** The agent now answers what the caller said meanwhile; without such words it listens. */
function returnFloor(turn: TurnState, atMs: number): TurnStep {
  const { supervisorFloor } = turn;
  if (!supervisorFloor) return [turn, []];
  const freed: TurnStep = [{ ...turn, supervisorFloor: null }, [{ do: 'barge', on: false }]];
  if (turn.phase.name !== 'listening') return freed;
  const isQuiet = !turn.input.speaking && inputText(turn.input) === '';
  if (!supervisorFloor.owesAnswer || !isQuiet || turn.muted) return andThen(freed, (t) => listen(t, atMs, false));
  const speech = turn.nextSpeech;
  const think: Command = { do: 'generate', speech, query: null, held: false, tools: true };
  // Unless a person has spoken, the screening service spoke the words.
  const isService = turn.awaitsPerson && !supervisorFloor.toPerson;
  return andThen(freed, (t) => {
    const next: TurnState = { ...t, nextSpeech: speech + 1, awaitsPerson: isService };
    return andThen([isService ? { ...next, listener: 'machine' } : next, [think]], (answering) =>
      waitFor(answering, { kind: 'reply', speech }),
    );
  });
}

/** The call ends or is transferred: the supervisor loses the floor. */
export function endBargeIn([turn, commands]: TurnStep): TurnStep {
  return turn.supervisorFloor
    ? [{ ...turn, supervisorFloor: null }, [{ do: 'barge', on: false }, ...commands]]
    : [turn, commands];
}

const SOUNDS: ReadonlySet<Command['do']> = new Set(['say', 'generate', 'play']);

/** Removes everything audible from a decision: nothing is generated or said, input stays unanswered, and no idle timer runs. */
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
    supervisorFloor:
      turn.supervisorFloor && answered ? { ...turn.supervisorFloor, owesAnswer: true } : turn.supervisorFloor,
  };
  return [next, [...quiet, ...stopSpeeches(turn, false), { do: 'cancel_timer', name: 'idle' }]];
}
