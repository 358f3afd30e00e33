import { expect, type Page } from '@playwright/test';
import type { MediationRecord } from '#contract/mediation.ts';
import { visit } from '../support/journey.ts';
import { openAs, type Who } from '../support/people.ts';
import { holdsInEveryLook } from '../support/screens.ts';
import { numberOf, openMediations, pathOf } from './open-mediations.ts';

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
/** What stands beside a name in a block. */
const fact = (page: Page, block: string, name: string) =>
  region(page, block)
    .locator('.fact')
    .filter({ has: page.locator('dt', { hasText: new RegExp(`^${name}$`, 'u') }) })
    .locator('dd');

const open = async (page: Page, who: Who, record: Pick<MediationRecord, '_id' | 'externalId' | 'packId'>): Promise<void> => {
  await openAs(page, who, pathOf(record));
  await expect(page.getByRole('heading', { level: 2, name: `Pedido ${numberOf(record)}` })).toBeVisible();
  await expect(region(page, 'Mensagens')).toBeVisible();
};

const reais = (cents: number): string =>
  new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' }).format(cents / 100).replaceAll('\u00a0', ' ');

for (const who of ['seller', 'superuser'] as const) {
  visit(`the page of a mediation tells a ${who} what the record carries`, async ({ page, sharedServer }) => {
    const record = await (
      await openMediations(sharedServer.origin, who)
    ).whole(({ status, claim }) => status === 'open' && claim?.waitsFor === 'seller');
    await open(page, who, record);
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
  });
}

visit('from the order to its mediation and back', async ({ page, sharedServer }) => {
  const record = await (await openMediations(sharedServer.origin, 'superuser')).whole(({ status }) => status === 'open');
  await openAs(page, 'superuser', `/detail/${record._id}`);
  await page.getByRole('link', { name: 'Em mediação' }).click();
  await expect(page).toHaveURL(new RegExp(`/mediationdetail/${record._id}\\?externalId=${record.externalId}$`, 'u'));
  await page.getByRole('link', { name: 'Ver pedido' }).click();
  await expect(page).toHaveURL(new RegExp(`/detail/${record._id}$`, 'u'));
});

visit('a closed mediation shows its verdict and its reason, and allows nothing any more', async ({ page, sharedServer }) => {
  const record = await (await openMediations(sharedServer.origin, 'superuser')).whole(({ status }) => status === 'closed');
  await open(page, 'superuser', record);
  await expect(page.getByText('Encerrada', { exact: true })).toBeVisible();
  await expect(fact(page, 'Andamento', 'Nosso parecer')).toHaveText(record.situation === 'resolved' ? 'Resolvido' : 'Não foi resolvido');
  await expect(region(page, 'Motivo')).toContainText(record.anotation ?? '');
  await expect(page.getByText('A mediação não está aberta')).toBeVisible();
});

visit('a mediation of another company is not there, and one that can not be loaded is asked for again', async ({ page, sharedServer }) => {
  const [mine, all] = await Promise.all(
    (['seller', 'superuser'] as const).map(async (who) => (await openMediations(sharedServer.origin, who)).list()),
  );
  const ids = new Set(mine?.items.map(({ _id }) => _id));
  const foreign = all?.items.find(({ _id }) => !ids.has(_id));
  const own = mine?.items[0];
  if (!foreign || !own) throw new Error('The demo world has no mediations of two companies');
  await openAs(page, 'seller', pathOf(foreign));
  await expect(page.getByRole('alert')).toContainText('Mediação não encontrada');
  await page.route(/\/v2\/order\/mediate\/[^/]+$/u, (route) => route.abort());
  await page.goto(pathOf(own));
  await expect(page.getByRole('alert')).toContainText('Não foi possível carregar a mediação');
  await page.unroute(/\/v2\/order\/mediate\/[^/]+$/u);
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(region(page, 'Mensagens')).toBeVisible();
});

visit('axe finds nothing on the page of a mediation, in every look', async ({ page, sharedServer }) => {
  const asked = await openMediations(sharedServer.origin, 'superuser');
  const record = await asked.whole(({ status, lastMessage }) => status === 'open' && (lastMessage?.files ?? 0) > 0);
  await open(page, 'superuser', record);
  await holdsInEveryLook(page, 'mediation');
  const closed = await asked.whole(({ status, claim }) => status === 'closed' && claim !== null);
  await page.goto(pathOf(closed));
  await expect(region(page, 'Mensagens')).toBeVisible();
  await holdsInEveryLook(page, 'mediation-closed');
});

visit('nothing has to be scrolled sideways at 320 px, neither in the list nor on the page', async ({ page, sharedServer }) => {
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await page.setViewportSize({ width: 320, height: 640 });
  const record = await (await openMediations(sharedServer.origin, 'seller')).whole(({ status }) => status === 'open');
  await open(page, 'seller', record);
  expect(await overflow()).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: 'Mediações' }).click();
  await expect(page.getByRole('grid', { name: 'Mediação' }).getByRole('row').nth(1)).toBeVisible();
  expect(await overflow()).toBeLessThanOrEqual(0);
});
