// The turn machine's reaction to control commands: say, mute, transfer, hand off to another agent, speak an unsolicited message
// of the custom LLM server.
// Pure. Invariants: every command with an id is resolved exactly once, when it has taken effect or with the reason why it will
// not. No command cuts the disclosure: a command that arrives too early waits, in order, until the agent is free.
import type { Command, TurnStep, TurnState, ControlEvent } from '../vocabulary.ts';
import { foreignLanguage, languageFor } from './language.ts';
import { abandonCalls } from './late-results.ts';
import { isCallerSpeaking } from './loudness.ts';
import {
  announcementOf,
  andThen,
  follow,
  forAnybody,
  isEnding,
  listen,
  say,
  stopSpeeches,
  waitFor,
  exitOf,
} from './transitions.ts';

/** The opening of a call is short. A client that sends more commands during it is faulty. */
const MAX_WAITING = 20;

export function onControlCommand(turn: TurnState, event: ControlEvent): TurnStep {
  const refusal = refusalOf(turn) ?? supervisedRefusal(turn, event);
  if (refusal !== null) return [turn, resolveCommand(event, refusal)];
  if (turn.pendingCommands.length === 0 && !isOpening(turn)) return carryOut(turn, event);
  if (turn.pendingCommands.length >= MAX_WAITING)
    return [turn, resolveCommand(event, 'too many commands wait for the agent')];
  return [{ ...turn, pendingCommands: [...turn.pendingCommands, event] }, []];
}

/** Carries out waiting commands for which the agent is free. Returns the same step when there are none. */
export function servePending(step: TurnStep, atMs: number): TurnStep {
  const [turn, commands] = step;
  const [first, ...rest] = turn.pendingCommands;
  if (!first) return step;
  const refusal = refusalOf(turn);
  if (refusal !== null) {
    return [
      { ...turn, pendingCommands: [] },
      [...commands, ...turn.pendingCommands.flatMap((command) => resolveCommand(command, refusal))],
    ];
  }
  const supervised = supervisedRefusal(turn, first);
  if (supervised !== null) {
    return servePending(
      [{ ...turn, pendingCommands: rest }, [...commands, ...resolveCommand(first, supervised)]],
      atMs,
    );
  }
  if (!isFree(turn, first)) return step;
  const granted = andThen([{ ...turn, pendingCommands: rest }, commands], (t) => carryOut(t, { ...first, atMs }));
  return servePending(granted, atMs);
}

function refusalOf(turn: TurnState): string | null {
  const { phase } = turn;
  if (phase.name === 'ended') return 'the call ended first';
  if (phase.name === 'voicemail') return 'a machine has answered';
  if (phase.name === 'bridged') return 'the caller is with a human already';
  if (!isEnding(turn)) return null;
  return exitOf(turn) === 'end' ? 'the call is ending' : 'the caller is being transferred';
}

/** The agent does not speak over a supervisor. */
function supervisedRefusal({ supervisorFloor }: TurnState, event: ControlEvent): string | null {
  const speaks =
    event.type === 'say' ||
    event.type === 'unsolicited_message' ||
    (event.type === 'handoff' && event.message !== null);
  return supervisorFloor && speaks ? 'a supervisor speaks with the caller' : null;
}

/** The caller has not been greeted yet, is a machine that asks for the reason of the call, or hears the disclosure. */
function isOpening({ phase, disclosureSpeech }: TurnState): boolean {
  return (
    phase.name === 'opening' ||
    phase.name === 'screening' ||
    (phase.name === 'speaking' && phase.speech === disclosureSpeech)
  );
}

/** A waiting command does not cut the greeting either, except `mute`. */
function isFree(turn: TurnState, command: ControlEvent): boolean {
  if (isOpening(turn)) return false;
  return command.type === 'mute' || turn.phase.name !== 'speaking';
}

