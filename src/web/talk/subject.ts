// The agent of the page, reduced to the data that visitors may see.
import type { TalkSubject } from '../../protocol/talk-subject.ts';
import { ask } from '../line/service.ts';

export type Subject = Omit<TalkSubject, 'widgetId'>;

/** Example questions for any agent; the demo has its own. */
export const QUESTIONS = ['What can you help me with?', 'Who am I talking to?', 'Can you repeat that, more slowly?'];

/** The demo of this deployment. @throws ServiceError */
export async function loadSubject(): Promise<TalkSubject> {
  const response = await ask('/talk.json', { signal: new AbortController().signal });
  const demo = (await response.json()) as TalkSubject;
  return { ...demo, questions: demo.questions.length > 0 ? demo.questions : QUESTIONS };
}

/** The widget whose preview this page is; null on the talk page. */
export function previewedWidget(path: string): string | null {
  return /\/v1\/widgets\/([\w-]+)\/preview$/.exec(path)?.[1] ?? null;
}
