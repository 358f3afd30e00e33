import { expect, type Locator, type Page } from '@playwright/test';
import { tabTo } from './tab-to.ts';

/** A file as it is given to a browser. */
export type GivenFile = Exclude<Parameters<Locator['setInputFiles']>[0], string | readonly unknown[]>;

/** How somebody acts on a page: with the keyboard alone, or with a finger. */
export interface Hands {
  /** A button, a link, a box to tick. */
  readonly press: (wanted: Locator) => Promise<void>;
  /** What stood in it is replaced. */
  readonly write: (box: Locator, text: string) => Promise<void>;
  readonly give: (button: Locator, file: GivenFile) => Promise<void>;
}

/** As many stops as the longest page of ours has: a person gives up, too. */
const mostStops = 100;

/** Tab is the only way there, and Enter the only way in: nothing is focused or clicked by script. */
export const byKeys = (page: Page): Hands => {
  const press = async (wanted: Locator): Promise<void> => {
    await tabTo(page, wanted, mostStops);
    await expect(wanted).toBeEnabled();
    await page.keyboard.press('Enter');
  };
  return {
    press,
    write: async (box, text) => {
      await tabTo(page, box, mostStops);
      await page.keyboard.press('Control+a');
      await page.keyboard.type(text);
    },
    give: async (button, file) => {
      const asked = page.waitForEvent('filechooser');
      await press(button);
      await (await asked).setFiles(file);
    },
  };
};

export const byFinger = (page: Page): Hands => ({
  press: (wanted) => wanted.click(),
  write: async (box, text) => {
    await box.click();
    await page.keyboard.press('Control+a');
    await page.keyboard.type(text);
  },
  give: async (button, file) => {
    const asked = page.waitForEvent('filechooser');
    await button.click();
    await (await asked).setFiles(file);
  },
});
