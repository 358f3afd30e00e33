import { expect, type Locator, type Page } from '@playwright/test';

export const palette = (page: Page): Locator => page.getByRole('dialog', { name: 'Ações' });
export const paletteField = (page: Page): Locator => palette(page).getByRole('combobox');
export const paletteRows = (page: Page): Locator => palette(page).getByRole('option');

export const openPalette = async (page: Page): Promise<void> => {
  await page.keyboard.press('Control+k');
  await expect(paletteField(page)).toBeFocused();
};

/** Types, sees it on top and that it can be run, presses Enter: on a dimmed row it does nothing. */
export const runFromPalette = async (page: Page, query: string, title: string): Promise<void> => {
  await openPalette(page);
  await page.keyboard.type(query);
  const first = paletteRows(page).first();
  await expect(first).toContainText(title);
  await expect(first.locator('[data-unavailable]')).toHaveCount(0);
  await page.keyboard.press('Enter');
};

/** What is to be confirmed, and its button. An Enter in the rhythm of the last one would confirm nothing. */
export const confirmInPalette = async (page: Page, line: RegExp | string = /./u): Promise<void> => {
  const asked = palette(page).locator('.palette-review');
  await expect(asked).toContainText(line);
  await asked.getByRole('button').click();
};
