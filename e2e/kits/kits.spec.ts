import { expect, type Page } from '@playwright/test';
import { getKit, listKits, listKitSkus } from '#contract/kit.ts';
import { askAs } from '../support/ask.ts';
import { expectAccessible } from '../support/axe.ts';
import { journey } from '../support/journey.ts';
import { openAs, openSession } from '../support/people.ts';
import { looks, shoot, wear } from '../support/screens.ts';

journey.use({ environment: { MARKETPLACE_CLOCK: 'off' } });

const lookOf = (width: 'wide' | 'narrow', appearance: 'light' | 'dark') => {
  const look = looks.find((each) => each.width === width && each.appearance === appearance);
  if (!look) throw new Error('There is no such look');
  return look;
};
const grid = (page: Page) => page.getByRole('grid', { name: 'Kits' });
const lines = (page: Page) => grid(page).getByRole('row');
const form = (page: Page, name: string) => page.getByRole('form', { name });

const readAs = async (origin: string, who: 'seller' | 'superuser') => {
  const token = await openSession(origin, who);
  return async (path: string): Promise<unknown> =>
    (await fetch(`${origin}/v2/${path}`, { headers: { authorization: token, usertoken: token } })).json();
};

journey('kits are composed by a seller and seen by whom they concern', async ({ page, server }) => {
  await journey.step(
    'a seller composes a kit, sees what it comes to, corrects what is wrong, finds it by its SKU and changes it; somebody else’s change is told first',
    async () => {
      const look = lookOf('wide', 'light');
      await wear(page, look);
      const read = await readAs(server.origin, 'seller');
      const [first, second] = listKitSkus.reply.parse(await read('kit/sku')).filter(({ stock, price }) => stock > 5 && price !== null);
      if (!first || !second) throw new Error('The demo seller has fewer than two SKUs at hand');
      await openAs(page, 'seller', '/kit');
      await expect(lines(page).nth(3)).toBeVisible();
      await expect(grid(page)).toContainText('KIT-001');
      await shoot(page, 'kits', look);
      await expectAccessible(page);

      await page.getByRole('button', { name: 'Criar kit' }).click();
      await expect(page).toHaveURL(/\/kit\/new$/u);
      await expect(page).toHaveTitle('Criar kit · Balcão');
      const fresh = form(page, 'Criar kit');
      const price = fresh.getByRole('region', { name: 'Resultado' });
      await fresh.getByRole('textbox', { name: 'Título' }).fill('Kit da jornada');
      await fresh.getByRole('textbox', { name: 'SKU do kit' }).fill(first.sku);
      await fresh.getByRole('button', { name: 'Salvar kit' }).click();
      await expect(fresh.getByText('Adicione ao menos um SKU')).toBeVisible();
      const search = fresh.getByRole('searchbox', { name: 'Adicionar SKU' });
      await search.fill('nada disso existe');
      await expect(fresh.getByText('Nenhum SKU encontrado')).toBeVisible();
      for (const { sku } of [first, second]) {
        await search.fill(sku);
        await fresh.getByRole('button', { name: `Adicionar ${sku} ao kit` }).click();
        await expect(fresh.getByRole('table', { name: 'Composição' })).toContainText(sku);
      }
      await fresh.getByRole('textbox', { name: `Quantidade de ${second.sku}` }).fill('2');
      await fresh.getByRole('textbox', { name: 'Desconto sobre as unidades' }).fill('10');
      const cents = Math.round(((first.price ?? 0) + 2 * (second.price ?? 0)) * 0.9);
      const said = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2 }).format(cents / 100);
      await expect(price).toContainText(said);
      await expect(price).toContainText(String(Math.min(first.stock, Math.floor(second.stock / 2))));
      await shoot(page, 'kit-new', look);
      await expectAccessible(page);

      // Its SKU is a product's: told at its field.
      await fresh.getByRole('button', { name: 'Salvar kit' }).click();
      await expect(page.getByText(`Um kit não contém outro kit: ${first.sku}`).first()).toBeVisible();
      await fresh.getByRole('textbox', { name: 'SKU do kit' }).fill('JORNADA-1');
      // The server does not answer once: what is typed stays.
      await page.route('**/v2/kit', (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()), { times: 1 });
      await fresh.getByRole('button', { name: 'Salvar kit' }).click();
      await expect(page.getByText('Não foi possível salvar. O que você digitou continua aqui.')).toBeVisible();
      await fresh.getByRole('button', { name: 'Salvar kit' }).click();
      await expect(page.getByRole('heading', { name: 'Kit da jornada' })).toBeVisible();
      await expect(page).toHaveURL(/\/kit\/[\w-]{36}$/u);
      await expect(page.getByText('Kit criado')).toBeVisible();
      await expect(page.getByText('Nenhum anúncio de kit tem este SKU')).toBeVisible();
      await shoot(page, 'kit', look);
      await expectAccessible(page);

      const kit = getKit.reply.parse(await read(page.url().replace(/^.*\/kit\//u, 'kit/')));
      await page.getByRole('button', { name: 'Editar kit' }).click();
      const edited = form(page, 'Editar kit');
      await edited.getByRole('button', { name: `Remover ${first.sku} do kit` }).click();
      await edited.getByRole('textbox', { name: 'Título' }).fill('Kit da viagem');
      // Meanwhile the superuser names it otherwise, too.
      const { name: _name, code, discount, parts } = kit;
      const meanwhile = { name: 'Kit da casa', code, discount, parts: parts.map(({ skuId, quantity }) => ({ skuId, quantity })) };
      expect(await (await askAs(server.origin, 'superuser')).write('PUT', `/kit/${kit._id}`, meanwhile, kit.version)).toBe(200);
      await edited.getByRole('button', { name: 'Salvar kit' }).click();
      await expect(page.getByText(/alterou isto enquanto você editava/u)).toBeVisible();
      await edited.getByRole('button', { name: 'Salvar kit' }).click();
      await expect(page.getByText('Kit editado').first()).toBeVisible();
      await expect(page.getByRole('table', { name: 'Composição' })).not.toContainText(first.sku);

      await page.getByRole('main').getByRole('button', { name: 'Criar anúncio' }).click();
      const where = page.getByRole('dialog', { name: 'Criar anúncio' });
      await where.getByRole('checkbox').first().check();
      await shoot(page, 'kit-list', look);
      await expectAccessible(page);
      await where.getByRole('button', { name: 'Criar anúncio' }).click();
      await page.waitForURL((url) => url.pathname.startsWith('/kitPublish/'));
      await expect(page.getByRole('textbox', { name: 'Título' })).toHaveValue('Kit da viagem');
      await expect(page.getByText('Pendente de revisão', { exact: false }).first()).toBeVisible();

      await page.goto(`/kit/${kit._id}`);
      await expect(page.getByRole('table', { name: 'Anúncios deste kit' })).toContainText('Kit da viagem');
      await page.getByRole('button', { name: 'Voltar aos kits' }).click();
      await page.getByRole('searchbox').fill('jornada-1');
      await expect(lines(page)).toHaveCount(2);
      await page.getByRole('searchbox').fill('nada disso existe');
      await expect(page.getByText('Nenhum registro encontrado')).toBeVisible();
    },
  );

  await journey.step(
    'a kit listing leads its reviewer to the kit, which they can not change; a superuser sees kits of all companies, another seller none of these',
    async () => {
      const look = lookOf('narrow', 'dark');
      const read = await readAs(server.origin, 'seller');
      const [listed] = listKits.reply.parse(await read('kit?listed=yes')).items;
      const [publication] = listed ? getKit.reply.parse(await read(`kit/${listed._id}`)).publications : [];
      if (!listed || !publication) throw new Error('No kit of the demo seller is listed');
      await openAs(page, 'superuser', '/kit');
      await expect(lines(page).nth(5)).toBeVisible();
      await expect(grid(page)).toContainText('Empresa');
      await wear(page, look);
      await expect(lines(page).nth(3)).toBeVisible();
      await shoot(page, 'kits', look);
      await page.goto('/kit/new');
      await expect(form(page, 'Criar kit')).toBeVisible();
      await shoot(page, 'kit-new', look);
      await expectAccessible(page);
      await page.goto(`/kit/${listed._id}`);
      await expect(page.getByRole('button', { name: 'Editar kit' })).toBeVisible();
      await shoot(page, 'kit', look);
      await expectAccessible(page);
      await page.getByRole('table', { name: 'Anúncios deste kit' }).getByRole('link').first().click();
      await expect(page).toHaveURL(new RegExp(`/kitPublish/${publication.publishId}$`, 'u'));

      await page.goto('/logout');
      await page.waitForURL((url) => url.pathname === '/login');
      await openAs(page, 'reviewer', `/kitPublish/${publication.publishId}`);
      await page.getByRole('region', { name: 'Resumo' }).getByRole('link', { name: 'Kit' }).click();
      await expect(page).toHaveURL(new RegExp(`/kit/${listed._id}$`, 'u'));
      await expect(page.getByRole('table', { name: 'Composição' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Editar kit' })).toHaveCount(0);
      for (const closed of ['/kit', '/kit/new']) {
        await page.goto(closed);
        await page.waitForURL((url) => url.pathname === '/');
      }

      await page.goto('/logout');
      await page.waitForURL((url) => url.pathname === '/login');
      await openAs(page, 'otherSeller', `/kit/${listed._id}`);
      await expect(page.getByText('Não encontrado', { exact: true })).toBeVisible();
    },
  );
});
