import { expect } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { journey } from '../support/journey.ts';
import { runFromPalette } from '../support/palette.ts';
import { openAs, signOut } from '../support/people.ts';
import { holdsInEveryLook, shoot } from '../support/screens.ts';

journey.use({ environment: { MARKETPLACE_CLOCK: 'off' } });

const wide = { appearance: 'light', width: 'wide', name: '' } as const;

journey(
  'a seller writes what buyers are told, reads it over real orders, pauses it; others see their own, reviewers none',
  async ({ page }) => {
    const isFailing = { now: true };
    await page.route('**/v2/automessage?*', (route) =>
      isFailing.now ? route.fulfill({ status: 500, json: { code: 'internal', message: 'Erro interno' } }) : route.continue(),
    );
    await openAs(page, 'seller', '/automessage');
    const again = page.getByRole('button', { name: 'Tentar de novo' }).first();
    await expect(again).toBeVisible();
    isFailing.now = false;
    await again.click();
    const grid = page.getByRole('grid', { name: 'Mensagens automáticas' });
    await expect(grid.getByText('Pedido a caminho')).toBeVisible();
    await holdsInEveryLook(page, 'automessages');
    await runFromPalette(page, 'nova mensagem auto', 'Nova mensagem automática');
    await page.waitForURL((url) => url.pathname === '/automessage/new');
    const form = page.getByRole('form', { name: 'Mensagem' });
    await form.getByRole('textbox', { name: 'Nome' }).fill('Cancelado');
    await form.getByRole('combobox', { name: 'Quando o pedido' }).click();
    await page.getByRole('option', { name: 'é cancelado' }).click();
    await expect(form.getByText('Em venda cancelada o Mercado Livre bloqueia a conversa')).toBeVisible();
    await form.getByRole('textbox', { name: 'Texto' }).fill('Oi, {nome}! O pedido {pedido} foi cancelado.');
    await form.getByRole('button', { name: 'Salvar mensagem' }).click();
    await expect(form.getByText('Campo que não existe: {nome}')).toBeVisible();
    await form.getByRole('textbox', { name: 'Texto' }).fill('Oi, {comprador}! O pedido {pedido} foi cancelado.');
    const preview = page.getByRole('region', { name: 'Prévia em pedidos reais' });
    await expect(preview.getByText(/^Oi, \p{L}+! O pedido \d+ foi cancelado\.$/u).first()).toBeVisible();
    await shoot(page, 'automessage-new', wide);
    await expectAccessible(page);
    await form.getByRole('button', { name: 'Salvar mensagem' }).click();
    await page.waitForURL((url) => /^\/automessage\/[\da-f-]{36}$/u.test(url.pathname));
    await expect(page.getByText('Nada foi enviado ainda.')).toBeVisible();
    await page.getByRole('button', { name: 'Pausar mensagem' }).click();
    await expect(page.getByText('Pausada', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Ativar mensagem' })).toBeVisible();
    await page.goto('/automessage?search=entregue');
    await grid.getByText('Pedido entregue').click();
    const sent = page.getByRole('table', { name: 'O que foi enviado' });
    await expect(sent.getByRole('row').nth(1)).toContainText('foi entregue');
    await holdsInEveryLook(page, 'automessage');
    await page.goto('/automessage?search=ninguem');
    await expect(grid.getByText('Pedido entregue')).toHaveCount(0);
    await signOut(page);
    await openAs(page, 'otherSeller', '/automessage');
    await expect(grid.getByText('Pedido entregue')).toBeVisible();
    await expect(grid.getByText('Pedido a caminho')).toHaveCount(0);
    await signOut(page);
    await openAs(page, 'reviewer', '/automessage');
    await page.waitForURL((url) => url.pathname === '/');
  },
);
