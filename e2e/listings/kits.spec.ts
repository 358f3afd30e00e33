import { expect, type Page } from '@playwright/test';
import { parseWarnings } from '#contract/warning.ts';
import { askAs, type Ask } from '../support/ask.ts';
import { goOn, holdOn } from '../support/hold.ts';
import { journey } from '../support/journey.ts';
import { complaintsOf, followMenu, menuPlaces } from '../support/menu.ts';
import { goInside, openAs } from '../support/people.ts';
import { withoutHold } from '../support/preferences.ts';
import { openListing } from '../support/queue.ts';
import { holdsInEveryLook } from '../support/screens.ts';

journey.use({ environment: { MARKETPLACE_CLOCK: 'off' } });

/** What the server has to do first may take a while on a busy machine. */
const patience = { timeout: 30_000 };

const pendingKits = async (ask: Ask) => {
  const kits = (await ask.pending({ kit: 'only', limit: '100' })).filter(({ lease }) => lease === null);
  if (kits.length < 2) throw new Error('The demo world has fewer than two pending kits');
  return kits;
};
const follow = async (page: Page): Promise<void> => {
  const kits = (await menuPlaces(page)).find(({ name }) => name === 'Anúncios de Kit');
  if (!kits) throw new Error('No line of the menu leads to the kits');
  await followMenu(page, kits);
  await expect(page).toHaveURL(/\/kitPublish$/u);
};
const crumbs = (page: Page) => page.getByRole('navigation', { name: 'Você está em' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Detalhes a serem corrigidos' });
const kitWarnings = ['Peso incorreto', 'Imagem incorreta', 'Medidas incorretas', 'Medidas excedendo o limite de 70cm', 'Produto sem preço'];

journey('a reviewer refuses a kit by the menu, and its seller finds it', async ({ page, context, server, ask }) => {
  await journey.step(
    'the menu leads a reviewer to pending kits alone; refused by digits 1 to 5, of which none is the barcode’s',
    async () => {
      journey.slow();
      await withoutHold(context);
      const kits = await pendingKits(ask);
      await openAs(page, 'reviewer');
      await follow(page);
      await expect(crumbs(page).locator('[aria-current="page"]')).toHaveText('Anúncios de Kit');
      const rows = page.getByRole('listbox').getByRole('option');
      await expect(rows).toHaveCount(kits.length);
      for (const row of await rows.all()) await expect(row).toContainText(/Kit Com 2 .*Kit · /u);
      const [first] = kits;
      await expect(page.getByRole('heading', { name: first?.title ?? '' }).first()).toBeVisible();
      await openListing(page);
      await page.keyboard.press('r');
      await expect(dialog(page).getByRole('checkbox')).toHaveCount(5);
      for (const label of kitWarnings)
        await expect(dialog(page).getByRole('checkbox', { name: new RegExp(`^${label}`, 'u') })).toBeVisible();
      for (const box of await dialog(page).getByRole('checkbox', { checked: true }).all()) await box.click();
      // The third is the measures', since nothing stands between them and the picture; a sixth there is not.
      await page.keyboard.press('3');
      await page.keyboard.press('6');
      await expect(dialog(page).getByRole('checkbox', { checked: true })).toHaveCount(1);
      await page.keyboard.press('Enter');
      const asSuperuser = await askAs(server.origin, 'superuser');
      await expect.poll(async () => (await asSuperuser.listing(first?.publishId ?? '')).status, patience).toBe('refused');
      expect(parseWarnings((await asSuperuser.listing(first?.publishId ?? '')).warning)).toEqual(['invalid_measures']);
      // On to the next kit.
      await expect(rows).toHaveCount(kits.length - 1);
      await expect(page.getByRole('heading', { name: kits[1]?.title ?? '' }).first()).toBeVisible();

      await journey.step('they are looked at, in every look', async () => {
        await holdsInEveryLook(page, 'kits-reviewer');
      });

      await journey.step(
        'an observation on the page of a kit leads back to the kits, and the warnings stand on it (row REV-2)',
        async () => {
          const [kit] = await pendingKits(ask);
          await goInside(page, `/kitPublish/${kit?.publishId}`);
          await expect(page.getByRole('heading', { name: `Editar Anúncio - ${kit?.title}` })).toBeVisible();
          await expect(crumbs(page).locator('[aria-current="page"]')).toHaveText('Edição de Anúncios');
          await page.getByRole('button', { name: /^Adicionar observacao/u }).click();
          await dialog(page)
            .getByRole('checkbox', { name: /^Imagem incorreta/u })
            .click();
          await dialog(page).getByRole('button', { name: 'Adicionar observacao' }).click();
          await expect(page.getByText('Observação adicionada, o seller será notificado')).toBeVisible();
          await expect(page).toHaveURL(/\/kitPublish$/u, patience);
          await expect.poll(async () => (await ask.listing(kit?.publishId ?? '')).warning, patience).toContain('image');
        },
      );
    },
  );

  await journey.step('a seller finds own kits by the menu, corrects the refused one and comes back to the kits', async () => {
    journey.slow();
    const own = await askAs(server.origin, 'seller');
    const [refused] = await own.pending({ kit: 'only', status: 'refused' });
    const salesPart = await holdOn(page, 'GET', '**/assets/orders-route*.js');
    const onTheWay = page.getByRole('progressbar', { name: 'Carregando a página' });
    const toSales = async (): Promise<void> => {
      salesPart.hold();
      const sales = (await menuPlaces(page)).find(({ name }) => name === 'Vendas');
      if (!sales) throw new Error('No line of the menu leads to the sales');
      await followMenu(page, sales);
      await expect(onTheWay).toBeAttached();
      await salesPart.end(goOn);
      await expect(page.getByRole('grid', { name: 'Vendas' })).toBeVisible();
    };

    await openAs(page, 'seller');
    await follow(page);
    const grid = page.getByRole('grid', { name: 'Meus anúncios de kit' });
    await expect(grid.getByRole('row')).toHaveCount(1 + 6);

    await journey.step('who leaves kits for the sales sees no defect meanwhile, and no list of all listings is asked for', async () => {
      const asked: string[] = [];
      page.on('request', (request) => void asked.push(new URL(request.url()).pathname));
      await toSales();
      expect(asked.filter((path) => path === '/v2/publish')).toEqual([]);

      await page.goto(`/kitPublish/${refused?.publishId ?? ''}`);
      await expect(page.getByRole('region', { name: 'Resumo' })).toContainText('Kit');
      const complaints = complaintsOf(page);
      await toSales();
      expect(complaints).toEqual([]);
    });

    await journey.step('the refused one is opened from the list, and leads back to it', async () => {
      await follow(page);
      await grid
        .getByRole('row')
        .filter({ hasText: refused?.title ?? '' })
        .click();
      await expect(page).toHaveURL(new RegExp(`/kitPublish/${refused?.publishId}`, 'u'));
      await expect(page.getByRole('region', { name: 'Resumo' })).toContainText('Kit');
      await page.getByRole('button', { name: 'Anúncios', exact: true }).click();
      await expect(page).toHaveURL(/\/kitPublish$/u);
    });

    await journey.step('they are looked at, in every look', async () => {
      await expect(page.getByText(/Kit Com 2/u).first()).toBeVisible();
      await holdsInEveryLook(page, 'kits-seller');
    });
  });
});
