// What only the owner of the demo sees: what the last call did, and how to give the agent a real model. Loaded on demand, so that
// visitors never download it.
import type { View } from '../../conversation/view.ts';
import { h } from '../../parts/dom.ts';
import { adopt } from '../adopt.ts';
import type { Owner, Subject } from '../subject.ts';
import { curl } from './curl.ts';
import { createFigures } from './figures.ts';
import { createModelForm } from './model-form.ts';
import { createOwnerApi } from './owner-api.ts';
import css from './owner.css?inline';
import { createReport } from './report.ts';

export interface OwnerParts {
  owner: Owner;
  subject: Subject;
  /** What is shown before the conversation begins. */
  idle: HTMLElement;
  aside: HTMLElement;
  /** Adds an element below the last line of the transcript. */
  append(more: HTMLElement): void;
}

let isStyled = false;

/** @returns to be called with every view */
export function addOwnerParts({ owner, subject, idle, aside, append }: OwnerParts): (view: View) => void {
  if (!isStyled) adopt(css);
  isStyled = true;
  const api = createOwnerApi(owner);
  const report = createReport(api, owner);
  append(report.element);
  idle.append(curl(subject));
  const figures = createFigures(subject);
  let shown: View | null = null;
  const connected = (model: string): void => {
    subject.embedded = false;
    subject.providers.llm = model;
    document.querySelector('.badge')?.remove();
    if (shown) figures.render(shown);
  };
  const more = h(
    'details',
    { class: 'more', open: !matchMedia('(max-width: 820px)').matches },
    h('summary', {}, 'Details'),
    figures.times,
    h(
      'section',
      { class: 'next' },
      h('h2', {}, 'Next steps'),
      createModelForm(api, owner, subject.embedded, connected),
      h(
        'p',
        {},
        h('a', { href: `/v1/widgets/${owner.widgetId}/preview` }, `See ${subject.config.agent_name} on a web page`),
      ),
      h('p', {}, h('a', { href: '/docs' }, 'Build with the API')),
    ),
    figures.facts,
  );
  aside.append(more);
  return (view) => {
    shown = view;
    figures.render(view);
    report.render(view);
  };
}
