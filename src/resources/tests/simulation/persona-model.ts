// A simulated caller played by a language model, which gets the goal, the facts and the agent's words, and writes the next words.
import type { TestPersona } from '../../../../generated/types.ts';
import { cutText } from '../../../core/cut-text.ts';
import type { ChatMessage, LlmProvider } from '../../../providers/ports/llm.ts';
import type { TokenCount } from '../../../voice/session/counted-answer.ts';
import type { CallerMove, CallerPart } from './caller.ts';
import { completeText } from './model-text.ts';

const TIMEOUT_MS = 30_000;
const MAX_TOKENS = 200;
const MAX_SAID_CHARS = 1_000;
const HANGS_UP = /\[hang up\]/i;

interface ModelPartOptions {
  llm: LlmProvider;
  model: string;
  language: string;
  signal: AbortSignal;
  onUsage(tokens: TokenCount): void;
}

export function modelPart(persona: TestPersona, options: ModelPartOptions): CallerPart {
  const messages: ChatMessage[] = [{ role: 'system', content: briefing(persona, options.language) }];
  const habits = new Set(persona.habits ?? []);
  let turns = 0;
  let isLeaving = false;
  return {
    async next(heard) {
      if (isLeaving) return null;
      messages.push({ role: 'user', content: heard === '' ? '(The agent is silent.)' : heard });
      const { llm, model, signal, onUsage } = options;
      const limits = { maxTokens: MAX_TOKENS, timeoutMs: TIMEOUT_MS, temperature: 0.3 };
      const answer = await completeText(llm, { model, messages, ...limits }, signal, onUsage);
      turns++;
      messages.push({ role: 'assistant', content: answer });
      isLeaving = HANGS_UP.test(answer);
      const text = cutText(answer.replace(HANGS_UP, '').trim(), MAX_SAID_CHARS);
      const move: CallerMove = text === '' ? {} : { say: [text] };
      return text === '' && isLeaving ? null : move;
    },
    interruptsNext: () => habits.has('interrupts') && turns % 2 === 1 && !isLeaving,
  };
}

function briefing({ goal, facts = {}, mood = 'neutral', habits = [], language }: TestPersona, own: string): string {
  const known = Object.entries(facts).map(([name, fact]) => `- ${name}: ${fact}`);
  return [
    'You play a person who talks to a voice agent on the telephone. Write only the words that you say next: one or two short spoken sentences.',
    `Your goal: ${goal}`,
    known.length > 0 ? `What you know:\n${known.join('\n')}` : 'You know nothing in particular.',
    `Your mood: ${mood}. You speak ${language ?? own}.`,
    habits.length > 0 ? `Your habits: ${habits.join(', ').replaceAll('_', ' ')}.` : '',
    'Never invent facts about yourself. When your goal is reached, or cannot be reached, say goodbye and add [hang up].',
  ]
    .filter(Boolean)
    .join('\n');
}
