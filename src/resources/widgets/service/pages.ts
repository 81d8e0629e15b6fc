// Files of a widget for browsers: its configuration, the script and the standalone page. A build writes the files, which are the
// same for every widget; only the configuration differs. ETags are hashes of the content.
import { hash } from 'node:crypto';
import type { WidgetConfig } from '../../../../generated/types.ts';
import { fail } from '../../../core/errors.ts';
import type { WebFile } from '../../../protocol/web-file.ts';
import type { PublicContext } from '../../../runtime.ts';
import { describeAgent } from '../../agents/service/text-agent.ts';
import { speechInputOf } from '../../rtc/service.ts';
import { workspaceProviders } from '../../voices/service/workspace-providers.ts';
import { findBrand } from '../../white-label/service.ts';
import { selectActiveWidget } from '../store.ts';
import { toWidgetConfig } from '../wire.ts';
import { requireWidget } from './visitors.ts';

/** @throws Failure `widget_not_found`, `origin_not_allowed` */
export async function getWidgetConfig(
  ctx: PublicContext,
  id: string,
): Promise<{ content: WidgetConfig; etag: string }> {
  const widget = await requireWidget(ctx, id);
  const agent = await describeAgent(ctx, widget.workspace_id, widget.agent_id);
  const own = await workspaceProviders(ctx, widget.workspace_id);
  const content = toWidgetConfig(widget, agent, speechInputOf(own), await findBrand(ctx, widget.workspace_id));
  return { content, etag: `"${hash('sha256', JSON.stringify(content), 'base64url').slice(0, 22)}"` };
}

/** @throws Failure `widget_not_found`, `unavailable` (the script was not built) */
export async function getWidgetScript(ctx: PublicContext, id: string): Promise<WebFile> {
  if (!(await selectActiveWidget(ctx.db, id))) throw fail('widget_not_found');
  return built(ctx.web.script);
}

/** @throws Failure `widget_not_found`, `unavailable` (the page was not built) */
export async function previewWidget(ctx: PublicContext, id: string): Promise<WebFile> {
  if (!(await selectActiveWidget(ctx.db, id))) throw fail('widget_not_found');
  return built(ctx.web.page);
}

function built(file: WebFile | null): WebFile {
  if (!file) throw fail('unavailable', { detail: 'The web pages are not built. Run: node scripts/build-web.ts' });
  return file;
}
