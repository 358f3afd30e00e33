import { expect } from '@playwright/test';
import { goToOrder } from './go-to-order.ts';
import { block, menuItem, notes, open, ready, sent } from './order-page.ts';
import { confirmInPalette } from '../support/palette.ts';

ready('a ZIP code is changed where it stands, masked, and asked for again', async ({ page, orders }) => {
  const { _id } = await orders.whole('paid');
  await open(page, 'superuser', _id);
  await page.getByRole('button', { name: 'Editar CEP' }).click();
  const box = page.getByRole('textbox', { name: 'CEP' });
  await expect(box).toBeFocused();
  await box.fill('');
  await box.pressSequentially('0131');
  await page.keyboard.press('Enter');
  await expect(page.getByText('CEP inválido!').first()).toBeVisible();
  await box.fill('');
  await box.pressSequentially('20040002');
  await expect(box).toHaveValue('20040-002');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Cep alterado com sucesso!')).toBeVisible();
  await expect(block(page, 'Entrega')).toContainText('20040-002');
  await expect(page.getByRole('button', { name: 'Editar CEP' })).toBeFocused();
  await expect.poll(async () => (await orders.one(_id)).shipping.zipCode).toBe('20040002');
  await expect(notes(page)).toContainText('CEP alterado');

  await ready.step('the history names who changed what, before and after', async () => {
    await sent(page);
    await page.getByRole('button', { name: 'Mais ações do pedido' }).click();
    await page.getByRole('menuitem', { name: /[Hh]istórico/u }).click();
    const row = page.getByRole('dialog', { name: 'Histórico do pedido' }).getByRole('row').filter({ hasText: 'CEP alterado' });
    await expect(row).toContainText('Sônia');
    await expect(row).toContainText('20040-002');
    await page.keyboard.press('Escape');
  });

  await ready.step('the reason of a cancellation is changed in place', async () => {
    const { _id } = await orders.whole('cancelled');
    await goToOrder(page, _id);
    await page.getByRole('button', { name: 'Editar motivo do cancelamento' }).click();
    await page.getByRole('textbox', { name: 'Motivo do cancelamento' }).fill('Comprador desistiu');
    await page.getByRole('button', { name: 'Salvar' }).click();
    await expect(page.getByText('Motivo do cancelamento alterado com sucesso!')).toBeVisible();
    await expect(block(page, 'Motivo do cancelamento')).toContainText('Comprador desistiu');
    await expect.poll(async () => (await orders.one(_id)).cancelMessage?.description).toBe('Comprador desistiu');
  });

  await ready.step('a shipment on its way is suspended', async () => {
    const { _id } = await orders.whole('shipped', ({ mode, hasPlp }) => mode === 'me1' && hasPlp);
    await goToOrder(page, _id);
    await page.getByRole('button', { name: /^Suspender/u }).click();
    await confirmInPalette(page);
    await expect(page.getByText('Envio suspenso com sucesso')).toBeVisible();
    await expect.poll(async () => (await orders.one(_id)).shipping.status).toBe('suspended');
  });

  await ready.step('number and carrier of a parcel are corrected, and the history says so', async () => {
    const { _id } = await orders.whole('delivered', ({ mode }) => mode === 'me1');
    await goToOrder(page, _id);
    await block(page, 'Entrega').getByRole('button', { name: 'Corrigir rastreio' }).click();
    const dialog = page.getByRole('dialog', { name: 'Corrigir rastreio' });
    const number = dialog.getByRole('textbox', { name: 'Código de rastreio' });
    await expect(number).toBeFocused();
    await number.fill('RPD 900001');
    await dialog.getByRole('combobox', { name: 'Transportadora' }).fill('Rápida Transportes');
    await dialog.getByRole('button', { name: 'Salvar' }).click();
    await expect(dialog).toContainText('sem espaços');
    await number.fill('RPD900001');
    await dialog.getByRole('button', { name: 'Salvar' }).click();
    await expect(page.getByText('Rastreio alterado com sucesso!')).toBeVisible();
    await expect(block(page, 'Entrega')).toContainText('RPD900001');
    await expect(block(page, 'Entrega')).toContainText('Rápida Transportes');
    await expect.poll(async () => (await orders.one(_id)).shipping.trackingNumber).toBe('RPD900001');
    await sent(page);
    await expect(notes(page)).toContainText('Rastreio alterado');
  });

  await ready.step('warnings are ticked, cleared and saved as a note', async () => {
    const { _id } = await orders.whole('delivered');
    await goToOrder(page, _id);
    await menuItem(page, 'Avisos');
    const dialog = page.getByRole('dialog', { name: 'Avisos do pedido' });
    await dialog.getByRole('checkbox', { name: 'Peso incorreto' }).click();
    await dialog.getByRole('button', { name: 'Limpar' }).click();
    await expect(dialog.getByRole('checkbox', { name: 'Peso incorreto' })).not.toBeChecked();
    await dialog.getByRole('checkbox', { name: 'Imagem incorreta' }).click();
    await dialog.getByRole('textbox', { name: 'Outros' }).fill('Manual em inglês');
    await dialog.getByRole('button', { name: 'Salvar' }).click();
    await expect.poll(async () => (await orders.one(_id)).note[0]?.message).toBe('Avisos: Imagem incorreta; Manual em inglês');
  });
});
