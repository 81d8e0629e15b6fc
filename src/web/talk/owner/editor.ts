// The form in which the owner changes prompt, greeting and voice, tries them at once and saves them. Invariants: only the labeled
// button saves; typed text is lost only through Reset.
import { ServiceError } from '../../line/service.ts';
import { h } from '../../parts/dom.ts';
import { draftOf, fieldsOf, save, type Editing, type Workspace } from './workspace.ts';

const LIMITS = { prompt: '100000', greeting: '2000' };
/** Field names by the JSON pointer of a warning. */
const NAMES: Readonly<Record<string, string>> = {
  '/response_engine/system_prompt': 'Prompt',
  '/greeting': 'Greeting',
};

/** @param restart begins another conversation with the state of `editing` */
export function createEditor(workspace: Workspace, editing: Editing, restart: () => void): HTMLElement {
  const { agent, typed } = editing;
  const isOwnServer = agent.response_engine.type === 'custom-llm';
  const prompt = h('textarea', { rows: '9', maxlength: LIMITS.prompt, spellcheck: 'false', disabled: isOwnServer });
  const greeting = h('textarea', { rows: '2', maxlength: LIMITS.greeting, placeholder: 'The caller speaks first' });
  const voice = h(
    'select',
    {},
    ...workspace
      .voicesFor(agent)
      .map(({ voice_id, name, gender }) =>
        h('option', { value: voice_id, selected: voice_id === typed.voiceId }, gender ? `${name} (${gender})` : name),
      ),
  );
  prompt.value = isOwnServer ? 'This agent answers from your own server, which has its prompt.' : typed.prompt;
  greeting.value = typed.greeting;
  const tryIt = h('button', { type: 'submit', class: 'primary' }, 'Try');
  const keep = h('button', { type: 'button' }, 'Save');
  const reset = h('button', { type: 'button' }, 'Reset');
  const said = h('p', { role: 'status', class: 'note' });
  const warnings = h('ul', { class: 'warnings' });

  const show = (text?: string, isFailure = false): void => {
    const draft = draftOf(editing);
    const isTried = JSON.stringify(draft) === JSON.stringify(editing.tried);
    tryIt.disabled = isTried;
    keep.disabled = draft === null;
    reset.disabled = draft === null && editing.tried === null;
    said.className = isFailure ? 'note failed' : 'note';
    said.textContent = text ?? (draft === null ? '' : isTried ? TRIED : EDITED);
    warnings.replaceChildren(
      ...editing.warnings.map(({ pointer, detail }) =>
        h('li', {}, h('b', {}, NAMES[pointer] ?? pointer), ` ${detail}`),
      ),
    );
    warnings.hidden = editing.warnings.length === 0;
  };
  const read = (): void => {
    editing.typed = {
      prompt: isOwnServer ? '' : prompt.value,
      greeting: greeting.value,
      voiceId: voice.value || typed.voiceId,
    };
    show();
  };
  const store = async (): Promise<void> => {
    keep.disabled = true;
    try {
      await save(workspace.api, editing);
      show(`Saved. It is version ${editing.agent.version} of ${agent.agent_name}.`);
    } catch (error) {
      show(error instanceof ServiceError ? (error.detail ?? error.code) : String(error), true);
    }
  };
  keep.addEventListener('click', () => void store());
  reset.addEventListener('click', () => {
    Object.assign(editing, { typed: fieldsOf(editing.agent), tried: null, warnings: [] });
    restart();
  });
  editing.onWarnings = () => show();
  show();
  return h(
    'form',
    {
      class: 'editor',
      oninput: read,
      onsubmit: (event: SubmitEvent) => {
        event.preventDefault();
        Object.assign(editing, { tried: draftOf(editing), warnings: [] });
        restart();
      },
    },
    field('Prompt', prompt),
    field('Greeting', greeting),
    field('Voice', voice),
    h('div', { class: 'buttons' }, tryIt, keep, reset),
    said,
    warnings,
  );
}

const EDITED = 'Not tried yet. Try begins a conversation with it and saves nothing.';
const TRIED = 'You talk to this draft. Save keeps it, Reset returns to the saved agent.';

function field(label: string, input: HTMLElement): HTMLElement {
  return h('label', {}, h('span', {}, label), input);
}
