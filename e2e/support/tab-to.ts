import { expect, type Locator, type Page } from '@playwright/test';

/** Tab until the focus is there; a person gives up, too. */
export const tabTo = async (page: Page, wanted: Locator, most = 60): Promise<void> => {
  await expect(wanted).toBeVisible();
  for (let pressed = 0; pressed < most; pressed += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Not reached with ${most} tabs: ${wanted.toString()}`);
};
