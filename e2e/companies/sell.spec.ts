import { execFileSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { openFakeMarketplace, type FakeMarketplace, type ItemThere } from '../../tests/support/fake-marketplace.ts';
import { stageCategory } from '../../tests/support/stage-companies.ts';
import { stageFolder } from '../../tests/support/stage-folder.ts';
import { expectAccessible } from '../support/axe.ts';
import { saveBar } from '../support/editor.ts';
import { openFrontDoor, type FrontDoor } from '../support/front-door.ts';
import { byFinger, byKeys, type Hands } from '../support/hands.ts';
import { journey } from '../support/journey.ts';
import { openMailServer, type MailServer } from '../support/mail-server.ts';
import { palette, paletteField, runFromPalette } from '../support/palette.ts';
import { goInside, signOut, untilStarted } from '../support/people.ts';
import { fillIn, register } from '../support/register.ts';
import { looks, shoot, wear, type Look } from '../support/screens.ts';
import { makeWorldFolder, startDemoServer } from '../support/server.ts';

const password = 'girafa-47-azul';
const [hub, owner] = ['bia@loja.test', 'dora@loja.test'];
let mails: MailServer;
let fake: FakeMarketplace;

/** A hub as an installation begins: a superuser who chose a password, and the categories that were imported. */
const begin = async (dataDir: string): Promise<void> => {
  await rm(dataDir, { recursive: true });
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' };
  execFileSync(process.execPath, ['dist/server/admin.js', 'create-superuser', hub, '--password-stdin'], { env, input: password });
  await stageFolder(dataDir, stageCategory);
};

journey.use({
  server: async ({ environment }, provide) => {
    const folder = await makeWorldFolder();
    mails = await openMailServer();
    fake = await openFakeMarketplace(folder, [{ id: 417_382_461, nickname: 'LOJADADORA' }]);
    const door: FrontDoor = await openFrontDoor();
    const server = await startDemoServer(
      { ...environment, ...fake.settings, PUBLIC_URL: door.address, DEMO: 'off', SMTP_URL: mails.url },
      begin,
    );
    door.leadTo(server.origin);
    await provide(server);
    await server.stop();
    await door.close();
    await fake.stop();
    await mails.close();
    await rm(folder, { recursive: true });
  },
});

const isThere = (expected: Partial<ItemThere>): Promise<void> => expect.poll(fake.items).toMatchObject([expected]);

/** A white shirt's picture as a camera leaves it: large enough, and sharp. */
const picture = async (page: Page): Promise<Buffer> =>
  Buffer.from(
    await page.evaluate(() => {
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [1200, 1200];
      const pen = canvas.getContext('2d');
      if (!pen) throw new Error('This browser draws nothing');
      pen.fillStyle = '#fff';
      pen.fillRect(0, 0, 1200, 1200);
      pen.fillStyle = '#24527a';
      for (let row = 0; row < 40; row += 1) pen.fillRect(300 + (row % 2) * 10, 250 + row * 18, 600, 9);
      return canvas.toDataURL('image/jpeg').split(',')[1] ?? '';
    }),
    'base64',
  );

/** Asked by the palette where there are keys, and in the dialog of a button where there are fingers. */
type Reprice = (page: Page, hands: Hands, what: { readonly price?: string; readonly stock: string }) => Promise<void>;

const inPalette: Reprice = async (page, hands, { price, stock }) => {
  await runFromPalette(page, 'alterar preço', 'Alterar preço e estoque');
  for (const [asked, answer] of [
    ['Preço', price],
    ['Estoque', stock],
  ] as const) {
    await expect(paletteField(page)).toHaveAttribute('placeholder', new RegExp(`^${asked}`, 'u'));
    if (answer !== undefined) await page.keyboard.type(answer);
    await page.keyboard.press('Enter');
  }
  const review = palette(page).locator('.palette-review');
  await expect(review).toContainText('Alterar preço e estoque de Camiseta básica?');
  await hands.press(review.getByRole('button'));
};

const inDialog: Reprice = async (page, hands, { price, stock }) => {
  await hands.press(page.getByRole('button', { name: 'Mais ações do anúncio' }));
  await hands.press(page.getByRole('menuitem', { name: 'Alterar preço e estoque' }));
  const dialog = page.getByRole('dialog', { name: 'Alterar preço e estoque' });
  if (price !== undefined) await hands.write(dialog.getByRole('textbox', { name: 'Preço' }), price);
  await hands.write(dialog.getByRole('textbox', { name: 'Estoque' }), stock);
  await hands.press(dialog.getByRole('button', { name: 'Alterar preço e estoque' }));
  await expect(dialog).toHaveCount(0);
};

interface Way {
  readonly by: string;
  readonly handsOf: (page: Page) => Hands;
  readonly reprice: Reprice;
  readonly save: (page: Page, hands: Hands) => Promise<void>;
}

const keyed: Way = { by: 'the keyboard alone', handsOf: byKeys, reprice: inPalette, save: (page) => page.keyboard.press('Control+s') };
const touched: Way = {
  by: 'a finger',
  handsOf: byFinger,
  reprice: inDialog,
  save: (page, hands) => hands.press(page.getByRole('button', { name: /^Salvar/u })),
};

const lookOf = (wanted: Look['width']): Look => {
  const look = looks.find(({ width, appearance }) => width === wanted && appearance === 'light');
  if (!look) throw new Error('There is no such look');
  return look;
};

for (const [look, { by, handsOf, reprice, save }] of [
  [lookOf('wide'), keyed],
  [lookOf('narrow'), touched],
] as const)
  journey(
    `who begins today sells today, at ${look.name} with ${by}: from the first superuser to a listing that is sold out and comes back`,
    async ({ page }) => {
      journey.slow();
      await wear(page, look);
      const hands = handsOf(page);
      let address = '';
      const firstSteps = page.getByRole('region', { name: 'Para começar a vender' });
      /** The listing's page shows this status, and is accessible. */
      const isSaid = async (status: string): Promise<void> => {
        await expect(page.getByText(status, { exact: false }).first()).toBeVisible();
        await expectAccessible(page);
      };
      const enter = async (mail: string): Promise<void> => {
        await fillIn(page, hands, { 'E-mail': mail, Senha: password });
        await page.keyboard.press('Enter');
        await page.waitForURL((url) => url.pathname !== '/login');
        await untilStarted(page);
        await goInside(page, address);
        await expect(page.getByRole('textbox', { name: 'Título' })).toHaveValue('Camiseta básica');
      };

      await journey.step('a company registers, and connects its account on Mercado Livre’s own page', async () => {
        await register(page, mails, hands, {
          company: 'Loja da Dora',
          taxId: '12ABC34501DE35',
          name: 'Dora Nova',
          mail: owner,
          password,
        });
        await hands.press(firstSteps.getByRole('link', { name: 'Conta do Mercado Livre' }));
        await page.waitForURL((url) => url.pathname === '/integrations');
        await hands.press(page.getByRole('button', { name: 'Conectar conta' }));
        await expect(page.getByRole('heading', { name: 'Balcão quer acessar a sua conta' })).toBeVisible();
        await hands.press(page.getByRole('button', { name: 'Permitir' }));
        await expect(page.getByText('LOJADADORA está conectada')).toBeVisible();
      });

      await journey.step('it makes a product, and a listing of it', async () => {
        await page.goto('/');
        await hands.press(firstSteps.getByRole('link', { name: 'Primeiro produto' }));
        const form = page.getByRole('form', { name: 'Novo produto' });
        await expect(form).toBeVisible();
        await fillIn(page, hands, { Título: 'Camiseta básica', Marca: 'Malha Boa' });
        await hands.press(form.getByRole('button', { name: /^Escolher categoria/u }));
        await hands.press(page.getByRole('button', { name: 'Camisetas' }));
        const take = page.getByRole('button', { name: 'Usar esta categoria' });
        await hands.press(take);
        await expect(take).toHaveCount(0);
        await fillIn(page, hands, {
          SKU: 'CAM-AZ',
          'EAN / GTIN': '7891000315507',
          Preço: '59,90',
          Estoque: '4',
          Altura: '5',
          Largura: '30',
          Profundidade: '20',
          Peso: '200',
        });
        await shoot(page, 'first-product', look);
        await save(page, hands);
        await page.waitForURL((url) => url.pathname.startsWith('/product/show/'));
        await hands.press(page.getByRole('main').getByRole('button', { name: 'Criar anúncio' }));
        const dialog = page.getByRole('dialog', { name: 'Criar anúncio' });
        await expect(dialog.getByRole('checkbox', { name: 'LOJADADORA' })).toBeChecked();
        await hands.press(dialog.getByRole('button', { name: 'Criar anúncio' }));
        await page.waitForURL((url) => url.pathname.startsWith('/publish/'));
        address = new URL(page.url()).pathname;
      });

      await journey.step('it gives the listing its picture and what it needs, and saves it', async () => {
        await hands.give(page.getByRole('button', { name: 'Escolher arquivos' }), {
          name: 'frente.jpg',
          mimeType: 'image/jpeg',
          buffer: await picture(page),
        });
        await hands.press(page.getByRole('button', { name: 'Validar imagens' }));
        await expect(page.getByText('Imagem validada', { exact: true }).first()).toBeVisible();
        await fillIn(page, hands, { Descrição: 'Camiseta de malha, gola redonda.' });
        await save(page, hands);
        await expect(saveBar(page)).toContainText('Nada foi alterado');
        await shoot(page, 'first-listing', look);
        await signOut(page);
      });

      await journey.step('the hub reviews and publishes it: it is on sale at Mercado Livre as it was written', async () => {
        await enter(hub);
        await runFromPalette(page, 'aprovar', 'Aprovar');
        await isThere({ title: 'Camiseta básica', price: 59.9, quantity: 4, status: 'active' });
        await expect(page.getByText('Ativo', { exact: true }).first()).toBeVisible();
        await signOut(page);
      });

      await journey.step('its seller changes price and stock: so it is there', async () => {
        await enter(owner);
        await reprice(page, hands, { price: '64,90', stock: '9' });
        await isThere({ price: 64.9, quantity: 9, status: 'active' });
      });

      await journey.step('without stock it is sold out here and there, and with stock it comes back by itself', async () => {
        await reprice(page, hands, { stock: '0' });
        await isThere({ quantity: 0, status: 'paused', subStatus: ['out_of_stock'] });
        await isSaid('Sem estoque');
        await shoot(page, 'sold-out', look);
        await reprice(page, hands, { stock: '3' });
        await isThere({ quantity: 3, status: 'active', subStatus: [] });
        await isSaid('Ativo');
        await shoot(page, 'restocked', look);
      });
    },
  );
