import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright';
import { quantile } from '../statistics.ts';
import { watchFiles, weigh } from './files.ts';

/** A login page, ours or the peer's. */
export interface LoginPage {
  readonly origin: string;
  readonly path: string;
  /** Of the field one types into first. */
  readonly field: string;
}

const watchField = fileURLToPath(new URL('watch-field.mjs', import.meta.url));

/** Until a letter typed into the first field is to be seen: from asking for the page, with an empty cache. */
const timeTyping = async (browser: Browser, { origin, path, field }: LoginPage): Promise<number> => {
  const context = await browser.newContext({ baseURL: origin });
  try {
    const page = await context.newPage();
    await page.addInitScript(`window.benchField = ${JSON.stringify(field)}`);
    await page.addInitScript({ path: watchField });
    await page.goto(path);
    const typed = page.locator('html[data-typed-at]');
    await typed.waitFor({ state: 'attached' });
    return Number(await typed.getAttribute('data-typed-at'));
  } finally {
    await context.close();
  }
};

/** The JavaScript of the login page, in kilobytes. */
export const weighScripts = async (browser: Browser, { origin, path }: LoginPage): Promise<number> => {
  const context = await browser.newContext({ baseURL: origin });
  try {
    const page = await context.newPage();
    const files = watchFiles(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    return await weigh(files.asked('.js'));
  } finally {
    await context.close();
  }
};

/** By name, what half of the rounds did not exceed. The pages take turns: what else the machine does meets each of them. */
export const typingOf = async <Name extends string>(
  browser: Browser,
  pages: Readonly<Record<Name, LoginPage>>,
  rounds: number,
): Promise<Readonly<Record<Name, number>>> => {
  const measured = (Object.keys(pages) as Name[]).map((name) => ({ name, times: [] as number[] }));
  for (let round = 0; round < rounds; round += 1) {
    for (const { name, times } of measured) times.push(await timeTyping(browser, pages[name]));
  }
  return Object.fromEntries(measured.map(({ name, times }) => [name, quantile(times, 0.5)])) as Record<Name, number>;
};
