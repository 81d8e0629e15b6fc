// The disclosure, before everything that a person may hear of the agent.
// Pure. Invariants: until a person has heard the disclosure, it precedes each sentence and each reply that is not for a machine,
// whichever event causes it. While it is not known whether a person listens, it precedes the first words after each silence.
import type { Command, CommandOf, FollowUp, TurnPhase, TurnState, TurnStep } from '../vocabulary.ts';
import { andThen, say } from './transitions.ts';

type Speaking = Extract<TurnPhase, { name: 'speaking' }>;

/** @param before the state before the event */
export function discloseFirst(before: TurnState, [turn, commands]: TurnStep): TurnStep {
  const { phase, listener, settings } = turn;
  const isSilent = phase.name === 'listening' || phase.name === 'transferring';
  if (isSilent) return [listener === 'unknown' ? turn : { ...turn, listener: 'unknown' }, commands];
  const { disclosure } = settings;
  if (disclosure === null || listener !== 'unknown' || !mayReachPerson(before)) return [turn, commands];
  if (phase.name === 'speaking') return discloseBeforeSentence(turn, phase, disclosure, commands);
  if (phase.name !== 'thinking' || phase.work.kind !== 'reply') return [turn, commands];
  return discloseBeforeReply(turn, phase.work, disclosure, commands);
}

/** A person may listen who has not heard the disclosure: before the greeting, or after a screening service was recognized. */
function mayReachPerson({ awaitsPerson, phase: { name } }: TurnState): boolean {
  return awaitsPerson || name === 'opening' || name === 'screening';
}

function discloseBeforeSentence(
  turn: TurnState,
  phase: Speaking,
  disclosure: string,
  commands: readonly Command[],
): TurnStep {
  const { speech, interruptible, next } = phase;
  const isSentence = (command: Command): command is CommandOf<'say'> =>
    command.do === 'say' && command.speech === speech;
  const sentence = commands.find(isSentence);
  if (!sentence || speech === turn.disclosureSpeech) return [turn, commands];
  const { text, language } = sentence;
  const then: FollowUp = { kind: 'say', text, ...(language === undefined ? {} : { language }), interruptible, next };
  const disclosing: TurnPhase = { name: 'speaking', speech, interruptible: false, next: then };
  return [
    { ...turn, phase: disclosing, disclosureSpeech: speech, listener: 'informed' },
    commands.map((command) => (isSentence(command) ? { do: 'say', speech, text: disclosure } : command)),
  ];
}

function discloseBeforeReply(
  turn: TurnState,
  work: { kind: 'reply'; speech: number },
  disclosure: string,
  commands: readonly Command[],
): TurnStep {
  const plays = (command: Command): boolean => command.do === 'play' && command.speech === work.speech;
  const isReleased = commands.some(
    (command) => plays(command) || (command.do === 'generate' && command.speech === work.speech && !command.held),
  );
  if (!isReleased) return [turn, commands];
  const held: Command[] = [
    ...commands.filter((command) => !plays(command)),
    { do: 'hold_speech', speech: work.speech },
  ];
  const disclosing: TurnState = { ...turn, disclosureSpeech: turn.nextSpeech, listener: 'informed' };
  return andThen([disclosing, held], (t) => say(t, disclosure, false, { kind: 'work', work }));
}
