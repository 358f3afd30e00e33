import { expect, type Page } from '@playwright/test';
import { journey } from '../support/journey.ts';
import { runFromPalette } from '../support/palette.ts';
import { demoPassword, people, untilStarted } from '../support/people.ts';
import { approve, queueList, readyToDecide } from '../support/queue.ts';

/** Tab until the focus is there; a person gives up, too. */
const tabTo = async (page: Page, isThere: () => Promise<boolean>, most = 60): Promise<void> => {
  for (let pressed = 0; pressed < most; pressed += 1) {
    if (await isThere()) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Not reached with ${most} tabs.`);
};

const isFocused = (page: Page, label: string) => (): Promise<boolean> =>
  page.evaluate((name) => {
    const element = document.activeElement;
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])].map(({ textContent }) => textContent.trim()) : [];
    return [element?.getAttribute('aria-label'), ...labels].includes(name);
  }, label);

journey('from the login to a sent decision without touching the mouse', async ({ page, ask }) => {
  await page.goto('/login');
  await tabTo(page, isFocused(page, 'E-mail'));
  await page.keyboard.type(people.reviewer);
  await page.keyboard.press('Tab');
  await page.keyboard.type(demoPassword);
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname === '/');
  await untilStarted(page);
  await runFromPalette(page, 'revisao', 'Revisão');
  await page.waitForURL((url) => url.pathname === '/publish');
  await readyToDecide(page);
  await tabTo(page, isFocused(page, 'Anúncios pendentes'));
  await expect(queueList(page)).toBeFocused();
  const id = await approve(page);
  await expect.poll(async () => (await ask.rows([id]))[0]?.status, { timeout: 20_000 }).not.toBe('pending');
});
