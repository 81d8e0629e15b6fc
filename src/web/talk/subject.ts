// Whom the page talks to, by its own address. Used by main.ts.
import type { WidgetConfig } from '../../../generated/types.ts';
import { ask, widgetConfig } from '../line/service.ts';

/** What hears, thinks and speaks, in words; of a widget that is its owner's business. */
export interface Providers {
  hears: string;
  thinks: string;
  speaks: string;
}

export interface Subject {
  /** Null for the demo. */
  widgetId: string | null;
  config: Omit<WidgetConfig, 'id'>;
  providers: Providers | null;
  questions: readonly string[];
}

/** What every agent can be asked; the demo brings its own. */
const QUESTIONS = ['What can you help me with?', 'Who am I talking to?', 'Can you repeat that, more slowly?'];

/** @throws ServiceError */
export async function loadSubject(): Promise<Subject> {
  const signal = new AbortController().signal;
  const widgetId = /\/v1\/widgets\/([\w-]+)\/preview$/.exec(location.pathname)?.[1] ?? null;
  if (widgetId !== null) {
    return { widgetId, config: await widgetConfig('', widgetId, signal), providers: null, questions: QUESTIONS };
  }
  const response = await ask('/talk.json', { signal });
  return { widgetId, ...((await response.json()) as Omit<Subject, 'widgetId'>) };
}
