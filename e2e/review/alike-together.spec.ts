import { expect, type Page } from '@playwright/test';
import { expectDecidedOnce } from '../support/effects.ts';
import { journey } from '../support/journey.ts';
import { withoutHold } from '../support/preferences.ts';
import { openQueue, queueList } from '../support/queue.ts';

const groups = (page: Page) => page.getByRole('dialog', { name: 'Agrupar a fila' }).getByRole('option');

const countIn = async (page: Page): Promise<number> =>
  Number(/estes (?<n>\d+)/u.exec(await page.getByText(/^O mesmo para estes \d+: /u).innerText())?.groups?.['n']);

journey(
  'a reviewer at the keyboard refuses what is alike once, and finds a company’s listings together',
  async ({ page, context, ask }) => {
    await withoutHold(context);
    await openQueue(page);

    await journey.step('m groups the queue by what is wrong, and one decision is made for all of a group, by name', async () => {
      const before = (await ask.pending()).map(({ publishId }) => publishId);
      await page.keyboard.press('m');
      await expect(groups(page).first()).toContainText('Problema');
      await page.keyboard.press('Enter');
      const count = await countIn(page);
      expect(count).toBeGreaterThan(1);
      await page.keyboard.press('r');
      const dialog = page.getByRole('dialog', { name: 'Detalhes a serem corrigidos' });
      await expect(dialog.getByRole('listitem').nth(1)).toBeVisible();
      await page.keyboard.press('o');
      await page.keyboard.type('Corrigir o cadastro');
      // The first takes the text, the second sends it.
      await page.keyboard.press('Enter');
      await page.keyboard.press('Enter');
      const refused = async (): Promise<readonly string[]> =>
        (await ask.rows(before)).filter(({ status }) => status === 'refused').map(({ publishId }) => publishId);
      await expect.poll(async () => (await refused()).length).toBe(count);
      await expectDecidedOnce(ask, { approved: [], refused: await refused() });
    });

    await journey.step('a company is filtered to, Ctrl+A selects all of it, and it is not approved unseen', async () => {
      await page.keyboard.press('m');
      const company = groups(page).filter({ hasText: 'Empresa' }).first();
      await expect(company).toBeVisible();
      const place = await groups(page).evaluateAll((rows) => rows.findIndex(({ textContent }) => textContent.startsWith('Empresa')));
      for (let row = 0; row < place; row += 1) await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/sellerId=/u);
      await expect(queueList(page)).toBeFocused();
      const sellerId = new URL(page.url()).searchParams.get('sellerId') ?? '';
      const there = await ask.pending({ sellerId });
      await expect(queueList(page).getByRole('option').first()).toHaveAttribute('aria-setsize', `${there.length}`);
      await page.keyboard.press('Control+a');
      expect(await countIn(page)).toBe(there.length);
      await page.keyboard.press('a');
      await expect(page.getByText('Selecionados de uma vez, sem olhar cada um: aprove pela folha de contato')).toBeVisible();
      expect((await ask.pending({ sellerId })).length).toBe(there.length);
    });
  },
);
