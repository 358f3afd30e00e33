import { expect } from '@playwright/test';
import { keptDraftsOf } from '../support/editor.ts';
import { withoutHold } from '../support/preferences.ts';
import type { Orders } from './open-orders.ts';
import { goToOrder } from './go-to-order.ts';
import { block, menuItem, notes, open, ready, sent, steps } from './order-page.ts';
import { confirmInPalette } from '../support/palette.ts';

const status = (orders: Orders, id: string) => expect.poll(async () => (await orders.one(id)).status);

ready(
  'an order as its seller reads it, asks for its cancellation, and finds that another is not there',
  async ({ page, sellers, orders, browser, staged }) => {
    await ready.step('an order is on one screen, block by block, and back leads to the sales', async () => {
      const order = await sellers.whole('paid');
      await open(page, 'seller', order._id);
      await expect(page.getByRole('heading', { name: 'Detalhe da venda', level: 1 })).toBeVisible();
      await expect(page.getByRole('heading', { name: `Pedido ${order.packId ?? order.externalId}` })).toBeVisible();
      await expect(steps(page, 'Andamento do pedido')).toContainText(['Pago', 'Faturado', 'Aguardando envio', 'Enviado', 'Entregue']);
      await expect(page.locator('[aria-current="step"]')).toContainText('Pago');
      for (const name of ['Sobre o pedido', 'Comprador', 'Entrega', 'Produtos', 'Observações do pedido'])
        await expect(block(page, name)).toBeVisible();
      await expect(block(page, 'Comprador')).toContainText(order.buyer.name ?? 'nobody');
      await expect(block(page, 'Entrega')).toContainText(/\d{5}-\d{3}/u);
      await expect(block(page, 'Produtos')).toContainText(order.items[0]?.sku ?? '');
      await page.getByRole('button', { name: 'Vendas', exact: true }).click();
      await expect(page).toHaveURL(/\/general$/u);

      await ready.step('what only a superuser may see is shown to no seller, not even in the answer', async () => {
        const delivered = await sellers.whole('delivered');
        expect(
          [delivered.accountName, ...delivered.items.flatMap(({ publishId, listingType }) => [publishId, listingType])].every(
            (each) => each === null,
          ),
        ).toBe(true);
        await goToOrder(page, delivered._id);
        await expect(page.getByText('Conta oficial')).toHaveCount(0);
        await expect(page.getByRole('button', { name: /^Editar|^Apagar/u })).toHaveCount(0);
        await expect(page.getByRole('button', { name: 'Cancelar', exact: true })).toHaveCount(0);
        await page.getByRole('button', { name: 'Mais ações do pedido' }).click();
        await expect(page.getByRole('menuitem', { name: /[Hh]istórico/u })).toHaveCount(0);
      });
    });

    await ready.step('a seller asks for a cancellation; a superuser refuses it, and the order goes on', async () => {
      const { _id } = await sellers.whole('paid');
      await page.keyboard.press('Escape');
      await goToOrder(page, _id);
      await page.getByRole('button', { name: 'Solicitar cancelamento' }).click();
      await confirmInPalette(page);
      await expect(page.getByText('Solicitação enviada')).toBeVisible();
      await expect(page.locator('[aria-current="step"]')).toContainText('Analise Cancelamento');
      await status(orders, _id).toBe('pending_cancelled');
      await expect(page.getByRole('button', { name: 'Solicitar cancelamento' })).toHaveAttribute('aria-disabled', 'true');

      const other = await browser.newPage({ baseURL: staged.origin });
      await withoutHold(other.context());
      await open(other, 'superuser', _id);
      await other.getByRole('button', { name: /^Recusar/u }).click();
      await confirmInPalette(other);
      await expect(other.getByText('Status alterado com sucesso!')).toBeVisible();
      await status(orders, _id).toBe('paid');
      await expect(page.locator('[aria-current="step"]')).toContainText('Pago');
    });

    await ready.step('an order that is not there says so and goes to the sales after a moment', async () => {
      await page.clock.install();
      await page.goto('/detail/nowhere');
      await expect(page.getByText('Pedido não encontrado')).toBeVisible();
      await page.clock.fastForward(1500);
      await expect(page).toHaveURL(/\/sale\/general$/u);
    });
  },
);

