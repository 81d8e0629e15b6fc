// Actions of the dashboard that ask before they are carried out.
import { expect } from 'vitest';
import type { TestPage } from './browser.ts';
import { press } from './dashboard.ts';

interface Asked {
  /** Button that asks. */
  button: string | RegExp;
  title: string;
  /** Sentence that names the consequence. */
  says: string | RegExp;
  /** Button that confirms. */
  action: string;
  /** Label of a checkbox without which nothing can be confirmed. */
  condition?: string;
  isUnchanged: () => Promise<void>;
}

/** Cancels once, then confirms. */
export async function confirm(
  page: TestPage,
  { button, title, says, action, condition, isUnchanged }: Asked,
): Promise<void> {
  // Not the window of a widget.
  const dialog = page.locator('dialog[open]');
  const ask = async (): Promise<void> => {
    await press(page, button);
    await dialog.getByRole('heading', { name: title, exact: true }).waitFor();
  };
  await ask();
  await dialog.getByText(says).waitFor();
  await dialog.getByRole('button', { name: 'Cancel', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  await ask();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await isUnchanged();
  await ask();
  const confirmed = dialog.getByRole('button', { name: action, exact: true });
  if (condition !== undefined) {
    expect(await confirmed.isDisabled()).toBe(true);
    await dialog.getByLabel(condition).check();
  }
  await confirmed.click();
  await dialog.getByRole('heading', { name: title, exact: true }).waitFor({ state: 'detached' });
}
