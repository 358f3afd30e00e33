import { expect, type BrowserContext, type Page, type Request } from '@playwright/test';
import type { FaultProxy } from '../support/fault-proxy.ts';
import { faultyJourney } from '../support/journey.ts';
import { untilHeldAlone } from '../support/locks.ts';
import { bell, expectUnread, openPanel, panel, toldTo } from '../support/notifications.ts';
import { openAs } from '../support/people.ts';

const paths = ['/v2/notification', '/v2/app/sidenotifications'];

/**
 * Counts the requests of all tabs, first for notifications, then for the counters, and how many were answered to the end. A test
 * that moves the clock on waits for the answers before: a request still on its way is given up for the next one.
 */
const listenTo = (context: BrowserContext): (() => Record<'asked' | 'answered', readonly number[]>) => {
  const heard: Record<'asked' | 'answered', Request[]> = { asked: [], answered: [] };
  context.on('request', (request) => heard.asked.push(request));
  context.on('requestfinished', (request) => heard.answered.push(request));
  const times = (requests: readonly Request[]): readonly number[] =>
    paths.map((path) => requests.filter((each) => each.method() === 'GET' && new URL(each.url()).pathname === path).length);
  return () => ({ asked: times(heard.asked), answered: times(heard.answered) });
};

/** A server without a stream: nothing but the pace says when to ask. The clock is the test's own, for every tab. */
const atOwnPace = async (context: BrowserContext, faults: FaultProxy): Promise<void> => {
  faults.breakNext('GET', /^\/v2\/stream/u, { kind: 'status-before', status: 404 }, Number.POSITIVE_INFINITY);
  await context.clock.install();
};

/** A timer rings at most once a minute then, so that a pace which is too fast is still counted. */
const passMinutes = async (context: BrowserContext, minutes: number): Promise<void> => {
  for (let at = 0; at < minutes; at += 1) await context.clock.fastForward(60_000);
};

faultyJourney('of two tabs one asks, at load and at the specified pace (row NAV-10)', async ({ page, context, faults, server, ask }) => {
  await atOwnPace(context, faults);
  const traffic = listenTo(context);
  const expectAnswered = async (...times: readonly number[]): Promise<void> =>
    expect.poll(traffic).toEqual({ asked: times, answered: times });
  await openAs(page, 'seller');
  await expectUnread(page, '9');
  await expectAnswered(1, 1);

  const other = await context.newPage();
  await other.goto('/');
  await expectUnread(other, '9');
  await expectAnswered(1, 1);

  await passMinutes(context, 5);
  await expectAnswered(1, 2);
  await passMinutes(context, 5);
  await expectAnswered(2, 3);

  // So long that what is held is not young any more: whoever takes over then asks at once, and at the same pace from there.
  await passMinutes(context, 1);
  await page.close();
  await untilHeldAlone(other, 'notifications:');
  await expectAnswered(3, 4);
  await passMinutes(context, 5);
  await expectAnswered(3, 5);
  await passMinutes(context, 5);
  await expectAnswered(4, 6);
  await expectUnread(other, '9');

  await faultyJourney.step('refreshed by hand both are asked for once more, and the other tab has it too', async () => {
    const third = await context.newPage();
    await third.goto('/');
    await expectUnread(third, '9');
    await expectAnswered(4, 6);
    const { company } = await toldTo(server.origin, 'seller');
    const notice = { sellerId: company, data: { type: 'SkuOutOfService', message: 'Existem produtos para serem revisados.' } };
    expect(await ask.write('POST', '/notification/register', notice)).toBe(200);

    await openPanel(third);
    await panel(third).getByRole('button', { name: 'Atualizar' }).click();
    await expectUnread(other, '10');
    await expectAnswered(5, 7);
  });
});

/** Nothing of them comes; the panel says so, and tries again when asked. */
const comesWhenAskedAgain = async (page: Page, faults: FaultProxy): Promise<void> => {
  await bell(page).click();
  await expect(panel(page).getByText('As notificações não puderam ser carregadas')).toBeVisible({ timeout: 30_000 });
  faults.mend();
  await panel(page).getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(panel(page).getByText('Perguntas')).toBeVisible();
  await page.keyboard.press('Escape');
};

faultyJourney(
  'when notifications can not be had the panel says so; read without a network, they are read here at once and there later',
  async ({ page, faults, server, ask }) => {
    const told = await toldTo(server.origin, 'seller');
    await faultyJourney.step('a panel that never arrived is asked for again', async () => {
      faults.breakNext('GET', /\/panel-[^/]+\.js$/u, { kind: 'status-before', status: 503 }, Number.POSITIVE_INFINITY);
      await openAs(page, 'seller');
      await expectUnread(page, '9');
      await comesWhenAskedAgain(page, faults);
    });
    await faultyJourney.step('so are notifications that never arrived', async () => {
      faults.breakNext('GET', /^\/v2\/notification$/u, { kind: 'status-before', status: 500 }, Number.POSITIVE_INFINITY);
      await page.reload();
      await comesWhenAskedAgain(page, faults);
      await expectUnread(page, '9');
    });
    await faultyJourney.step('what came meanwhile stays unread', async () => {
      await openPanel(page);
      faults.setOnline(false);
      await panel(page).getByRole('button', { name: 'Marcar todas como lida' }).click();
      await page.keyboard.press('Escape');
      await expectUnread(page, '0');
      const notice = { sellerId: told.company, data: { type: 'SkuOutOfService', message: 'Existem produtos para serem revisados.' } };
      expect(await ask.write('POST', '/notification/register', notice)).toBe(200);
      expect(await told.unread()).toHaveLength(10);

      faults.setOnline(true);
      await expect.poll(async () => (await told.unread()).length, { timeout: 90_000 }).toBe(1);
      await expectUnread(page, '1');
    });
  },
);
