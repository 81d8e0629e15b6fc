// The audio of a sample. The recording requires the session's credentials, so it is fetched on the first press and played from
// memory; it is at most three minutes long. A press on a transcript line plays it from there.
import { useEffect, useRef, useState } from 'preact/hooks';
import { reasonOf } from '../../api/failure.ts';
import { fetchFile } from '../../parts/download.tsx';
import { Icon } from '../../parts/icon.tsx';

/** Milliseconds from the beginning, and the number of presses on lines. */
export type SoundFrom = readonly [ms: number, press: number];

interface SampleSoundProps {
  url: string;
  of: string;
  from: SoundFrom | null;
}

export function SampleSound({ url, of, from }: SampleSoundProps) {
  const [source, setSource] = useState<string | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const [isLoading, setLoading] = useState(false);
  const audio = useRef<HTMLAudioElement>(null);
  useEffect(() => () => (source === null ? undefined : URL.revokeObjectURL(source)), [source]);
  const load = (): void => {
    const { pathname, search } = new URL(url);
    setFailed(null);
    setLoading(true);
    fetchFile(pathname + search)
      .then((blob) => setSource(URL.createObjectURL(blob)))
      .catch((error: unknown) => setFailed(reasonOf(error)))
      .finally(() => setLoading(false));
  };
  const play = (): void => {
    const { current: element } = audio;
    if (!element) return;
    element.currentTime = (from?.[0] ?? 0) / 1000;
    // Fails without an audio device, or if another press came first.
    void element.play().catch(() => undefined);
  };
  useEffect(() => {
    if (source !== null) play();
    else if (from !== null && !isLoading) load();
  }, [source, from]);
  if (source !== null) return <audio ref={audio} src={source} controls aria-label={`Recording of ${of}`} />;
  return (
    <p class="row wrap">
      <button type="button" class="btn s" disabled={isLoading} onClick={load}>
        <Icon name="play" />
        {isLoading ? 'Loading' : 'Play the recording'}
        <span class="vh">, {of}</span>
      </button>
      {failed !== null && (
        <span class="c-bad" role="alert">
          {failed}
        </span>
      )}
    </p>
  );
}
