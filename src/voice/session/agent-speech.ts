// The speech output of a session. Its reports become turn events, records, and words of the chat history.
import { createSpeechOutput, type OutputEvent, type SpeechOutput } from '../out/speech-output.ts';
import { updateEngine, type SessionAgentState } from './agent-state.ts';
import type { SessionContext } from './context.ts';
import type { LatencyMeter } from './latency.ts';

export function openAgentSpeech(ctx: SessionContext, state: SessionAgentState, latency: LatencyMeter): SpeechOutput {
  const { clock, line, taps, nowMs, emit, record } = ctx;
  const onOutput = (event: OutputEvent): void => {
    const atMs = nowMs();
    switch (event.type) {
      case 'started': {
        const measured = latency.firstAudio(atMs);
        if (measured) record({ type: 'latency', latency: measured });
        return emit({ type: 'playback_started', speech: event.speech, atMs });
      }
      case 'paused':
        return emit({ type: 'playback_paused', speech: event.speech, atMs });
      case 'resumed':
        return emit({ type: 'playback_resumed', speech: event.speech, atMs });
      case 'ended':
        return emit({ type: 'playback_ended', speech: event.speech, atMs });
      case 'spoken': {
        const { speech, utterance, heardText } = event;
        const { text, startMs, endMs } = utterance;
        state.history.setSpokenText(speech, text, { startMs, endMs });
        updateEngine(state, heardText);
        ctx.views.agentSpoke(speech, utterance);
        return record({ type: 'utterance', utterance, agentId: state.active.agent.agentId });
      }
      case 'failed': {
        const { speech, error } = event;
        return emit({ type: 'speech_failed', speech, reason: 'tts_error', detail: error.message, atMs });
      }
      case 'line_lost':
        ctx.log.warn({ err: event.error }, 'a line refused a frame; the session ends');
        return emit({ type: 'line_closed', reason: 'lost', atMs });
    }
  };
  return createSpeechOutput({ clock, line, voices: state.voices, nowMs, readyAudio: state.readyAudio, taps, onOutput });
}
