// The level meter: animated during a call at the screen's frame rate, or ten times per second with reduced motion.
import { bars } from '../conversation/format.ts';
import { h } from './dom.ts';

interface LevelMeter {
  element: HTMLElement;
  show(rms: number): void;
}

const CALM_MS = 100;

/** Five bars. */
export function createMeter(): LevelMeter {
  const columns = Array.from({ length: 5 }, () => h('i'));
  return {
    element: h('span', { class: 'meter', 'aria-hidden': 'true' }, ...columns),
    show(rms) {
      for (const [index, height] of bars(rms).entries())
        columns[index]!.style.transform = `scaleY(${height.toFixed(3)})`;
    },
  };
}

/** Calls `draw` until the returned function is called. */
export function animate(draw: () => void): () => void {
  const calm = matchMedia('(prefers-reduced-motion: reduce)');
  let frame = 0;
  let drawnAt = -Infinity;
  const next = (at: number): void => {
    frame = requestAnimationFrame(next);
    if (calm.matches && at - drawnAt < CALM_MS) return;
    drawnAt = at;
    draw();
  };
  frame = requestAnimationFrame(next);
  return () => cancelAnimationFrame(frame);
}
