// Begins a conversation: takes the greeting that was rendered while the phone rang, and prepares the apology.
// Invariant: a greeting that is late or failed never delays the call beyond PREPARED_TIMEOUT_MS; it is synthesized live then.
import { withDeadline } from '../../core/deadline.ts';
import type { TtsProvider } from '../../providers/ports/tts.ts';
import type { SessionAgent } from '../host.ts';
import { prepareApology, type PreparedGreeting } from '../out/greeting.ts';
import { phraseFor, type SessionAgentState } from './agent-state.ts';
import type { SessionContext } from './context.ts';

const PREPARED_TIMEOUT_MS = 1000;

/** Emits `opened` once the prepared greeting is available or was given up. */
export async function openConversation(
  ctx: SessionContext,
  state: SessionAgentState,
  tts: TtsProvider,
  prepared: Promise<PreparedGreeting> | undefined,
): Promise<void> {
  const { agent } = state.active;
  try {
    const audio = prepared ? await withDeadline(ctx.clock, PREPARED_TIMEOUT_MS, prepared) : [];
    for (const [text, frames] of audio) state.readyAudio.set(text, frames);
  } catch (error) {
    ctx.warn('greeting_not_ready', (error as Error).message);
  }
  ctx.emit({ type: 'opened', atMs: ctx.nowMs() });
  await prepareApologyAudio(ctx, state, agent, tts);
}

/** Renders the apology in the agent's voice and the caller's language, in the background. Never rejects. */
export async function prepareApologyAudio(
  { clock, signal, log }: SessionContext,
  state: SessionAgentState,
  agent: SessionAgent,
  tts: TtsProvider,
): Promise<void> {
  const { text, language = agent.language } = phraseFor(state, 'apology');
  const onWarning = (code: string, detail: string): void =>
    log.warn({ warning: code, detail }, 'the apology could not be prepared');
  const apology = await prepareApology({ agent: { ...agent, language }, tts, clock, signal, onWarning }, text);
  // By now another agent may speak, in another voice.
  if (apology && state.voices.primary.voiceId === agent.voiceId) state.readyAudio.set(text, apology);
}
