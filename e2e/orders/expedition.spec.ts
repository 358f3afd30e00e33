import { expect, type Page } from '@playwright/test';
import { getExpeditionFigures } from '#contract/expedition-figures.ts';
import { listToShip } from '#contract/expedition.ts';
import { expectAccessible } from '../support/axe.ts';
import { faultyJourney, visit } from '../support/journey.ts';
import { openAs, openSession } from '../support/people.ts';
import { shoot, wear, type Look } from '../support/screens.ts';

const wide: Look = { appearance: 'light', width: 'wide', name: 'light, 1440 px' };
const narrow: Look = { appearance: 'dark', width: 'narrow', name: 'dark, 390 px' };

const grid = (page: Page) => page.getByRole('grid', { name: 'Expedição' });
const figures = (page: Page) => page.getByRole('group', { name: 'A enviar, por prazo' });
const toolbar = (page: Page) => page.getByRole('toolbar');

const askAsSeller = async (origin: string) => {
  const token = await openSession(origin, 'seller');
  const get = async (path: string): Promise<unknown> =>
    (await fetch(`${origin}/v2${path}`, { headers: { authorization: token, userToken: token } })).json();
  return {
    toShip: async () => listToShip.reply.parse(await get('/expedition?limit=100')).items,
    figures: async () => getExpeditionFigures.reply.parse(await get('/expedition/figures')),
  };
};

faultyJourney.describe('expedition', () => {
  faultyJourney.use({ environment: { MARKETPLACE_CLOCK: 'off' } });

  faultyJourney(
    'a seller prints labels in one go though one fails at first, picks, ships what is late, and it is gone from the list',
    async ({ page, server, faults }) => {
      await page.addInitScript(() => {
        (globalThis as unknown as { print: () => void }).print = () => undefined;
      });
      const ask = await askAsSeller(server.origin);
      const [one, other] = (await ask.toShip()).filter(({ mode }) => mode === 'me1');
      if (!one || !other) throw new Error('The demo seller has nothing to ship');
      await openAs(page, 'seller', `/expedition?selected=${one._id},${other._id}`);
      await expect(toolbar(page)).toContainText('2 linha(s) selecionadas');

      faults.breakNext('GET', new RegExp(`^/v2/order/label/${one._id}`, 'u'), { kind: 'status-before', status: 503 });
      await toolbar(page).getByRole('button', { name: 'Imprimir etiquetas' }).click();
      const labels = page.getByRole('dialog', { name: 'Etiquetas de envio' });
      await expect(labels.getByText('1 de 2 etiquetas')).toBeVisible({ timeout: 40_000 });
      await expect(labels.getByRole('alert')).toContainText(one.packId ?? one.externalId);
      await labels.getByRole('button', { name: 'Repetir (1)' }).click();
      await expect(labels.getByText('2 de 2 etiquetas')).toBeVisible({ timeout: 40_000 });
      await expect(labels.getByRole('alert')).toHaveCount(0);
      await expectAccessible(page);
      await labels.getByRole('button', { name: 'Imprimir 2 etiquetas' }).click();
      await page.emulateMedia({ media: 'print' });
      const sheet = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
      expect([...sheet.matchAll(/\/Type \/Page\b/gu)]).toHaveLength(2);
      expect(sheet).toMatch(/\/MediaBox \[0 0 28[23][\d.]* 425/u);
      await page.emulateMedia({ media: 'screen' });
      await page.keyboard.press('Escape');
      // What was printed says so, and what was chosen stays chosen.
      await expect(grid(page).getByText('Impressa', { exact: true })).toHaveCount(2);

      await toolbar(page).getByRole('button', { name: 'Lista de separação' }).click();
      const pick = page.getByRole('dialog', { name: 'Lista de separação' });
      await expect(pick.getByText(/para 2 pedidos$/u)).toBeVisible();
      const sku = one.items[0]?.sku ?? '';
      await expect(pick.getByRole('cell', { name: sku, exact: true }).first()).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');

      await toolbar(page).getByRole('button', { name: 'Marcar como enviado' }).click();
      const sending = page.getByRole('dialog', { name: 'Marcar como enviado' });
      await sending.getByRole('combobox', { name: 'Transportadora' }).fill('Rápida Transportes');
      await expectAccessible(page);
      await sending.getByRole('button', { name: 'Marcar como enviado' }).click();
      await expect
        .poll(async () => (await ask.toShip()).map(({ _id }) => _id).filter((id) => id === one._id || id === other._id), {
          timeout: 40_000,
        })
        .toEqual([]);
      await expect(grid(page).getByText(one.packId ?? one.externalId)).toHaveCount(0);
    },
  );
});

visit(
  'what is to ship stands by deadline, wide and narrow, narrowed by its figures, empty when nothing fits',
  async ({ page, sharedServer }) => {
    const { due } = await (await askAsSeller(sharedServer.origin)).figures();
    await wear(page, wide);
    await openAs(page, 'seller', '/expedition');
    await expect(grid(page).getByRole('row').nth(1)).toContainText('Atrasado');
    await expect(figures(page).getByRole('button', { name: `Atrasados ${due.late}` })).toBeVisible();
    await shoot(page, 'expedition', wide);
    await expectAccessible(page);
    await wear(page, narrow);
    await expect(figures(page)).toBeVisible();
    await shoot(page, 'expedition', narrow);
    await expectAccessible(page);
    await figures(page).getByRole('button', { name: 'Hoje' }).click();
    await expect(grid(page).getByText('Atrasado')).toHaveCount(0);
    await expect(grid(page).getByRole('row').nth(1)).toContainText('Hoje');
    await visit.step('an order says its deadline too, and back is this list as it was left', async () => {
      await grid(page).getByRole('row').nth(1).getByRole('link').first().click();
      await expect(page.getByRole('region', { name: 'Entrega' })).toContainText(/Enviar até.*Hoje/u);
      await page.getByRole('button', { name: 'Expedição', exact: true }).click();
      await expect(page).toHaveURL(/\/expedition\?due=today/u);
    });
    await figures(page).getByRole('button', { name: 'Suspensos' }).click();
    await expect(page.getByText('Nenhum registro encontrado')).toBeVisible();
  },
);
