// Findings of axe for the current state of a page, by the rules of WCAG 2.2 A and AA, including shadow trees.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

interface Axe {
  run(context: Document, options: object): Promise<{ violations: { id: string; nodes: { target: unknown }[] }[] }>;
}

/** Violated rules with their elements; empty if there are none. @param rule checks only this rule */
export async function violations(page: Page, rule?: string): Promise<string[]> {
  // Injected through the debugger, which the page's policy cannot block.
  if (await page.evaluate(() => !('axe' in globalThis))) await page.evaluate(AXE);
  const wanted = rule === undefined ? { type: 'tag', values: RULES } : { type: 'rule', values: [rule] };
  return page.evaluate(async (runOnly) => {
    // Finishes transitions: axe would measure intermediate colors.
    const roots = [document, ...[...document.querySelectorAll('parley-widget')].map((one) => one.shadowRoot!)];
    await Promise.allSettled(roots.flatMap((root) => root.getAnimations()).map((animation) => animation.finished));
    const { axe } = globalThis as unknown as { axe: Axe };
    const { violations: found } = await axe.run(document, { runOnly, resultTypes: ['violations'] });
    return found.map(({ id, nodes }) => `${id} ${JSON.stringify(nodes.map(({ target }) => target))}`);
  }, wanted);
}
