// Plays a sentence in a voice. The provider synthesizes it for each press; the audio is not stored.
import { useEffect, useRef, useState } from 'preact/hooks';
import { request } from '../api/client.ts';
import { reasonOf } from '../api/failure.ts';

/** Plays through the page's audio element with the returned ref. */
export function usePreview(text: string) {
  const audio = useRef<HTMLAudioElement>(null);
  const [state, setState] = useState<'idle' | 'loading' | 'playing'>('idle');
  const [voiceId, setVoiceId] = useState<string | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const [ms, setMs] = useState<number | null>(null);
  const source = useRef<string | null>(null);
  const release = (): void => {
    if (source.current !== null) URL.revokeObjectURL(source.current);
    source.current = null;
  };
  useEffect(() => release, []);
  const run = async (voiceId: string): Promise<void> => {
    const began = performance.now();
    const init = { path: { voice_id: voiceId }, body: { text } };
    const blob = await (await request('post', '/v1/voices/{voice_id}/preview', init)).blob();
    setMs(Math.round(performance.now() - began));
    // The page may have been closed meanwhile.
    if (!audio.current) return;
    release();
    source.current = URL.createObjectURL(blob);
    audio.current.src = source.current;
    await audio.current.play();
    setState('playing');
  };
  const play = (voiceId: string): void => {
    setVoiceId(voiceId);
    setState('loading');
    setFailed(null);
    run(voiceId).catch((error: unknown) => {
      setFailed(reasonOf(error));
      setState('idle');
    });
  };
  return { audio, voiceId, state, failed, ms, play, ended: () => setState('idle') };
}
