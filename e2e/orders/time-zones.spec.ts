import { expect, test, type Browser, type Page } from '@playwright/test';
import { stageForZones } from '../../tests/support/stage-orders.ts';
import { sales } from '../../tests/support/staged-orders.ts';
import { goInside, openAs } from '../support/people.ts';
import { startStaged } from './staged.ts';
import { openTruth } from './truth.ts';

/** Far away and at home; tests/unit/time-zones.test.ts has the zones between. */
const zones = ['Asia/Tokyo', 'America/Sao_Paulo'] as const;

/** Spaces that do not break are spaces to a reader. */
const plain = (text: string): string => text.replaceAll(/[\u00A0\u202F]/gu, ' ');
const mainText = async (page: Page): Promise<string> => plain(await page.locator('main').innerText());

const readAs = async (browser: Browser, origin: string, timezoneId: string, read: (page: Page) => Promise<readonly string[]>) => {
  const context = await browser.newContext({ baseURL: origin, locale: 'pt-BR', timezoneId, viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.clock.setFixedTime(new Date('2026-11-22T12:00:00.000Z'));
  await openAs(page, 'superuser');
  const told = await read(page);
  await context.close();
  return told;
};

test('list and page of an order say the same wherever the browser is, and what a clock in São Paulo showed in 2017 and 2018', async ({
  browser,
}) => {
  const server = await startStaged({}, stageForZones);
  try {
    const truth = await openTruth(server.origin, 'superuser');
    const orders = await truth.rows({ search: 'zona' });
    expect(orders).toHaveLength(sales.length);
    const read = async (page: Page): Promise<readonly string[]> => {
      const told: string[] = [];
      await goInside(page, '/general?search=zona');
      await expect(page.locator('main')).toContainText('zona-0');
      await expect(page.locator('main :is(.skeleton, .table-row-waiting)')).toHaveCount(0);
      told.push(await mainText(page));
      for (const { _id, externalId } of orders) {
        await goInside(page, `/detail/${_id}`);
        await expect(page.getByRole('heading', { name: `Pedido ${externalId}`, exact: true })).toBeVisible();
        await expect(page.locator('main .skeleton')).toHaveCount(0);
        told.push(await mainText(page));
      }
      return told;
    };
    const [far, home] = zones;
    const told = await test.step(far, () => readAs(browser, server.origin, far, read));
    const [list = '', ...pages] = told;
    for (const { number, shown, freightShown } of sales) {
      const row = list.split(number)[1]?.split('zona-')[0] ?? '';
      expect(row).toContain(shown);
      const page = pages.find((text) => text.includes(`Pedido ${number}`)) ?? '';
      expect(page).toContain(shown);
      expect(page).toContain(freightShown);
    }
    expect(await test.step(home, () => readAs(browser, server.origin, home, read))).toEqual(told);
  } finally {
    await server.stop();
  }
});
