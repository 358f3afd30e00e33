import { expect, type Page } from '@playwright/test';
import type { MediationRecord, MediationRow } from '#contract/mediation.ts';
import { visit } from '../support/journey.ts';
import { openPalette, paletteField, paletteRows } from '../support/palette.ts';
import { goInside, openAs } from '../support/people.ts';
import { holdsInEveryLook } from '../support/screens.ts';
import { numberOf, openMediations, pathOf } from './open-mediations.ts';

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
/** What stands beside a name in a block. */
const fact = (page: Page, block: string, name: string) =>
  region(page, block)
    .locator('.fact')
    .filter({ has: page.locator('dt', { hasText: new RegExp(`^${name}$`, 'u') }) })
    .locator('dd');

const reais = (cents: number): string =>
  new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' }).format(cents / 100).replaceAll('\u00a0', ' ');

/** It waits for the seller, and its record carries all that the page tells. */
const waits = ({ status, claim }: MediationRow): boolean => status === 'open' && claim?.waitsFor === 'seller';

const tellsTheRecord = async (page: Page, record: MediationRecord): Promise<void> => {
  await expect(page.getByText('Mediação', { exact: true }).last()).toBeVisible();
  await expect(page.getByText('Precisa agir:')).toContainText('Vendedor');
  await expect(fact(page, 'Pedido', 'Número do pedido')).toHaveText(numberOf(record));
  await expect(fact(page, 'Pedido', 'Total pago')).toHaveText(reais(record.gross ?? Number.NaN));
  await expect(fact(page, 'Pedido', 'Frete')).toHaveText(reais(-(record.freightSeller ?? Number.NaN) || 0));
  await expect(fact(page, 'Comprador', 'Nome')).toHaveText(record.buyer.name ?? 'nobody');
  await expect(fact(page, 'Comprador', 'CEP')).toHaveText(/^\d{5}-\d{3}$/u);
  await expect(fact(page, 'Comprador', 'Endereço')).toContainText(record.shipping.city ?? 'nowhere');
  await expect(fact(page, 'Comprador', 'CPF')).toHaveText(/^\d{3}\.\d{3}\.\d{3}-\d{2}$/u);
  await expect(fact(page, 'Andamento', 'Reputação')).toHaveText(/reputação|se aplica/u);
  const allowed = page.getByRole('list', { name: 'O que o marketplace permite agora' });
  await expect(allowed.getByRole('listitem').first()).toContainText(/Responder ao (?:comprador|mediador)obrigatória/u);
  await expect(allowed).toContainText(/Não há mediador antes da disputa|Em disputa, só o mediador recebe mensagens/u);
  await expect(region(page, 'Motivo')).toHaveCount(record.anotation === null ? 0 : 1);
};

visit('the page of a mediation, as a superuser and as a seller read it', async ({ page, sharedServer }) => {
  await visit.step('the page of a mediation tells a superuser what the record carries, and leads to its order and back', async () => {
    visit.slow();
    const asked = await openMediations(sharedServer.origin, 'superuser');
    const record = await asked.whole(waits);
    await openAs(page, 'superuser', `/detail/${record._id}`);
    await page.getByRole('link', { name: 'Em mediação' }).click();
    await expect(page).toHaveURL(new RegExp(`/mediationdetail/${record._id}\\?externalId=${record.externalId}$`, 'u'));
    await expect(region(page, 'Mensagens')).toBeVisible();
    await tellsTheRecord(page, record);
    await page.getByRole('link', { name: 'Ver pedido' }).click();
    await expect(page).toHaveURL(new RegExp(`/detail/${record._id}$`, 'u'));
    await visit.step('axe finds nothing on one with files, in every look', async () => {
      await goInside(page, pathOf(await asked.whole(({ status, lastMessage }) => status === 'open' && (lastMessage?.files ?? 0) > 0)));
      await expect(region(page, 'Mensagens')).toBeVisible();
      await holdsInEveryLook(page, 'mediation');
    });
    await visit.step('a closed one shows its verdict and its reason, and allows nothing any more', async () => {
      const closed = await asked.whole(({ status, claim }) => status === 'closed' && claim !== null);
      await goInside(page, pathOf(closed));
      await expect(page.getByText('Encerrada', { exact: true })).toBeVisible();
      await expect(fact(page, 'Andamento', 'Nosso parecer')).toHaveText(
        closed.situation === 'resolved' ? 'Resolvido' : 'Não foi resolvido',
      );
      await expect(region(page, 'Motivo')).toContainText(closed.anotation ?? '');
      await expect(page.getByText('A mediação não está aberta')).toBeVisible();
      await holdsInEveryLook(page, 'mediation-closed');
    });
  });

  await visit.step('the page of a mediation tells a seller what the record carries, of the own company alone', async () => {
    const asked = await openMediations(sharedServer.origin, 'seller');
    const record = await asked.whole(waits);
    await openAs(page, 'seller', pathOf(record));
    await expect(page.getByRole('heading', { level: 2, name: `Pedido ${numberOf(record)}` })).toBeVisible();
    await tellsTheRecord(page, record);
    await visit.step('a seller has no button for closing it, and the palette says why', async () => {
      await expect(page.getByRole('textbox', { name: /^Mensagem/u })).toBeEnabled();
      await expect(page.getByRole('button', { name: 'Finalizar mediação' })).toHaveCount(0);
      await openPalette(page);
      await paletteField(page).fill('>Finalizar mediação');
      await expect(paletteRows(page).first()).toContainText('indisponível: Só superusuário');
      await page.keyboard.press('Escape');
    });
    await visit.step('one of another company is not there', async () => {
      const ids = new Set((await asked.list()).items.map(({ _id }) => _id));
      const all = await (await openMediations(sharedServer.origin, 'superuser')).list();
      const foreign = all.items.find(({ _id }) => !ids.has(_id));
      if (!foreign) throw new Error('The demo world has no mediations of two companies');
      await goInside(page, pathOf(foreign));
      await expect(page.getByRole('alert')).toContainText('Mediação não encontrada');
    });
    await visit.step('nothing has to be scrolled sideways at 320 px, neither in the list nor on the page', async () => {
      const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      // Narrow layouts hear of their window a moment after it has changed.
      await page.setViewportSize({ width: 320, height: 640 });
      await goInside(page, pathOf(record));
      await expect(region(page, 'Mensagens')).toBeVisible();
      await expect.poll(overflow).toBeLessThanOrEqual(0);
      await page.getByRole('button', { name: 'Mediações' }).click();
      await expect(page.getByRole('grid', { name: 'Mediação' }).getByRole('row').nth(1)).toBeVisible();
      await expect.poll(overflow).toBeLessThanOrEqual(0);
    });
    await visit.step('one that can not be loaded is asked for again', async () => {
      const other = (await asked.list()).items.find(({ _id }) => _id !== record._id);
      if (!other) throw new Error('The demo world has one mediation of a company');
      await page.route(/\/v2\/order\/mediate\/[^/]+$/u, (route) => route.abort());
      await goInside(page, pathOf(other));
      await expect(page.getByRole('alert')).toContainText('Não foi possível carregar a mediação');
      await page.unroute(/\/v2\/order\/mediate\/[^/]+$/u);
      await page.getByRole('button', { name: 'Tentar de novo' }).click();
      await expect(region(page, 'Mensagens')).toBeVisible();
    });
  });
});
