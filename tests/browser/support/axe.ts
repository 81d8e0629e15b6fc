// What axe finds on a page as it stands now, by the rules of WCAG 2.2 A and AA, shadow trees included.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

interface Axe {
  run(context: Document, options: object): Promise<{ violations: { id: string; nodes: { target: unknown }[] }[] }>;
}

/** The rule and the places; empty where all is well. */
export async function violations(page: Page): Promise<string[]> {
  // By the debugger, which no policy of the page forbids.
  await page.evaluate(AXE);
  return page.evaluate(async (rules) => {
    // Colours that are still on their way would be measured as such.
    const roots = [document, ...[...document.querySelectorAll('parley-widget')].map((one) => one.shadowRoot!)];
    await Promise.all(roots.flatMap((root) => root.getAnimations()).map((animation) => animation.finished));
    const { axe } = globalThis as unknown as { axe: Axe };
    const { violations: found } = await axe.run(document, { runOnly: rules });
    return found.map(({ id, nodes }) => `${id} ${JSON.stringify(nodes.map(({ target }) => target))}`);
  }, RULES);
}
