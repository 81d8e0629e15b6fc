// The studio of a widget: its fields, and next to them the widget itself with the unsaved fields; the snippet for a page and its
// content security policy. Invariant: edits are kept when another user has saved meanwhile, and then apply to the newer state.
import { useState } from 'preact/hooks';
import type { Widget } from '../../../../../generated/types.ts';
import { etagOf } from '../../api/client.ts';
import { ApiFailure } from '../../api/failure.ts';
import { useGet } from '../../api/get.ts';
import { useSend } from '../../api/send.ts';
import { CopyButton } from '../../parts/copy.tsx';
import { ConfirmButton } from '../../parts/confirm-button.tsx';
import { FailedNote, useSubmit } from '../../parts/dialog.tsx';
import { Page } from '../../parts/page.tsx';
import { NotYet } from '../../parts/state-box.tsx';
import { toast } from '../../parts/toast.tsx';
import { AllowedButton, useCan } from '../../shell/me.tsx';
import { bodyOf, fieldsOf, modesOf, previewConfig, type WidgetFields } from './fields.ts';
import { Preview } from './preview.tsx';
import { StudioFields } from './studio-fields.tsx';
import { Status } from './widgets.tsx';

const ABOVE = { href: '/app/widgets', title: 'Widgets' };
const REFRESHES = ['/v1/widgets', '/v1/widgets/{id}'];

export function WidgetPage({ id }: { id: string }) {
  const widget = useGet('/v1/widgets/{id}', { path: { id } });
  const { data } = widget;
  const actions = data && <WidgetActions widget={data} />;
  return (
    <Page
      title={data?.name ?? 'Widget'}
      above={ABOVE}
      note={data && <Status status={data.status} />}
      request={data && widget.request}
      actions={actions}
    >
      <NotYet answer={widget} />
      {data && <Studio key={id} widget={data} refetch={() => void widget.refetch()} />}
    </Page>
  );
}

function WidgetActions({ widget: { id, name, status } }: { widget: Widget }) {
  const [update] = useSend('patch', '/v1/widgets/{id}', { refreshes: REFRESHES });
  const [remove] = useSend('delete', '/v1/widgets/{id}', { refreshes: ['/v1/widgets'] });
  const path = { id };
  const turn = (next: Widget['status']): Promise<unknown> => update({ path, body: { status: next } });
  const isOn = status === 'active';
  const toggle = (): void => {
    turn(isOn ? 'disabled' : 'active').then(
      () => toast(isOn ? 'Switched off: pages show nothing.' : 'Switched on.', () => void turn(status)),
      (error: Error) => toast(error.message),
    );
  };
  return (
    <>
      <AllowedButton scope="write" onClick={toggle}>
        {isOn ? 'Switch off' : 'Switch on'}
      </AllowedButton>
      <ConfirmButton
        label="Delete"
        title={`Delete “${name}”`}
        action="Delete the widget"
        run={() => remove({ path })}
        to="/app/widgets"
      >
        Pages that include it show nothing from now on. This cannot be undone.
      </ConfirmButton>
    </>
  );
}

function Studio({ widget, refetch }: { widget: Widget; refetch: () => void }) {
  const { id } = widget;
  const can = useCan('write');
  const [mutate] = useSend('patch', '/v1/widgets/{id}', { refreshes: REFRESHES });
  const [typed, setTyped] = useState<Partial<WidgetFields>>({});
  const before = fieldsOf(widget);
  const now = { ...before, ...typed };
  const body = bodyOf(before, now);
  const count = Object.keys(body).length;
  const save = async (): Promise<void> => {
    try {
      await mutate({ path: { id }, body, ifMatch: etagOf(widget) });
    } catch (error) {
      if (!(error instanceof ApiFailure) || error.status !== 412) throw error;
      refetch();
      throw new Error(
        'Somebody else saved this widget meanwhile. What you typed is kept. Save again to apply it to their version.',
      );
    }
    setTyped({});
    toast('The widget is saved. Pages show it from the next visit on.');
  };
  const { isRunning, failed, submit } = useSubmit(save, () => undefined);
  return (
    <div class="body studio">
      <form class="stack studio-form" onSubmit={submit}>
        <StudioFields now={now} set={(part) => setTyped((former) => ({ ...former, ...part }))} />
        <FailedNote text={failed} />
        {modesOf(now).length === 0 && <p class="c-warn">Choose at least one: chat or voice.</p>}
        <p class="row wrap">
          <button
            type="submit"
            class="btn primary"
            disabled={!can || isRunning || count === 0 || modesOf(now).length === 0}
          >
            Save
          </button>
          {count > 0 && (
            <button type="button" class="btn quiet" onClick={() => setTyped({})}>
              Discard
            </button>
          )}
        </p>
        <Snippets id={id} domains={widget.allowed_domains} />
      </form>
      <section class="stack studio-preview" aria-label="Preview">
        <Preview widget={widget} configOf={(saved) => previewConfig(saved, before, now)} />
      </section>
    </div>
  );
}

/** The snippets for a page; independent of the fields. */
function Snippets({ id, domains }: { id: string; domains: readonly string[] }) {
  const { origin } = location;
  const snippet = `<script async src="${origin}/v1/widgets/${id}/embed.js"></script>`;
  const policy = `script-src ${origin}\nconnect-src ${origin} ${origin.replace(/^http/, 'ws')}`;
  return (
    <div class="stack snippets">
      <h2>Put it on your page</h2>
      {domains.length === 0 && <p class="note warn">No page of yours may show it yet. Add its host above and save.</p>}
      <p class="mut">Paste this line before the end of the body.</p>
      <pre class="code" tabIndex={0}>
        {snippet}
      </pre>
      <CopyButton label="Copy the line" text={() => snippet} />
      <p class="mut">
        If the page has a content security policy, add these sources. The widget needs nothing else: no styles, no
        frame, no inline script.
      </p>
      <pre class="code" tabIndex={0}>
        {policy}
      </pre>
      <CopyButton label="Copy the policy" text={() => policy} />
      <p>
        <a href={`/v1/widgets/${id}/preview`} target="_blank" rel="noreferrer">
          See it on an empty page
        </a>
      </p>
    </div>
  );
}
