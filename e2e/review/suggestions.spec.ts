import { expect, type Locator, type Page } from '@playwright/test';
import { askAs, type Ask } from '../support/ask.ts';
import { journey } from '../support/journey.ts';
import { goInside, openAs, signOut } from '../support/people.ts';
import { withoutHold } from '../support/preferences.ts';
import { cursorId, queueList, readyToDecide } from '../support/queue.ts';
import { holdsInEveryLook, narrowLooks, wideLooks } from '../support/screens.ts';

// What was decided stays where the decision put it.
journey.use({ environment: { MARKETPLACE_CLOCK: 'off' } });

const strip = (page: Page) => page.getByRole('region', { name: 'Motivos da recusa' });
const suggestion = (page: Page) => strip(page).getByRole('button', { name: /^Sugestão/u });

/**
 * Copies of one listing, alike in all that counts; five of them refused by another reviewer for their pictures. Answers the code they are
 * found by, and those that are left.
 */
const stageLike = async (origin: string, ask: Ask): Promise<{ readonly sku: string; readonly left: readonly string[] }> => {
  const [first] = await ask.pending({ problem: 'clean' });
  if (!first) throw new Error('The demo world has no clean listing');
  const { sku, publishId } = first;
  const superuser = await askAs(origin, 'superuser');
  for (let copies = 0; copies < 8; copies += 1) expect(await superuser.write('POST', '/publish/duplicate', { publishId })).toBe(200);
  const copies = async (): Promise<readonly string[]> =>
    (await ask.pending({ search: sku })).flatMap((row) =>
      row.publishId !== publishId && row.sku === sku && row.findings ? [row.publishId] : [],
    );
  await expect.poll(async () => (await copies()).length, { timeout: 60_000 }).toBe(8);
  const all = await copies();
  const other = await askAs(origin, 'otherReviewer');
  for (const id of all.slice(0, 5))
    expect(await other.write('PUT', '/publish/refuse', { publishId: id, warning: 'image', gtin: null })).toBe(200);
  return { sku, left: all.slice(5) };
};

journey(
  'by keyboard alone: what the team decided of like cases is suggested, Enter takes it, and who leads sees how that went',
  async ({ page, context, ask, server }) => {
    await withoutHold(context);
    const { sku, left } = await stageLike(server.origin, ask);
    const open = async (path = `/publish?search=${encodeURIComponent(sku)}`): Promise<void> => {
      await goInside(page, path);
      await queueList(page).focus();
      await readyToDecide(page);
      while (!left.includes((await cursorId(page)) ?? '')) {
        const before = await cursorId(page);
        await page.keyboard.press('j');
        await expect.poll(() => cursorId(page)).not.toBe(before);
      }
      await readyToDecide(page);
    };
    await openAs(page, 'reviewer', '/publish');

    const id = await journey.step('Enter refuses as the team did, for the same reason', async () => {
      await open();
      const refused = await readyToDecide(page);
      await expect(suggestion(page)).toContainText('recusado 5 de 5: Imagem incorreta');
      await expect(suggestion(page)).toBeEnabled();
      await holdsInEveryLook(page, 'queue-suggestion', wideLooks);
      await expect(suggestion(page)).toBeEnabled();
      await page.keyboard.press('Enter');
      await expect.poll(async () => (await ask.rows([refused]))[0]?.status).toBe('refused');
      expect((await ask.listing(refused)).warning).toBe('image');
      return refused;
    });

    await journey.step('undone it waits again, and is no example any more', async () => {
      await expect.poll(() => cursorId(page)).not.toBe(id);
      await page.keyboard.press('u');
      await expect.poll(async () => (await ask.rows([id]))[0]?.status).toBe('pending');
    });

    await journey.step('switched off in the settings nothing is suggested, and Enter opens the page', async () => {
      await goInside(page, '/settings');
      const off = page.getByRole('switch', { name: 'Sugestões da equipe' });
      await off.focus();
      await page.keyboard.press('Space');
      await expect(off).not.toBeChecked();
      const asked: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes('/publish/suggestion')) asked.push(request.url());
      });
      await open();
      await expect(suggestion(page)).toHaveCount(0);
      const opened = await cursorId(page);
      await page.keyboard.press('Enter');
      await page.waitForURL((url) => url.pathname === `/publish/${opened}`);
      // One that comes late would open the page as well.
      expect(asked).toEqual([]);
    });

    await journey.step('the report of who leads says how many were taken, and how many of these were overturned', async () => {
      await signOut(page);
      await openAs(page, 'superuser', '/report?new=throughput');
      const form = page.getByRole('form', { name: 'Novo relatório' });
      const today = new Date().toLocaleDateString('pt-BR', { timeZone: 'America/Sao_Paulo' });
      for (const name of ['De', 'Até']) await form.getByRole('textbox', { name }).fill(today);
      await form.getByRole('button', { name: 'Gerar relatório' }).click();
      await expect(page.getByText('Pronto', { exact: true })).toBeVisible();
      const lines = page.getByRole('region', { name: 'Primeiras linhas' });
      await expect(lines.getByRole('columnheader', { name: 'Aceitas (%)' })).toBeVisible();
      const columns = await lines.getByRole('columnheader').allTextContents();
      const figures = async (row: Locator): Promise<readonly (string | undefined)[]> => {
        const cells = await row.getByRole('gridcell').or(row.getByRole('cell')).allTextContents();
        return ['Com sugestão', 'Sugestões aceitas', 'Aceitas (%)', 'Aceitas e revertidas', 'Revertidas (%)'].map(
          (name) => cells[columns.indexOf(name)],
        );
      };
      const told = await Promise.all((await lines.getByRole('row').all()).map(figures));
      expect(told).toContainEqual(['1', '1', '100', '1', '100']);
    });
  },
);

journey('on a telephone: a suggestion is taken by touch', async ({ page, context, ask, server }) => {
  await withoutHold(context);
  const { sku, left } = await stageLike(server.origin, ask);
  await openAs(page, 'reviewer', `/publish?search=${encodeURIComponent(sku)}`);
  await page.setViewportSize({ width: 390, height: 844 });
  const [id = ''] = left;
  await queueList(page).locator(`#row-${id}`).click();
  await expect(suggestion(page)).toContainText('recusado 5 de 5: Imagem incorreta');
  await holdsInEveryLook(page, 'queue-suggestion', narrowLooks);
  await expect(suggestion(page)).toBeEnabled();
  await suggestion(page).click();
  await expect.poll(async () => (await ask.rows([id]))[0]?.status).toBe('refused');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
