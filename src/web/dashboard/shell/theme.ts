// Theme (light, dark or the system's) and row height. Stored in this browser.
import { signal } from '../parts/signal.ts';

type Theme = 'system' | 'light' | 'dark';
type Density = 'comfortable' | 'compact';

const THEMES: readonly Theme[] = ['system', 'light', 'dark'];

export const theme = signal<Theme>(kept('parley.theme', THEMES, 'system'));
export const density = signal<Density>(kept('parley.density', ['comfortable', 'compact'], 'comfortable'));

function kept<T extends string>(key: string, values: readonly T[], otherwise: T): T {
  const value = localStorage.getItem(key) as T | null;
  return value !== null && values.includes(value) ? value : otherwise;
}

export function applyTheme(): void {
  const { dataset } = document.documentElement;
  dataset['theme'] = theme.get();
  dataset['density'] = density.get();
}

export function nextTheme(): void {
  const next = THEMES[(THEMES.indexOf(theme.get()) + 1) % THEMES.length]!;
  localStorage.setItem('parley.theme', next);
  theme.set(next);
  applyTheme();
}

export function toggleDensity(): void {
  const next = density.get() === 'compact' ? 'comfortable' : 'compact';
  localStorage.setItem('parley.density', next);
  density.set(next);
  applyTheme();
}
