// npm run axe: every screen that links lead to, for each role, at every width and zoom, in both colours. Not part of `npm test`,
// where the looks of single screens are seen.
import { expect, type Page } from '@playwright/test';
import { drawAtOnce, findViolations } from '../support/axe.ts';
import { crawl } from '../support/crawl.ts';
import { visit } from '../support/journey.ts';
import { goInside, openAs, type Who } from '../support/people.ts';

/** A zoom of 200 % on 1440 × 900 is a window of 720 × 450 to the page; 400 % of 1280 × 1024 is one of 320 × 256. */
const windows = [
  { name: '1440 px', width: 1440, height: 900 },
  { name: '390 px', width: 390, height: 844 },
  { name: '320 px', width: 320, height: 640 },
  { name: '200 %', width: 720, height: 450 },
  { name: '400 %', width: 320, height: 256 },
] as const;

const wear = async (page: Page, appearance: 'light' | 'dark'): Promise<void> => {
  await page.evaluate((chosen) => {
    localStorage.setItem('themeType', chosen);
    dispatchEvent(new StorageEvent('storage', { key: 'themeType' }));
  }, appearance);
  await expect(page.locator('.radix-themes').first()).toHaveClass(new RegExp(`\\b${appearance}\\b`, 'u'));
};

/** What axe finds in every window, and whether the page is wider than the window; each once, with where it was seen. */
const look = async (page: Page, screen: string, found: Map<string, string[]>): Promise<void> => {
  const note = (what: string, where: string): void => void found.set(what, [...(found.get(what) ?? []), where]);
  for (const { name, width, height } of windows) {
    await page.setViewportSize({ width, height });
    for (const appearance of ['light', 'dark'] as const) {
      await wear(page, appearance);
      for (const { id, help, nodes } of await findViolations(page, appearance === 'light' ? 'all' : 'colours'))
        for (const { target } of nodes) note(`${id}: ${help}`, `${screen}, ${name}, ${appearance}: ${target.join(' ')}`);
    }
    // After them: by then the page has followed its window.
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (wider > 0) note(`the page is ${wider} px wider than its window`, `${screen}, ${name}`);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
};

for (const who of ['superuser', 'seller', 'reviewer'] satisfies readonly Who[]) {
  visit(`axe finds nothing on any screen of ${who}, at any width and zoom, in either colours`, async ({ page }) => {
    const found = new Map<string, string[]>();
    await openAs(page, who);
    await drawAtOnce(page);
    const screens = await crawl(page, (screen) => look(page, screen, found));
    if (who !== 'reviewer') {
      // No link leads there: the marketplace does.
      await goInside(page, '/connect/mercadolivre/callback?state=de-outro-lugar');
      await expect(page.getByRole('heading', { name: 'A conta não foi conectada' })).toBeVisible();
      await look(page, '/connect/mercadolivre/callback', found);
    }
    process.stdout.write(`${who}: ${screens.length} screens\n  ${screens.join('\n  ')}\n`);
    for (const [what, places] of found) process.stdout.write(`${what}\n  ${places.join('\n  ')}\n`);
    expect([...found.keys()]).toEqual([]);
  });
}
