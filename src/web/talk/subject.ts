// Finds the agent that the page talks to, from the page's URL.
import type { TalkSubject } from '../../protocol/talk-subject.ts';
import { ask, widgetConfig } from '../line/service.ts';

export interface Subject extends Omit<TalkSubject, 'providers'> {
  /** Null for the demo. */
  widgetId: string | null;
  providers: TalkSubject['providers'] | null;
}

/** Example questions for any agent; the demo has its own. */
const QUESTIONS = ['What can you help me with?', 'Who am I talking to?', 'Can you repeat that, more slowly?'];

/** @throws ServiceError */
export async function loadSubject(): Promise<Subject> {
  const signal = new AbortController().signal;
  const widgetId = /\/v1\/widgets\/([\w-]+)\/preview$/.exec(location.pathname)?.[1] ?? null;
  if (widgetId !== null) {
    const config = await widgetConfig('', widgetId, signal);
    return { widgetId, config, providers: null, embedded: false, questions: QUESTIONS };
  }
  const response = await ask('/talk.json', { signal });
  const demo = (await response.json()) as TalkSubject;
  return { widgetId, ...demo, questions: demo.questions.length > 0 ? demo.questions : QUESTIONS };
}
