// What the turn machine makes of a supervisor: who barges in takes the floor from the agent, and gives it back. Called by
// turn.ts. Pure. Invariant: agent and supervisor never speak at once; what leads out of the call takes the floor from both.
import { after, heardText, listen, silence, wait } from './transitions.ts';
import type { Command, Step, Turn, TurnEvent } from '../vocabulary.ts';

type Of<T extends TurnEvent['type']> = Extract<TurnEvent, { type: T }>;

/** @param isBusy the call ends or is handed over: it has no floor to give */
export function onBarge(turn: Turn, { on, atMs }: Of<'barge'>, isBusy: boolean): Step {
  return on ? takeFloor(turn, atMs, isBusy) : giveFloorBack(turn, atMs);
}

function takeFloor(turn: Turn, atMs: number, isBusy: boolean): Step {
  if (turn.barged || isBusy || turn.phase.name === 'voicemail' || mustDisclose(turn)) return [turn, []];
  const silent: Step = [{ ...turn, barged: { owed: false } }, [...silence(turn, false), { do: 'barge', on: true }]];
  return after(silent, (t) => listen(t, atMs, false));
}

function mustDisclose({ phase, settings, disclosing }: Turn): boolean {
  if (settings.disclosure === null) return false;
  return phase.name === 'opening' || (phase.name === 'speaking' && phase.speech === disclosing);
}

/** What the caller said meanwhile is answered now; without a word of his the agent listens on. */
function giveFloorBack(turn: Turn, atMs: number): Step {
  const { barged } = turn;
  if (!barged) return [turn, []];
  const freed: Step = [{ ...turn, barged: null }, [{ do: 'barge', on: false }]];
  if (turn.phase.name !== 'listening') return freed;
  const isQuiet = !turn.heard.speaking && heardText(turn.heard) === '';
  if (!barged.owed || !isQuiet || turn.muted) return after(freed, (t) => listen(t, atMs, false));
  const speech = turn.nextSpeech;
  const think: Command = { do: 'think', speech, query: null, held: false, tools: true };
  return after(freed, (t) =>
    after([{ ...t, nextSpeech: speech + 1 }, [think]], (next) => wait(next, { kind: 'reply', speech })),
  );
}

/** The agent was told something: an answer that was prepared without knowing it is not given. */
export function onInformed(turn: Turn): Step {
  if (turn.phase.name !== 'listening' || !turn.phase.ahead) return [turn, []];
  const { speech } = turn.phase.ahead;
  return [{ ...turn, phase: { ...turn.phase, ahead: null } }, [{ do: 'stop', speech, interrupted: false }]];
}

/** The call takes its own way out: whoever barged in has the floor no longer. */
export function endBarge([turn, commands]: Step): Step {
  return turn.barged ? [{ ...turn, barged: null }, [{ do: 'barge', on: false }, ...commands]] : [turn, commands];
}

const SOUNDS: ReadonlySet<Command['do']> = new Set(['say', 'think', 'play']);

/** Whatever was decided: nothing is prepared or said, what was heard stands as unanswered, and no patience runs out. */
export function keepSilent([turn, commands]: Step): Step {
  const { phase } = turn;
  const silent = phase.name === 'listening' || phase.name === 'speaking' || phase.name === 'thinking';
  if (!silent) return [turn, commands];
  const answered = commands.some((command) => command.do === 'hear' && command.speech !== null);
  const quiet = commands
    .filter((command) => !SOUNDS.has(command.do))
    .map((command): Command => (command.do === 'hear' ? { ...command, speech: null } : command));
  const cut = phase.name === 'listening' && phase.cut;
  const sinceMs = phase.name === 'listening' ? phase.sinceMs : (turn.heard.lastMs ?? 0);
  const next: Turn = {
    ...turn,
    phase: { name: 'listening', sinceMs, ahead: null, cut },
    barged: turn.barged && answered ? { owed: true } : turn.barged,
  };
  return [next, [...quiet, ...silence(turn, false), { do: 'cancel', name: 'patience' }]];
}
