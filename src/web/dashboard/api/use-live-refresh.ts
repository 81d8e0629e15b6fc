// Responses that follow the workspace's event stream while work is in progress: they are refetched on events, at most once per
// second. While the stream is lost they are polled, at growing intervals. A tab that nobody looks at requests nothing.
import { useEffect } from 'preact/hooks';
import { refreshAnswers } from './answers.ts';
import { followWorkspace } from './workspace-events.ts';

const GATHER_MS = 1000;
const FIRST_LOOK_MS = 4000;
const MAX_LOOK_MS = 60_000;

/** @param types value of the contract's parameter @param paths whose responses change @param isOn whether work is in progress */
export function useLiveRefresh(types: string, paths: readonly string[], isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return undefined;
    let gathering: ReturnType<typeof setTimeout> | undefined;
    let looking: ReturnType<typeof setTimeout> | undefined;
    const read = (): void => {
      gathering = undefined;
      void refreshAnswers(paths, !document.hidden);
    };
    const readSoon = (): void => void (gathering ??= setTimeout(read, GATHER_MS));
    const look = (ms: number): void => {
      looking = setTimeout(() => {
        read();
        look(Math.min(2 * ms, MAX_LOOK_MS));
      }, ms);
    };
    const stop = followWorkspace(types, {
      on: readSoon,
      begun: readSoon,
      lost(since) {
        clearTimeout(looking);
        if (since !== null) look(FIRST_LOOK_MS);
      },
    });
    return () => {
      stop();
      clearTimeout(gathering);
      clearTimeout(looking);
    };
  }, [isOn]);
}
