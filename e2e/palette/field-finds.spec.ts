import { expect } from '@playwright/test';
import { journey } from '../support/journey.ts';
import { palette } from '../support/palette.ts';
import { openAs } from '../support/people.ts';
import { openQueue, queueList } from '../support/queue.ts';

journey(
  'the field of the header finds what the palette finds: places first, then companies, views, settings and commands',
  async ({ page }) => {
    await openAs(page, 'superuser', '/sale?status=paid');
    await page.getByRole('button', { name: 'Visões' }).click();
    await page.getByRole('textbox', { name: /[Nn]ome/u }).fill('Só pagas');
    await page.getByRole('button', { name: 'Salvar visão' }).click();
    await expect(page.getByText('Visão salva', { exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await openAs(page, 'superuser');
    const field = page.getByRole('combobox', { name: /^Buscar no menu/u });

    await journey.step('a saved view leads to its list', async () => {
      // The first letter asks for views and companies; what comes stands among the rest from the next letter on.
      await field.fill('só');
      await field.pressSequentially(' pagas');
      await page.getByRole('option', { name: /Só pagas/u }).click();
      await page.waitForURL((url) => url.pathname === '/sale' && url.searchParams.get('status') === 'paid');
    });

    await journey.step('a section of the settings, by what is in it', async () => {
      await field.fill('fuso horario');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { name: 'Trabalho' })).toBeInViewport();
    });

    await journey.step('a company opens its page', async () => {
      await field.fill('sabia');
      await expect(page.getByRole('option', { name: /Empório Sabiá/u }).first()).toBeVisible();
      await page
        .getByRole('option', { name: /Empório Sabiá/u })
        .first()
        .click();
      await page.waitForURL(/\/seller\/.+/u);
    });

    await journey.step('a command without its target asks in the palette which', async () => {
      await field.fill('cancelar pedido');
      await expect(page.getByRole('option', { name: /^Cancelar/u }).first()).toHaveAttribute('aria-selected', 'true');
      await page.keyboard.press('Enter');
      await expect(palette(page).getByRole('combobox', { name: 'Escolha um pedido' })).toBeFocused();
    });
  },
);

journey('the field of the header shows the row its arrows are on, and gives the focus back to where one was', async ({ page }) => {
  await openQueue(page);
  const field = page.getByRole('combobox', { name: /^Buscar no menu/u });
  const row = (name: RegExp | string) => page.getByRole('option', { name });

  await journey.step('in a low window the last row is scrolled to; Escape leaves the field to the queue', async () => {
    await page.setViewportSize({ width: 1440, height: 260 });
    await field.click();
    await page.keyboard.type('an');
    await expect(
      page
        .getByRole('listbox', { name: /^Buscar no menu/u })
        .getByRole('option')
        .nth(8),
    ).toBeAttached();
    await page.keyboard.press('ArrowUp');
    await expect(row('Mais ações')).toBeInViewport();
    await page.keyboard.press('Escape');
    await expect(queueList(page)).toBeFocused();
    await expect(field).toHaveValue('');
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await journey.step('a command that asks is left to the queue as well', async () => {
    await field.click();
    await page.keyboard.type('pular');
    await expect(row(/^Pular/u).first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(palette(page).getByRole('combobox', { name: 'Por que pular?' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(palette(page)).toBeHidden();
    await expect(queueList(page)).toBeFocused();
  });
});
