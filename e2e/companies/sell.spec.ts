import { execFileSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { openFakeMarketplace, type FakeMarketplace, type ItemThere } from '../../tests/support/fake-marketplace.ts';
import { stageCategory } from '../../tests/support/stage-companies.ts';
import { stageFolder } from '../../tests/support/stage-folder.ts';
import { expectAccessible } from '../support/axe.ts';
import { saveBar } from '../support/editor.ts';
import { openFrontDoor, type FrontDoor } from '../support/front-door.ts';
import { journey } from '../support/journey.ts';
import { openMailServer, type MailServer } from '../support/mail-server.ts';
import { confirmInPalette, paletteField, runFromPalette } from '../support/palette.ts';
import { goInside, signOut, submitLogin, untilStarted } from '../support/people.ts';
import { registerByKeys, typeByKeys } from '../support/register.ts';
import { shoot } from '../support/screens.ts';
import { makeWorldFolder, startDemoServer } from '../support/server.ts';
import { tabTo } from '../support/tab-to.ts';

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

const enter = async (page: Page, name: string): Promise<void> => {
  await tabTo(page, page.getByRole('button', { name }));
  await page.keyboard.press('Enter');
};

journey('who begins today sells today: from the first superuser to a listing that is sold out and comes back', async ({ page }) => {
  journey.slow();
  let address = '';

  await journey.step('a company registers, and connects its account on Mercado Livre’s own page', async () => {
    await registerByKeys(page, mails, { company: 'Loja da Dora', taxId: '12ABC34501DE35', name: 'Dora Nova', mail: owner, password });
    await page.getByRole('region', { name: 'Para começar a vender' }).getByRole('link', { name: 'Conta do Mercado Livre' }).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname === '/integrations');
    await enter(page, 'Conectar conta');
    await expect(page.getByRole('heading', { name: 'Balcão quer acessar a sua conta' })).toBeVisible();
    await enter(page, 'Permitir');
    await expect(page.getByText('LOJADADORA está conectada')).toBeVisible();
  });

  await journey.step('it makes a product, and a listing of it with its picture', async () => {
    await page.goto('/product/new');
    const form = page.getByRole('form', { name: 'Novo produto' });
    await expect(form).toBeVisible();
    await typeByKeys(page, { Título: 'Camiseta básica', Marca: 'Malha Boa' });
    await form.getByRole('button', { name: /^Escolher categoria/u }).press('Enter');
    await page.getByRole('button', { name: 'Camisetas' }).press('Enter');
    const take = page.getByRole('button', { name: 'Usar esta categoria' });
    await expect(take).toBeEnabled();
    await take.press('Enter');
    await expect(take).toHaveCount(0);
    await typeByKeys(page, {
      SKU: 'CAM-AZ',
      'EAN / GTIN': '7891000315507',
      Preço: '59,90',
      Estoque: '4',
      Altura: '5',
      Largura: '30',
      Profundidade: '20',
      Peso: '200',
    });
    await page.keyboard.press('Control+s');
    await page.waitForURL((url) => url.pathname.startsWith('/product/show/'));
    await page.getByRole('main').getByRole('button', { name: 'Criar anúncio' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Criar anúncio' });
    await expect(dialog.getByRole('checkbox', { name: 'LOJADADORA' })).toBeChecked();
    await dialog.getByRole('button', { name: 'Criar anúncio' }).press('Enter');
    await page.waitForURL((url) => url.pathname.startsWith('/publish/'));
    address = new URL(page.url()).pathname;
  });

  await journey.step('it writes what a listing needs, and saves it', async () => {
    const file = { name: 'frente.jpg', mimeType: 'image/jpeg', buffer: await picture(page) };
    await page.locator('input[type="file"][multiple]').first().setInputFiles([file]);
    await page.getByRole('button', { name: 'Validar imagens' }).press('Enter');
    await expect(page.getByText('Imagem validada', { exact: true }).first()).toBeVisible();
    await page.getByRole('textbox', { name: 'Descrição', exact: true }).focus();
    await page.keyboard.type('Camiseta de malha, gola redonda.');
    await page.keyboard.press('Control+s');
    await expect(saveBar(page)).toContainText('Nada foi alterado');
    await shoot(page, 'first-listing', { appearance: 'light', width: 'wide', name: '' });
    await signOut(page);
  });

  await journey.step('the hub reviews and publishes it: it is on sale at Mercado Livre as it was written', async () => {
    await submitLogin(page, hub, password);
    await untilStarted(page);
    await goInside(page, address);
    await expect(page.getByRole('textbox', { name: 'Título' })).toHaveValue('Camiseta básica');
    await runFromPalette(page, 'aprovar', 'Aprovar');
    await isThere({ title: 'Camiseta básica', price: 59.9, quantity: 4, status: 'active' });
    await expect(page.getByText('Ativo', { exact: true }).first()).toBeVisible();
    await signOut(page);
  });

  await journey.step('its seller changes price and stock: so it is there', async () => {
    await submitLogin(page, owner, password);
    await untilStarted(page);
    await goInside(page, address);
    await expect(page.getByRole('textbox', { name: 'Título' })).toBeVisible();
    await runFromPalette(page, 'alterar preço', 'Alterar preço e estoque');
    for (const [asked, answer] of [
      ['Preço', '64,90'],
      ['Estoque', '9'],
    ] as const) {
      await expect(paletteField(page)).toHaveAttribute('placeholder', new RegExp(`^${asked}`, 'u'));
      await page.keyboard.type(answer);
      await page.keyboard.press('Enter');
    }
    await confirmInPalette(page, 'Alterar preço e estoque de Camiseta básica?');
    await isThere({ price: 64.9, quantity: 9, status: 'active' });
  });

  await journey.step('on a phone: without stock it is sold out here and there, and with stock it comes back by itself', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(address);
    const stock = async (pieces: string): Promise<void> => {
      await page.getByRole('button', { name: 'Mais ações do anúncio' }).click();
      await page.getByRole('menuitem', { name: 'Alterar preço e estoque' }).click();
      const dialog = page.getByRole('dialog', { name: 'Alterar preço e estoque' });
      const box = dialog.getByRole('textbox', { name: 'Estoque' });
      await box.fill(pieces);
      await box.press('Enter');
      await expect(dialog).toHaveCount(0);
    };
    await stock('0');
    await isThere({ quantity: 0, status: 'paused', subStatus: ['out_of_stock'] });
    await expect(page.getByText('Sem estoque', { exact: false }).first()).toBeVisible();
    await expectAccessible(page);
    await shoot(page, 'sold-out', { appearance: 'light', width: 'narrow', name: '' });
    await stock('3');
    await isThere({ quantity: 3, status: 'active', subStatus: [] });
    await expect(page.getByText('Ativo', { exact: true }).first()).toBeVisible();
  });
});