function carryOut(turn: TurnState, event: ControlEvent): TurnStep {
  // Another agent that says nothing of its own continues the answer to a screening service.
  const continues = event.type === 'handoff' && event.message === null;
  // Words that the caller has already said do not interrupt what follows. The agent answers them afterwards.
  const stops: Command[] = [...stopSpeeches(turn, false), { do: 'cancel_timer', name: 'endpoint' }];
  const stopped: TurnStep = [abandonCalls(continues ? turn : forAnybody(turn)), stops];
  switch (event.type) {
    case 'say':
      return resolvedAfter(
        andThen(stopped, (t) => say({ ...t, muted: false }, event.text, true, { kind: 'listen' })),
        event,
      );
    case 'mute':
      if (event.on === turn.muted) return [turn, resolveCommand(event, null)];
      return resolvedAfter(
        andThen(stopped, (t) => listen({ ...t, muted: event.on }, event.atMs, false)),
        event,
      );
    case 'transfer': {
      // Resolved when the transfer has succeeded or failed.
      const { intent } = event;
      const next = { kind: 'transfer' as const, intent };
      const announced = announcementOf(turn, event.message, intent.mode);
      return andThen(stopped, (t) =>
        announced === null ? follow(t, next, event.atMs) : say(t, announced.text, false, next, announced.language),
      );
    }
    case 'handoff':
      return resolvedAfter(
        andThen(stopped, (t) => handOff(turn, t, event)),
        event,
      );
    case 'unsolicited_message':
      return andThen(stopped, (t) => speakUnsolicited(t, event.id));
  }
}

function speakUnsolicited(turn: TurnState, unsolicitedMessage: number): TurnStep {
  const speech = turn.nextSpeech;
  const think: Command = { do: 'generate', speech, query: null, held: false, tools: true, unsolicitedMessage };
  return andThen([{ ...turn, nextSpeech: speech + 1 }, [think]], (t) => waitFor(t, { kind: 'reply', speech }));
}

/** The new agent says its message, or answers what the first agent was about to answer, or listens. */
function handOff(before: TurnState, turn: TurnState, event: Extract<ControlEvent, { type: 'handoff' }>): TurnStep {
  const { settings, message, commandId, atMs } = event;
  const language = languageFor(turn.language, settings);
  // The disclosure is the call's: a person who has not heard it yet hears it from the new agent.
  const disclosure = turn.settings.disclosure ?? settings.disclosure;
  const next: TurnState = {
    ...turn,
    settings: { ...settings, disclosure },
    language,
    reminders: 0,
    rounds: 0,
    fillers: 0,
    preemptiveTries: 0,
    isStreaming: false,
  };
  const { phase } = before;
  // The preemptive reply was the first agent's; it was stopped already.
  const free: TurnState = phase.name === 'listening' ? { ...next, phase: { ...phase, preemptive: null } } : next;
  const foreign = foreignLanguage(free);
  const become: TurnStep = [free, [{ do: 'hand_off', commandId, ...(foreign === null ? {} : { language: foreign }) }]];
  if (message !== null) {
    return andThen(become, (t) =>
      say({ ...t, muted: false }, message, settings.interruption.enabled, { kind: 'listen' }),
    );
  }
  const owesAnswer = phase.name === 'thinking' || (phase.name === 'speaking' && phase.next.kind === 'work');
  if (!owesAnswer) return andThen(become, (t) => listen(t, atMs, false));
  const speech = free.nextSpeech;
  const think: Command = { do: 'generate', speech, query: null, held: isCallerSpeaking(free), tools: true };
  const thinking: TurnStep = [{ ...free, nextSpeech: speech + 1 }, [...become[1], think]];
  return andThen(thinking, (t) => waitFor(t, { kind: 'reply', speech }));
}

function resolvedAfter([turn, commands]: TurnStep, event: ControlEvent): TurnStep {
  return [turn, [...commands, ...resolveCommand(event, null)]];
}

function resolveCommand(event: ControlEvent, failure: string | null): Command[] {
  const commandId = event.type === 'transfer' ? event.intent.callId : event.commandId;
  return commandId === undefined ? [] : [{ do: 'resolve', commandId, failure }];
}
