import { expect, type Page } from '@playwright/test';
import { goInside } from './people.ts';

/** Which screen an address is of: `/publish/MLB1` and `/publish/MLB2` are one. */
const screenOf = (path: string): string =>
  path
    .split('/')
    .map((part) => (/^[A-Za-z-]*$/u.test(part) ? part : ':id'))
    .join('/');

/** Addresses of the console that the open page links to. */
const linkedFrom = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')]
      .map(({ pathname }) => pathname)
      .filter((path) => !/^\/(?:v2|assets|logout|login)/u.test(path)),
  );

/** Nothing is on its way any more. */
const untilLoaded = async (page: Page): Promise<void> => {
  await expect(page.locator('main :is(.skeleton, .table-row-waiting)')).toHaveCount(0);
  await expect(page.locator('.loading-bar')).toHaveCount(0);
};

/**
 * Goes to every screen that can be reached by links from the one that is open, to each once, and to one record of a kind. A screen that is
 * built is found by itself. `see` is told which screen it is; `isSkipped` are seen already.
 */
export const crawl = async (
  page: Page,
  see: (screen: string) => Promise<void>,
  isSkipped: (screen: string) => boolean = () => false,
): Promise<readonly string[]> => {
  const seen = new Set<string>();
  const ahead = [new URL(page.url()).pathname];
  for (let path = ahead.shift(); path !== undefined; path = ahead.shift()) {
    const screen = screenOf(path);
    if (seen.has(screen) || isSkipped(screen)) continue;
    seen.add(screen);
    await goInside(page, path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await untilLoaded(page);
    await see(screen);
    ahead.push(...(await linkedFrom(page)));
  }
  return [...seen];
};