ready('an order as a superuser cancels it and takes it back, notes it and reads it', async ({ page, orders }) => {
  await ready.step('a superuser cancels with reason and words, sees them, and takes it back', async () => {
    const { _id } = await orders.whole('invoiced');
    await open(page, 'superuser', _id);
    await page.getByRole('button', { name: 'Cancelar', exact: true }).click();
    const dialog = page.getByRole('dialog');
    const send = dialog.locator('button[type="submit"]');
    await expect(send).toBeDisabled();
    await dialog.getByRole('combobox', { name: /^Tipo/u }).click();
    await dialog.getByRole('option', { name: 'Produto sem estoque' }).click();
    await expect(send).toBeDisabled();
    await dialog.getByRole('textbox', { name: /^Descrição/u }).fill('Acabou ontem');
    await send.click();
    await expect(page.getByText('Cancelado com sucesso').first()).toBeVisible();
    await expect(block(page, 'Motivo do cancelamento')).toContainText('Acabou ontem');
    await status(orders, _id).toBe('cancelled');

    await page.getByRole('button', { name: 'Reverter cancelamento' }).click();
    await expect(page.getByRole('dialog')).toContainText('Faturado');
    await page.getByRole('button', { name: 'Reverter', exact: true }).click();
    await expect(page.getByText('Status alterado com sucesso!')).toBeVisible();
    await status(orders, _id).toBe('invoiced');
    await expect(page.getByRole('button', { name: 'Reverter cancelamento' })).toHaveCount(0);
    // The order has no words any more, its history has.
    await expect(block(page, 'Motivo do cancelamento')).toHaveCount(0);
    const reverted = notes(page).getByRole('listitem').filter({ hasText: 'Cancelamento revertido' });
    await expect(reverted).toContainText('Acabou ontem');

    await ready.step('a superuser cancels with us only, for good; the normal stepper is crossed out', async () => {
      const { _id } = await orders.whole('paid');
      await goToOrder(page, _id);
      await menuItem(page, 'Cancelamento fictício');
      await confirmInPalette(page);
      await expect(page.getByText('Cancelado com sucesso').first()).toBeVisible();
      await status(orders, _id).toBe('fk_cancelled');
      await expect(steps(page, 'Andamento do pedido').first()).toContainText('Cancelado (só no Balcão)');
      await expect(steps(page, 'Andamento do pedido').nth(1)).toContainText('cancelada');
      await expect(page.getByRole('button', { name: 'Reverter cancelamento' })).toHaveCount(0);
      await expect(block(page, 'Motivo do cancelamento')).toContainText('Motivo não fornecido');
    });

    await ready.step('a return asks for all four fields before it can be sent', async () => {
      const { _id } = await orders.whole('delivered');
      await goToOrder(page, _id);
      await menuItem(page, 'Adicionar devolução');
      const dialog = page.getByRole('dialog');
      const send = dialog.getByRole('button', { name: 'Enviar' });
      await dialog.getByRole('textbox', { name: /^Código de rastreio/u }).fill('OY123456785BR');
      await dialog.getByRole('textbox', { name: /^Valor da devolução/u }).fill('19,90');
      await dialog.getByRole('textbox', { name: /^De/u }).first().fill('01/11/2026');
      await expect(dialog).toContainText('Preencher todos os campos');
      await expect(send).toBeDisabled();
      await dialog.getByRole('textbox', { name: /^Até/u }).fill('20/11/2026');
      await expect(dialog).not.toContainText('Preencher todos os campos');
      await send.click();
      await expect(page.getByText('alterado com sucesso', { exact: true })).toBeVisible();
      await status(orders, _id).toBe('cancelled');
      await expect(page.getByRole('button', { name: 'Reverter cancelamento' })).toHaveCount(0);
    });
  });

  await ready.step('a note is written, survives a reload as a draft, is changed and deleted, and leaves its trace', async () => {
    const { _id } = await orders.whole('paid');
    await goToOrder(page, _id);
    const box = notes(page).getByRole('textbox', { name: 'Observação' });
    const reply = notes(page).getByRole('button', { name: 'Responder' });
    await expect(reply).toBeDisabled();
    await box.fill('Comprador pediu para entregar na portaria');
    await expect(reply).toBeEnabled();
    await page.getByRole('button', { name: 'Vendas', exact: true }).click();
    await page.getByRole('dialog', { name: 'Sair sem salvar?' }).getByRole('button', { name: 'Sair' }).click();
    await expect(page).toHaveURL(/\/general$/u);
    await page.goBack();
    await expect(box).toHaveValue('Comprador pediu para entregar na portaria');
    await expect.poll(() => keptDraftsOf(page, `order-note:${_id}`)).toBe(1);
    page.once('dialog', (asked) => void asked.accept());
    await page.reload();
    await expect(box).toHaveValue('Comprador pediu para entregar na portaria');
    await reply.click();
    await expect(page.getByText('Observação gravada com sucesso')).toBeVisible();
    await expect(box).toHaveValue('');
    await expect.poll(async () => (await orders.one(_id)).note[0]?.message).toBe('Comprador pediu para entregar na portaria');

    const note = notes(page).getByRole('listitem').filter({ hasText: 'na portaria' });
    await note.getByRole('button', { name: 'Editar observação' }).click();
    await notes(page).getByRole('form', { name: 'Editar observação' }).getByRole('textbox').fill('Entregar ao porteiro');
    await page.getByRole('button', { name: 'Salvar' }).click();
    await expect.poll(async () => (await orders.one(_id)).note[0]?.message).toBe('Entregar ao porteiro');
    await sent(page);
    await expect(notes(page)).toContainText('Observação editada');

    await notes(page).getByRole('listitem').filter({ hasText: 'editada)' }).getByRole('button', { name: 'Apagar observação' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Apagar observação' }).click();
    await expect(page.getByText('Observação apagada com sucesso')).toBeVisible();
    await sent(page);
    const trace = notes(page).getByRole('listitem').filter({ hasText: 'Observação apagada' });
    await expect(trace).toContainText('Entregar ao porteiro');
    await expect(trace).toContainText('Sônia');
  });

  await ready.step('a superuser sees account, advert and its type, and the history', async () => {
    const order = await orders.whole('delivered');
    await goToOrder(page, order._id);
    await expect(block(page, 'Sobre o pedido')).toContainText(order.accountName ?? '?');
    await expect(block(page, 'Produtos')).toContainText(order.items[0]?.publishId ?? '?');
    await expect(block(page, 'Produtos')).toContainText(/Premium|Clássico/u);

    await ready.step('a cancelled order and one sent back cannot be cancelled, and say why', async () => {
      const cancelled = await orders.whole('cancelled');
      await goToOrder(page, cancelled._id);
      await expect(page.getByRole('button', { name: 'Cancelar', exact: true })).toHaveAttribute('aria-disabled', 'true');
      await expect(steps(page, 'Andamento do cancelamento')).toContainText(['Devolvido', 'Analise Cancelamento', 'Cancelado']);
      await expect(block(page, 'Motivo do cancelamento')).toContainText(cancelled.cancelMessage?.description ?? 'Motivo não fornecido');
    });

    await ready.step('a superuser cancels on the marketplace', async () => {
      const { _id } = await orders.whole('waiting-shipped');
      await goToOrder(page, _id);
      await menuItem(page, 'Cancelar no marketplace');
      const dialog = page.getByRole('dialog', { name: 'Cancelar no marketplace' });
      await dialog.getByRole('combobox', { name: /^Tipo/u }).click();
      await dialog.getByRole('option', { name: 'A pedido do comprador' }).click();
      await dialog.getByRole('textbox', { name: /^Descrição/u }).fill('Desistiu');
      await dialog.locator('button[type="submit"]').click();
      await expect(page.getByText('Cancelado com sucesso').first()).toBeVisible();
      await expect.poll(async () => (await orders.one(_id)).statusToReverse).toBe('cancelled');
    });
  });
});
