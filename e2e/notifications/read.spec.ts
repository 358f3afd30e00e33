import { expect } from '@playwright/test';
import { journey } from '../support/journey.ts';
import { bell, expectUnread, group, openPanel, panel, toldTo } from '../support/notifications.ts';
import { runFromPalette } from '../support/palette.ts';
import { openAs } from '../support/people.ts';

journey.use({ environment: { MARKETPLACE_CLOCK: 'off' } });

journey(
  'notifications are read one by one and all at once, and the bell is off while a company is blocked',
  async ({ page, context, server, ask, browser, baseURL }) => {
    await journey.step('all are marked from the panel, or by a key and from the palette', async () => {
      const told = await toldTo(server.origin, 'moneyManager');
      await openAs(page, 'moneyManager');
      await expectUnread(page, '10');
      const other = await context.newPage();
      await other.goto('/');
      await expectUnread(other, '10');
      await page.bringToFront();
      await page.keyboard.press('n');
      await panel(page).getByRole('button', { name: 'Marcar todas como lida' }).click();
      await expectUnread(other, '0');
      await page.keyboard.press('Escape');
      await expect(panel(page)).toBeHidden();
      await expectUnread(page, '0');
      await expect.poll(async () => (await told.unread()).length).toBe(0);

      await page.keyboard.press('Shift+N');
      await expect(page.getByText('Não há notificações não lidas')).toBeVisible();
      await other.close();
    });

    await journey.step(
      'a seller reads one: it says since when, the other tab follows, a reload remembers (rows NAV-7, NAV-8)',
      async () => {
        const told = await toldTo(server.origin, 'seller');
        await openAs(page, 'seller');
        await expectUnread(page, '9');
        const other = await context.newPage();
        await other.goto('/');
        await expectUnread(other, '9');
        await page.bringToFront();

        await journey.step('sections have their names, one is open at a time and scrolls at 300 px', async () => {
          await openPanel(page);
          const heads = panel(page).locator('summary .truncate');
          await expect(heads).toHaveText([
            'Certificados',
            'Produtos',
            'Logística',
            'Mensagens',
            'Perguntas',
            'Mediação',
            'priceRuleConflict',
          ]);
          await expect(group(page, 'Perguntas')).toHaveAttribute('open');
          await group(page, 'Logística').locator('summary').click();
          await expect(panel(page).locator('details[open]')).toHaveCount(1);
          const cancelled = group(page, 'Logística').getByText('venda cancelada');
          await expect(cancelled).toHaveCSS('color', 'rgb(189, 38, 44)');
          await expect(group(page, 'Logística').getByText('pronta para impressão')).not.toHaveCSS('color', 'rgb(189, 38, 44)');
          await expect(panel(page).locator('.notice-scroll')).toHaveCSS('max-height', '300px');
          await group(page, 'Logística').locator('summary').press('Enter');
          await expect(panel(page).locator('details[open]')).toHaveCount(0);
          await page.keyboard.press('Escape');
        });

        await openPanel(page);
        const questions = group(page, 'Perguntas').getByRole('button', { name: /Nova pergunta/u });
        await questions.first().click();
        await expect(page).toHaveURL(/\/message$/u);
        await expectUnread(other, '8');
        await expect.poll(async () => (await told.unread()).length).toBe(8);

        await page.reload();
        await expectUnread(page, '8');
        await openPanel(page);
        await group(page, 'Perguntas').locator('summary').click();
        await expect(questions.filter({ hasText: /Lido em: \d{2}\/\d{2}\/\d{4}, \d{2}:\d{2}/u })).toHaveCount(1);
        await expect(group(page, 'Perguntas').getByText('1 não lida')).toBeAttached();
        await page.keyboard.press('Escape');

        await journey.step('what comes while somebody looks is in the bell and in the menu at once', async () => {
          const notice = { sellerId: told.company, data: { type: 'SkuOutOfService', message: 'Existem produtos para serem revisados.' } };
          expect(await ask.write('POST', '/notification/register', notice)).toBe(200);
          await expectUnread(page, '9');
          await runFromPalette(page, '>marcar todas', 'Marcar todas como lida');
          await expectUnread(page, '0');
          await other.close();
        });
      },
    );

    await journey.step('while a company is blocked the bell is off, but not for a superuser (row NAV-9)', async () => {
      await openAs(page, 'reviewer');
      const off = page.getByRole('button', { name: /^Notificações desativadas, 0 não lidas/u });
      await expect(off).toBeDisabled();
      await expect(off).toHaveText('0');
      await off.focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('n');
      await expect(panel(page)).toBeHidden();

      const superuser = await browser.newPage({ baseURL: baseURL ?? '' });
      await openAs(superuser, 'superuser');
      await expect(bell(superuser)).toBeEnabled();
      await expectUnread(superuser, '1');
    });
  },
);
