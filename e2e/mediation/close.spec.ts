import { expect, type Page } from '@playwright/test';
import { faultyJourney, journey } from '../support/journey.ts';
import { openAs, untilMessages } from '../support/people.ts';
import { withoutHold } from '../support/preferences.ts';
import { inEveryLook, shoot, wear } from '../support/screens.ts';
import { openMediations } from './open-mediations.ts';
import { isOpenFor, openPage, signInTo } from './write.ts';

journey.use({ environment: { MARKETPLACE_CLOCK: 'off' } });
faultyJourney.use({ environment: { MARKETPLACE_CLOCK: 'off' } });

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Finalizar mediação' });

faultyJourney('a superuser closes a mediation, and one whose close was refused as well', async ({ page, context, server, faults }) => {
  await faultyJourney.step('a superuser closes it with a situation, and goes on in the list', async () => {
    await withoutHold(context);
    const mediations = await openMediations(server.origin, 'superuser');
    const record = await mediations.whole(isOpenFor);
    await signInTo(page, 'superuser', record);
    await faultyJourney.step('by key the dialog opens, and Escape closes nothing but it', async () => {
      await page.getByRole('heading', { level: 2 }).first().click();
      await page.keyboard.press('Shift+E');
      await expect(dialog(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toHaveCount(0);
      expect((await mediations.one(record._id)).status).toBe('open');
    });
    const confirm = dialog(page).getByRole('button', { name: 'Encerrar' });
    await faultyJourney.step('without a situation it can not be closed', async () => {
      await page.getByRole('button', { name: 'Finalizar mediação' }).click();
      await expect(dialog(page)).toContainText('Não pode ser desfeito');
      await expect(confirm).toBeDisabled();
      await dialog(page).getByRole('textbox', { name: 'Anotação' }).fill('Trocado pelo vendedor');
      await expect(confirm).toBeDisabled();
      await dialog(page).getByRole('radio', { name: 'Resolvido', exact: true }).check();
      await inEveryLook(page, (look) => shoot(page, 'mediation-close', look));
    });
    await confirm.click();
    await expect(page.getByText('Mediação Encerrada!')).toBeVisible();
    await expect(page).toHaveURL(/\/mediation(?:\?|$)/u);
    await expect.poll(async () => (await mediations.one(record._id)).status).toBe('closed');
    const closed = await mediations.one(record._id);
    expect([closed.situation, closed.anotation]).toEqual(['resolved', 'Trocado pelo vendedor']);
  });

  await faultyJourney.step('a close that is refused is shown with what was written, and the mediation stands as it does', async () => {
    await withoutHold(context);
    const mediations = await openMediations(server.origin, 'superuser');
    const seller = await openMediations(server.origin, 'seller');
    const record = await seller.whole(isOpenFor);
    // The list it leads to is here before the network goes.
    await openAs(page, 'superuser', '/mediation');
    await openPage(page, record);
    await untilMessages(page);
    faults.setOnline(false);
    // Closed on a wide screen above, on a narrow one here.
    await wear(page, { appearance: 'light', width: 'narrow', name: '' });
    await page.getByRole('button', { name: 'Finalizar mediação' }).click();
    await dialog(page).getByRole('radio', { name: 'Não foi resolvido' }).check();
    await dialog(page).getByRole('textbox', { name: 'Anotação' }).fill('Sem acordo com o comprador');
    await dialog(page).getByRole('button', { name: 'Encerrar' }).click();
    await wear(page, { appearance: 'light', width: 'wide', name: '' });
    // Recorded on what was seen, before somebody else says something.
    await expect(page.getByText(/^Finalizar mediação · /u)).toBeVisible();
    await seller.reply(record, { message: 'Chegou depois do que foi visto' });
    faults.setOnline(true);
    await page.getByText('1 não aceita').click({ timeout: 60_000 });
    const tray = page.getByRole('dialog').filter({ hasText: 'Finalizar mediação' });
    await expect(tray).toContainText('Sem acordo com o comprador');
    expect((await mediations.one(record._id)).status).toBe('open');
    // Nobody has read what the buyer's company said since: it is looked at first, and what was written stands in the dialog again.
    await tray.getByRole('button', { name: 'Tentar de novo' }).click();
    await expect(page.getByText(/^Mudou desde a sua decisão/u)).toBeVisible();
    await tray.getByRole('button', { name: 'Voltar ao rascunho' }).click();
    await expect(page.getByText('1 não aceita')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await openPage(page, record);
    await page.getByRole('button', { name: 'Finalizar mediação' }).click();
    await expect(dialog(page).getByRole('textbox', { name: 'Anotação' })).toHaveValue('Sem acordo com o comprador');
    await dialog(page).getByRole('button', { name: 'Encerrar' }).click();
    await expect.poll(async () => (await mediations.one(record._id)).anotation).toBe('Sem acordo com o comprador');
  });
});
