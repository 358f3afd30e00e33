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
  // What is painted slowly is seen late: on a machine with a load of 12 one picture of twelve was still to come after 20 seconds.
  await expect.poll(async () => (await chosenOn(page)).length, { timeout: 60_000 }).toBeGreaterThanOrEqual(seen);
};

/** Until all that are chosen are approved: what has just come is not, by the same Enter. */
export const approveSheet = async (page: Page): Promise<readonly string[]> => {
  const chosen = await chosenOn(page);
  await expect(async () => {
    await page.keyboard.press('Enter');
    const left = async (): Promise<readonly string[]> => (await idsOf(tilesOf(page))).filter((id) => chosen.includes(id));
    await expect.poll(left, { timeout: 1000 }).toEqual([]);
  }).toPass();
  return chosen;
};
