import { expect, type Locator, type Page } from '@playwright/test';
import type { Decided } from './effects.ts';
import type { FaultProxy } from './fault-proxy.ts';
import { openAs, type Who } from './people.ts';

/** The review queue as a reviewer's hands know it. */
export const queueList = (page: Page): Locator => page.getByRole('listbox', { name: 'Anúncios pendentes' });

const approveButton = (page: Page): Locator => page.getByRole('button', { name: /^Aprovar/u });

/** Which listing the cursor is on; the list keeps its row in the document and names it. */
export const cursorId = async (page: Page): Promise<string | null> =>
  (await queueList(page).getAttribute('aria-activedescendant'))?.replace(/^row-/u, '') ?? null;

/** The open listing is painted and may be decided: before that the keys do nothing, on purpose. */
export const openListing = async (page: Page): Promise<void> => {
  await expect(approveButton(page)).toBeEnabled();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => setTimeout(resolve)))));
};

/** With the list beside it, which says where the cursor is. */
export const readyToDecide = async (page: Page): Promise<string> => {
  await openListing(page);
  const id = await cursorId(page);
  if (id === null) throw new Error('A decision is possible, but the cursor is on no listing.');
  return id;
};

export const openQueue = async (page: Page, who: Who = 'reviewer'): Promise<void> => {
  await openAs(page, who, '/publish');
  await queueList(page).focus();
  await readyToDecide(page);
};

/** One listing as a whole, by its id. */
const isListing = /^\/v2\/publish\/(?!lease|figures|facets|usual-texts|suggestion)[^/?]+$/u;

/** The open listing and the twenty behind it are here: from now on the network may go. */
export const untilAhead = async (faults: Pick<FaultProxy, 'exchanges'>): Promise<void> => {
  const fetched = (): number =>
    new Set(faults.exchanges().flatMap(({ method, path }) => (method === 'GET' && isListing.test(path) ? [path] : []))).size;
  await expect.poll(fetched, { timeout: 60_000 }).toBeGreaterThanOrEqual(21);
};

/** After a decision the cursor is on another listing, which is drawn. */
const untilMovedOn = async (page: Page, from: string): Promise<void> => {
  await expect.poll(() => cursorId(page)).not.toBe(from);
};

/**
 * By key or by button, until it is done: a listing with something red is asked for once more, when what speaks against it could be read
 * (decision 0095).
 */
export const approveBy = async (page: Page, ask: () => Promise<void>, untilDone: () => Promise<void>): Promise<void> => {
  const doubt = page.getByText('aprovar mesmo assim?');
  await ask();
  await expect(async () => {
    if (await doubt.isVisible()) await ask();
    await untilDone();
  }).toPass();
};

/** One key, or two. Returns what was approved. */
export const approve = async (page: Page): Promise<string> => {
  const id = await readyToDecide(page);
  const press = (): Promise<void> => page.keyboard.press('a');
  await approveBy(page, press, async () => expect(await cursorId(page)).not.toBe(id));
  return id;
};

/** Keys only: open the warnings, write one of the reviewer's own, send. Returns what was refused. */
export const refuse = async (page: Page, warning = 'Foto desfocada'): Promise<string> => {
  const id = await readyToDecide(page);
  await page.keyboard.press('r');
  await expect(page.getByRole('dialog', { name: 'Detalhes a serem corrigidos' })).toBeVisible();
  await page.keyboard.press('o');
  await page.keyboard.type(warning);
  // Once for the text, once for all of it.
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await untilMovedOn(page, id);
  return id;
};

/**
 * The next listing is on screen before the decision is on the disk; it is taken when the list of one's last decisions, which is
 * read from the log, says so. Before that a killed page may lose it.
 */
export const untilRecorded = async (page: Page, count: number): Promise<void> => {
  const last = page.getByRole('group').filter({ hasText: 'Últimas decisões' });
  await expect(last.getByRole('listitem')).toHaveCount(count);
};

/** So many decisions, every third one a refusal. */
export const decide = async (page: Page, count: number): Promise<Decided> => {
  const approved: string[] = [];
  const refused: string[] = [];
  for (let done = 0; done < count; done += 1) {
    if (done % 3 === 2) refused.push(await refuse(page));
    else approved.push(await approve(page));
  }
  return { approved, refused };
};
