import { expect, type Page } from '@playwright/test';
import { journey } from '../support/journey.ts';
import { withLongHold } from '../support/preferences.ts';
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

journey('signing out erases every trace of the person', async ({ page }) => {
  await openQueue(page);
  await leave(page);
  await page.waitForURL(/\/login/u);
  expect(await leftBehind(page)).toEqual(nothing);
});

journey('signing out with decisions unsent asks first, and staying loses nothing', async ({ page, context, ask }) => {
  await withLongHold(context);
  await openQueue(page);
  const id = await approve(page);
  await leave(page);
  const question = page.getByRole('alertdialog').or(page.getByRole('dialog', { name: /ainda não f/u }));
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Ficar' }).click();
  await expect(question).toBeHidden();
  await expect.poll(async () => (await ask.rows([id]))[0]?.status, { timeout: 40_000 }).not.toBe('pending');
});

journey('signing out may send what waits first', async ({ page, ask }) => {
  await openQueue(page);
  const id = await approve(page);
  await leave(page);
  await page.getByRole('button', { name: 'Enviar agora e sair' }).click();
  await page.waitForURL(/\/login/u);
  expect((await ask.rows([id]))[0]?.status).not.toBe('pending');
  expect(await leftBehind(page)).toEqual(nothing);
});

journey('signing out may discard what waits', async ({ page, context, ask }) => {
  await withLongHold(context);
  await openQueue(page);
  const id = await approve(page);
  await leave(page);
  await page.getByRole('button', { name: 'Descartar e sair' }).click();
  await page.waitForURL(/\/login/u);
  expect((await ask.rows([id]))[0]?.status).toBe('pending');
  // The login page was given its preferences by this journey, not by who left.
  expect(await leftBehind(page)).toEqual({ ...nothing, local: ['preferences'] });
});

journey('signing out in one tab ends the session in the other', async ({ page, context }) => {
  await openQueue(page);
  const other = await context.newPage();
  await other.goto('/settings');
  await expect(other.getByRole('heading', { name: 'Configurações', level: 1 })).toBeVisible();
  await leave(page);
  await page.waitForURL(/\/login/u);
  await other.waitForURL(/\/login/u);
  await expect.poll(() => leftBehind(other)).toEqual(nothing);
});

journey('a tab that takes its time to let go is waited for, and meanwhile no other comes in again', async ({ page, context }) => {
  await openQueue(page);
  const other = await context.newPage();
  await other.goto('/settings');
  await expect(other.getByRole('heading', { name: 'Configurações', level: 1 })).toBeVisible();
  const seen: string[] = [];
  other.on('framenavigated', (frame) => seen.push(new URL(frame.url()).pathname));
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
  for (const tab of [page, other]) await tab.waitForURL(/\/login/u);
  await expect.poll(() => leftBehind(other)).toEqual(nothing);
  expect(new Set(seen)).toEqual(new Set(['/login']));
});

journey(
  'signing out without a connection erases everything at once, in every tab, and the server hears of it when it can',
  async ({ page, context, server }) => {
    await openQueue(page);
    const other = await context.newPage();
    await other.goto('/settings');
    await expect(other.getByRole('heading', { name: 'Configurações', level: 1 })).toBeVisible();
    const token = (await page.evaluate(() => localStorage.getItem('userToken'))) ?? '';
    expect(await isSignedIn(server.origin, token)).toBe(true);

    // Offline the palette is there once it was.
    await openPalette(page);
    await page.keyboard.press('Escape');
    await context.setOffline(true);
    await leave(page);
    for (const tab of [page, other]) {
      await expect(tab.getByRole('heading', { name: 'Você saiu deste computador' })).toBeVisible();
      expect(await leftBehind(tab)).toEqual(nothing);
      await expect(tab.getByRole('navigation')).toHaveCount(0);
    }
    expect(await isSignedIn(server.origin, token)).toBe(true);

    await context.setOffline(false);
    for (const tab of [page, other]) await tab.waitForURL(/\/login/u);
    expect(await isSignedIn(server.origin, token)).toBe(false);
    expect(await leftBehind(page)).toEqual(nothing);
  },
);
