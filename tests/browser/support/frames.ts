// Counts the rows of lists that a page draws in one frame.
import type { Page } from 'playwright-core';

/** Counts from now on how many rows enter the document between two frames, at most. */
export const watchFrames = (page: Page) =>
  page.evaluate(() => {
    const counter = { rows: 0, most: 0 };
    const next = (): void => {
      counter.most = Math.max(counter.most, counter.rows);
      counter.rows = 0;
      requestAnimationFrame(next);
    };
    // Rows enter alone, or in a new block.
    const count = (node: Node): number => {
      if (!(node instanceof Element)) return 0;
      return node.matches('[data-row]') ? 1 : node.querySelectorAll('[data-row]').length;
    };
    new MutationObserver((records) => {
      for (const { addedNodes } of records) for (const node of addedNodes) counter.rows += count(node);
    }).observe(document, { subtree: true, childList: true });
    requestAnimationFrame(next);
    Object.assign(globalThis, { counter });
  });

export const mostInFrame = (page: Page) => page.evaluate<number>('counter.most');
