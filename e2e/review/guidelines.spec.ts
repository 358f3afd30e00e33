import { expect, type Page } from '@playwright/test';
import { journey } from '../support/journey.ts';
import { goInside, openAs } from '../support/people.ts';
import { openQueue, queueList, readyToDecide } from '../support/queue.ts';
import { holdsInEveryLook, looks, shoot } from '../support/screens.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Diretrizes da categoria' });

journey(
  'a superuser writes guidelines for a category and for the hub, and a reviewer reads by h those that hold',
  async ({ page, ask }) => {
    const [row] = await ask.pending();
    if (!row) throw new Error('A pending listing was expected');

    await journey.step('written in the category’s page by keyboard, with who wrote them', async () => {
      await openAs(page, 'superuser', `/category/${row.category.id}`);
      const part = page.getByRole('region', { name: 'Diretrizes da revisão' });
      await part.getByRole('button', { name: 'Escrever as do hub' }).focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('textbox', { name: 'Escrever as do hub' })).toBeFocused();
      await page.keyboard.insertText('Leia o título inteiro.');
      await page.keyboard.press('Control+s');
      await expect(page.getByText('Diretrizes salvas')).toBeVisible();
      await expect(part.getByText(/^Do hub · /u)).toBeVisible();

      await part.getByRole('button', { name: 'Escrever as desta categoria' }).focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('textbox', { name: 'Escrever as desta categoria' })).toBeFocused();
      await page.keyboard.insertText('Recuse:\n- capa com texto\n- marca d’água\n\nPeso com a embalagem.');
      await page.keyboard.press('Control+s');
      await expect(part.getByText(`De ${row.category.name} · `)).toBeVisible();
      await expect(part.getByRole('listitem').first()).toHaveText('capa com texto');
      await shoot(page, 'category-guidelines', { appearance: 'light', width: 'wide', name: '' });
    });

    await journey.step('a reviewer opens them by h beside the listing, and Escape leads back to the list', async () => {
      await openQueue(page);
      await goInside(page, `/publish?search=${encodeURIComponent(row.sku)}`);
      await readyToDecide(page);
      await expect(queueList(page)).toBeFocused();
      await page.keyboard.press('h');
      await expect(dialog(page).getByText(`De ${row.category.name} · `)).toBeVisible();
      await expect(dialog(page).getByRole('listitem')).toHaveText(['capa com texto', 'marca d’água']);
      await holdsInEveryLook(page, 'queue-guidelines', looks);
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toBeHidden();
      await expect(queueList(page)).toBeFocused();
    });
  },
);
