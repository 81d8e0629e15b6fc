// The owner's page: the workspace's agents to choose from, the editor of each, and the report of a call. Loaded only with a key,
// so that visitors never download it.
import type { Agent } from '../../../../generated/types.ts';
import type { View } from '../../conversation/view.ts';
import { h } from '../../parts/dom.ts';
import { adopt } from '../../parts/adopt.ts';
import { forgetKey } from '../key.ts';
import type { Talk } from '../main.ts';
import type { Subject } from '../subject.ts';
import type { OwnerView } from '../talk-page.ts';
import { curl } from './curl.ts';
import { createEditor } from './editor.ts';
import { createFigures } from './figures.ts';
import { createModelForm } from './model-form.ts';
import { noAgent } from './no-agent.ts';
import { createOwnerApi } from './owner-api.ts';
import { ownerService } from './owner-service.ts';
import css from './owner.css?inline';
import { createReport } from './report.ts';
import { loadWorkspace, type Editing, type Workspace } from './workspace.ts';

/** @throws ServiceError */
export async function openWorkspace(key: string, talk: (with_: Talk) => void): Promise<void> {
  const workspace = await loadWorkspace(createOwnerApi(key));
  adopt(css);
  const first = workspace.editings[0];
  if (!first) return document.body.replaceChildren(noAgent(workspace.api));
  const open = (editing: Editing, isAnother: boolean): void => {
    const restart = (): void => open(editing, true);
    const subject = workspace.subjectOf(editing);
    const owner = createOwnerView({ workspace, editing, subject, restart, choose: (other) => open(other, true) });
    talk({ subject, service: ownerService(workspace.api, editing), owner, restart, isAnother });
  };
  open(first, false);
}

interface Parts {
  workspace: Workspace;
  editing: Editing;
  subject: Subject;
  restart(): void;
  choose(editing: Editing): void;
}

/** On a narrow screen the editor covers the conversation, and collapses when one begins. */
const isNarrow = (): boolean => matchMedia('(max-width: 820px)').matches;

function createOwnerView({ workspace, editing, subject, restart, choose }: Parts): OwnerView {
  const { api } = workspace;
  const { agent } = editing;
  const report = createReport(api);
  const figures = createFigures(subject);
  const badge = h('span', {});
  let shown: View | null = null;
  const connected = (model: string, changed: Agent): void => {
    editing.agent = changed;
    Object.assign(subject, { embedded: false, providers: { ...subject.providers, llm: model } });
    drawBadge();
    if (shown) figures.render(shown);
  };
  const drawBadge = (): void => {
    badge.hidden = editing.tried === null && !subject.embedded;
    badge.className = editing.tried ? 'badge draft' : 'badge';
    badge.textContent = editing.tried ? 'Draft, not saved' : 'Built in · no key needed';
  };
  drawBadge();
  const editor = h('details', { class: 'fold', open: !isNarrow() }, h('summary', {}, `Edit ${agent.agent_name}`));
  editor.append(createEditor(workspace, editing, restart));
  const details = h(
    'details',
    { class: 'fold', open: !isNarrow() },
    h('summary', {}, 'Details'),
    figures.times,
    nextSteps(workspace, editing, subject, connected),
    figures.facts,
  );
  return {
    chooser: chooser(workspace, editing, choose),
    badge,
    idle: [curl(subject, editing.agent, api.key)],
    aside: [editor, details],
    report: report.element,
    render(view) {
      shown = view;
      figures.render(view);
      report.render(view);
    },
  };
}

/** The agents of the workspace, by name. */
function chooser({ editings }: Workspace, current: Editing, choose: (editing: Editing) => void): HTMLElement {
  const list = h(
    'select',
    {
      'aria-label': 'Agent',
      class: 'chooser',
      onchange: () => choose(editings[list.selectedIndex]!),
    },
    ...editings.map((one) => h('option', { selected: one === current }, one.agent.agent_name)),
  );
  return list;
}

function nextSteps(
  { api, widgetOf }: Workspace,
  { agent }: Editing,
  { embedded }: Subject,
  onConnected: (model: string, agent: Agent) => void,
): HTMLElement {
  const widget = widgetOf(agent);
  const said = h('span', { role: 'status' });
  const make = async (): Promise<void> => {
    try {
      const body = { name: agent.agent_name, agent_id: agent.agent_id, modes: ['chat', 'voice'] };
      const { id } = await api.request<{ id: string }>('POST', '/v1/widgets', body);
      location.assign(`/v1/widgets/${id}/preview`);
    } catch (error) {
      said.textContent = String(error);
    }
  };
  const onPage = `See ${agent.agent_name} on a web page`;
  return h(
    'section',
    { class: 'next' },
    h('h2', {}, 'Next steps'),
    ...(agent.response_engine.type === 'custom-llm' ? [] : [createModelForm(api, agent, embedded, onConnected)]),
    widget === null
      ? h(
          'p',
          {},
          h('button', { type: 'button', onclick: () => void make() }, `Make a widget of ${agent.agent_name}`),
          said,
        )
      : h('p', {}, h('a', { href: `/v1/widgets/${widget}/preview` }, onPage)),
    h('p', {}, h('a', { href: '/docs' }, 'Build with the API')),
    h(
      'p',
      {},
      h(
        'button',
        {
          type: 'button',
          class: 'plain',
          onclick: () => {
            forgetKey();
            location.reload();
          },
        },
        'See this page as a visitor',
      ),
    ),
  );
}
