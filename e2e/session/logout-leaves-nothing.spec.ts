import { expect, type BrowserContext, type Page } from '@playwright/test';
import { journey } from '../support/journey.ts';
import { longHoldMs, withLongHold } from '../support/preferences.ts';
import { openPalette, runFromPalette } from '../support/palette.ts';
import { approve, openQueue } from '../support/queue.ts';

/** Everything of ours this computer still holds. */
const leftBehind = (page: Page) =>
  page.evaluate(async () => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
    cookies: document.cookie,
  }));

const isSignedIn = async (origin: string, token: string): Promise<boolean> =>
  (await fetch(`${origin}/v2/user/data`, { headers: { authorization: token, userToken: token } })).ok;

const nothing = { local: [], session: [], databases: [], caches: [], cookies: '' };

const leave = (page: Page): Promise<void> => runFromPalette(page, '>sair', 'Sair');

/** A second tab of the same person, on another screen. */
const openOther = async (context: BrowserContext): Promise<Page> => {
  const other = await context.newPage();
  await other.goto('/settings');
  await expect(other.getByRole('heading', { name: 'Configurações', level: 1 })).toBeVisible();
  return other;
};

journey(
  'signing out with decisions unsent asks first: who stays loses nothing, who leaves sends or discards',
  async ({ page, context, ask }) => {
    await withLongHold(context);
    await context.clock.install();
    // The login page was given its preferences by this journey, not by the person who left.
    const asBefore = { ...nothing, local: ['preferences'] };
    const status = async (id: string) => (await ask.rows([id]))[0]?.status;
    await openQueue(page);
    await journey.step('staying loses nothing', async () => {
      const id = await approve(page);
      await leave(page);
      const question = page.getByRole('alertdialog').or(page.getByRole('dialog', { name: /ainda não f/u }));
      await expect(question).toBeVisible();
      await question.getByRole('button', { name: 'Ficar' }).click();
      await expect(question).toBeHidden();
      await context.clock.fastForward(longHoldMs);
      await expect.poll(() => status(id), { timeout: 40_000 }).not.toBe('pending');
    });
    await journey.step('what waits may be sent first', async () => {
      const id = await approve(page);
      await leave(page);
      await page.getByRole('button', { name: 'Enviar agora e sair' }).click();
      await page.waitForURL(/\/login/u);
      expect(await status(id)).not.toBe('pending');
      expect(await leftBehind(page)).toEqual(asBefore);
    });
    await journey.step('or discarded', async () => {
      await openQueue(page);
      const id = await approve(page);
      await leave(page);
      await page.getByRole('button', { name: 'Descartar e sair' }).click();
      await page.waitForURL(/\/login/u);
      expect(await status(id)).toBe('pending');
      expect(await leftBehind(page)).toEqual(asBefore);
    });
  },
);

journey('signing out erases every trace of the person, in every tab', async ({ page, context, server }) => {
  await openQueue(page);
  const other = await openOther(context);
  await journey.step('the session of the other tab ends too', async () => {
    await leave(page);
    await page.waitForURL(/\/login/u);
    expect(await leftBehind(page)).toEqual(nothing);
    await other.waitForURL(/\/login/u);
    await expect.poll(() => leftBehind(other)).toEqual(nothing);
    await other.close();
  });
  await journey.step('a tab that takes its time to let go is waited for, and meanwhile no other comes in again', async () => {
    await openQueue(page);
    const slow = await openOther(context);
    const seen: string[] = [];
    slow.on('framenavigated', (frame) => seen.push(new URL(frame.url()).pathname));
    // A tab in the middle of a long transaction: it closes what it has open two seconds after it was asked to.
    const busy = await context.newPage();
    await busy.goto('/favicon.svg');
    await busy.evaluate(async () => {
      const found = (await indexedDB.databases()).find(({ name }) => name?.startsWith('balcao-log:'));
      const opening = indexedDB.open(found?.name ?? '');
      await new Promise((resolve) => opening.addEventListener('success', resolve));
      opening.result.addEventListener('versionchange', () => setTimeout(() => opening.result.close(), 2000));
    });
    await page.bringToFront();
    await leave(page);
    for (const tab of [page, slow]) await tab.waitForURL(/\/login/u);
    await expect.poll(() => leftBehind(slow)).toEqual(nothing);
    expect(new Set(seen)).toEqual(new Set(['/login']));
    await Promise.all([busy.close(), slow.close()]);
  });
  await journey.step('without a connection everything is erased at once, and the server hears of it when it can', async () => {
    await openQueue(page);
    const second = await openOther(context);
    const token = (await page.evaluate(() => localStorage.getItem('userToken'))) ?? '';
    expect(await isSignedIn(server.origin, token)).toBe(true);

    // Offline the palette is there once it was.
    await openPalette(page);
    await page.keyboard.press('Escape');
    await context.setOffline(true);
    await leave(page);
    for (const tab of [page, second]) {
      await expect(tab.getByRole('heading', { name: 'Você saiu deste computador' })).toBeVisible();
      expect(await leftBehind(tab)).toEqual(nothing);
      await expect(tab.getByRole('navigation')).toHaveCount(0);
    }
    expect(await isSignedIn(server.origin, token)).toBe(true);

    await context.setOffline(false);
    for (const tab of [page, second]) await tab.waitForURL(/\/login/u);
    expect(await isSignedIn(server.origin, token)).toBe(false);
    expect(await leftBehind(page)).toEqual(nothing);
  });
});
