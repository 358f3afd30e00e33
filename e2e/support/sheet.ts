import { expect, type Locator, type Page } from '@playwright/test';

/** The contact sheet of the review queue, as a reviewer's eyes and hands know it. */
export const sheetOf = (page: Page): Locator => page.getByRole('listbox', { name: 'Anúncios limpos em imagens' });

export const tilesOf = (page: Page): Locator => sheetOf(page).getByRole('option');

const idsOf = (tiles: Locator): Promise<readonly string[]> => tiles.evaluateAll((all) => all.map(({ id }) => id.replace('tile-', '')));

/** Those that Enter approves now, in their order. */
export const chosenOn = (page: Page): Promise<readonly string[]> => idsOf(sheetOf(page).getByRole('option', { selected: true }));

export const currentTile = (page: Page): Locator => sheetOf(page).locator('[aria-current="true"]');

/** Opened by its key, with so many of its tiles seen whole. */
export const openSheet = async (page: Page, seen: number): Promise<void> => {
  await page.keyboard.press('g');
  await expect.poll(async () => (await chosenOn(page)).length).toBeGreaterThanOrEqual(seen);
};

/** Looked at by a person: what has just come is not approved. */
export const approveSheet = async (page: Page): Promise<readonly string[]> => {
  const chosen = await chosenOn(page);
  const [first = ''] = chosen;
  await expect(async () => {
    await page.keyboard.press('Enter');
    await expect(sheetOf(page).locator(`#tile-${first}`)).toHaveCount(0, { timeout: 500 });
  }).toPass();
  return chosen;
};
