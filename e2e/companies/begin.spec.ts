import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { promisify } from 'node:util';
import { expect, type Page } from '@playwright/test';
import { journey } from '../support/journey.ts';
import { stageNewCompanies } from '../../tests/support/stage-companies.ts';
import { stageFolder } from '../../tests/support/stage-folder.ts';
import { openMailServer, type MailServer } from '../support/mail-server.ts';
import { runFromPalette } from '../support/palette.ts';
import { goInside, signOut, submitLogin, untilStarted } from '../support/people.ts';
import { registerByKeys, typeByKeys } from '../support/register.ts';
import { expectAccessible } from '../support/axe.ts';
import { shoot } from '../support/screens.ts';
import { startDemoServer } from '../support/server.ts';

const password = 'girafa-47-azul';
const [owner, colleague] = ['dora@loja.test', 'caio@loja.test'];
let mails: MailServer;

/** An empty hub with its first superuser, as `npm run admin` makes it. */
const begin = async (dataDir: string): Promise<void> => {
  await rm(dataDir, { recursive: true });
  await promisify(execFile)(process.execPath, ['dist/server/admin.js', 'create-superuser', 'bia@loja.test'], {
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
  });
  await stageFolder(dataDir, stageNewCompanies);
};

journey.use({
  server: async ({ environment }, provide) => {
    mails = await openMailServer();
    const server = await startDemoServer({ ...environment, DEMO: 'off', SMTP_URL: mails.url }, begin);
    await provide(server);
    await server.stop();
    await mails.close();
  },
});

const steps = (page: Page) => page.getByRole('region', { name: 'Para começar a vender' });
const step = (page: Page, name: string) => steps(page).getByRole('listitem').filter({ hasText: name });

journey('a company that registers is led to what it needs first, writes its own data, and lets a colleague in', async ({ page }) => {
  await journey.step('it registers, confirms its mail and is in', async () => {
    await registerByKeys(page, mails, { company: 'Loja da Dora', taxId: '12ABC34501DE35', name: 'Dora Nova', mail: owner, password });
  });

  await journey.step('home says what is there and what is not, and each step leads to where it is done', async () => {
    await expect(step(page, 'Dados da empresa')).toContainText('Feito');
    for (const missing of ['Endereço da empresa', 'Conta do Mercado Livre', 'Primeiro produto', 'Primeiro anúncio', 'Convide um colega'])
      await expect(step(page, missing)).toContainText('A fazer');
    await expectAccessible(page);
    await shoot(page, 'home-first-steps', { appearance: 'light', width: 'wide', name: '' });
    for (const [name, path] of [
      ['Conta do Mercado Livre', '/integrations'],
      ['Primeiro produto', '/product/new'],
      ['Primeiro anúncio', '/product'],
    ] as const) {
      await steps(page).getByRole('link', { name }).focus();
      await page.keyboard.press('Enter');
      await page.waitForURL((url) => url.pathname === path);
      await goInside(page, '/');
      await expect(steps(page)).toBeVisible();
    }
  });

  await journey.step('the address is written by its owner; the tax id is not', async () => {
    await steps(page).getByRole('link', { name: 'Endereço da empresa' }).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname.startsWith('/seller/'));
    await expect(page.getByRole('heading', { name: 'Loja da Dora' })).toBeVisible();
    await runFromPalette(page, 'editar empresa', 'Editar empresa');
    const form = page.getByRole('form', { name: 'Editar empresa' });
    await expect(form.getByRole('textbox', { name: 'CPF/CNPJ' })).toHaveAttribute('readonly');
    await typeByKeys(page, { CEP: '01310100' });
    await page.keyboard.press('Control+s');
    await expect(form.getByRole('textbox', { name: 'Logradouro' })).toHaveAttribute('aria-invalid', 'true');
    await typeByKeys(page, { Logradouro: 'Avenida Paulista', Número: '1000', Cidade: 'São Paulo', UF: 'SP' });
    await page.keyboard.press('Enter');
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Empresa salva')).toBeVisible();
    await expect(page.getByText('Avenida Paulista, 1000')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Histórico' })).toContainText('Editou a empresa');
  });

  await journey.step('a colleague is invited on the same page', async () => {
    await runFromPalette(page, 'convidar colega', 'Convidar colega');
    const dialog = page.getByRole('dialog', { name: 'Convidar colega' });
    await dialog.getByRole('textbox', { name: 'Nome' }).focus();
    await page.keyboard.type('Caio Colega');
    await page.keyboard.press('Tab');
    await page.keyboard.type(colleague);
    await page.keyboard.press('Enter');
    await expect(page.getByText(`Convite enviado para ${colleague}`)).toBeVisible();
    await expect(page.getByRole('row', { name: /Caio Colega/u })).toContainText('Convidado');
    await expectAccessible(page);
    await shoot(page, 'company-own', { appearance: 'light', width: 'wide', name: '' });
    await goInside(page, '/');
    await expect(step(page, 'Endereço da empresa')).toContainText('Feito');
    await expect(step(page, 'Convide um colega')).toContainText('Feito');
  });

  await journey.step(
    'the first product is made by keys, with two variations; what is wrong is said at its field and nothing is lost',
    async () => {
      await steps(page).getByRole('link', { name: 'Primeiro anúncio' }).focus();
      await page.keyboard.press('Enter');
      await expect(page.getByText('Cadastre o primeiro', { exact: false })).toBeVisible();
      await runFromPalette(page, 'novo produto', 'Novo produto');
      await expect(page).toHaveTitle('Novo produto · Balcão');
      const form = page.getByRole('form', { name: 'Novo produto' });
      const variation = (n: number) => form.getByRole('region', { name: `Variação ${n}` });
      await typeByKeys(page, { Título: 'Camiseta básica', Marca: 'Malha Boa' });
      await form.getByRole('button', { name: /^Escolher categoria/u }).focus();
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: 'Camisetas' }).focus();
      await page.keyboard.press('Enter');
      const take = page.getByRole('button', { name: 'Usar esta categoria' });
      await expect(take).toBeEnabled();
      await take.focus();
      await page.keyboard.press('Enter');
      await expect(take).toHaveCount(0);
      await expect(form.getByText('Camisetas', { exact: true })).toBeVisible();
      await form.getByRole('button', { name: 'Adicionar variação' }).focus();
      await page.keyboard.press('Enter');
      await typeByKeys(page, { 'O que muda entre elas': 'Cor' });
      const fill = async (n: number, fields: Readonly<Record<string, string>>): Promise<void> => {
        for (const [label, text] of Object.entries(fields)) {
          await variation(n)
            .getByLabel(new RegExp(`^${label}(?: \\*)?$`, 'u'))
            .focus();
          await page.keyboard.type(text);
        }
      };
      await fill(1, { SKU: 'CAM-AZ', Cor: 'Azul', 'EAN / GTIN': '7 891000 315507', Preço: '59,90', Estoque: '4', Peso: '200' });
      await fill(2, { SKU: 'CAM-AZ', Cor: 'Verde', Preço: '59,90', Estoque: '7' });
      await page.keyboard.press('Control+s');
      await expect(variation(2).getByRole('textbox', { name: 'EAN / GTIN' })).toHaveAttribute('aria-invalid', 'true');
      await expect(variation(2)).toContainText('Informe o EAN / GTIN, ou por que não há um');
      // It was kept when it was sent: a reload waits for nothing.
      await expectAccessible(page);
      await page.reload();
      await expect(variation(2).getByLabel(/^Cor/u)).toHaveValue('Verde');
      await variation(2).getByRole('combobox', { name: 'Por que não há EAN' }).fill('artesanal');
      await page.keyboard.press('Enter');
      await page.keyboard.press('Control+s');
      await expect(variation(2)).toContainText('Outra variação já tem este SKU');
      await shoot(page, 'product-new', { appearance: 'light', width: 'wide', name: '' });
      await variation(2).getByLabel(/^SKU/u).fill('CAM-VD');
      await page.keyboard.press('Control+s');
      await expect(page.getByText('Produto salvo')).toBeVisible();
      await page.waitForURL((url) => url.pathname.startsWith('/product/show/'));
      await expect(page.getByRole('row', { name: /CAM-VD/u })).toContainText('É uma peça artesanal');
    },
  );

  await journey.step(
    'one of its variations is listed: the listing waits for review and is open; both again, and what is there is told',
    async () => {
      const product = page.url();
      await page.getByRole('main').getByRole('button', { name: 'Criar anúncio' }).press('Enter');
      const dialog = page.getByRole('dialog', { name: 'Criar anúncio' });
      await expect(dialog.getByRole('checkbox', { name: 'Loja no ML' })).toBeChecked();
      await dialog.getByRole('checkbox', { name: 'CAM-VD · Verde' }).press('Space');
      await dialog.getByRole('checkbox', { name: 'CAM-VD · Verde' }).press('Enter');
      await page.waitForURL((url) => url.pathname.startsWith('/publish/'));
      await expect(page.getByRole('textbox', { name: 'Título' })).toHaveValue('Camiseta básica Azul');
      await expect(page.getByText('Pendente de revisão', { exact: false }).first()).toBeVisible();
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(product);
      await page.getByRole('main').getByRole('button', { name: 'Criar anúncio' }).click();
      await dialog.getByRole('button', { name: 'Criar anúncio' }).click();
      await expect(dialog.getByText('Anúncio criado, na revisão')).toBeVisible();
      await expect(dialog.getByText('Já existiam')).toBeVisible();
      await expect(dialog.getByRole('link', { name: 'CAM-AZ em Loja no ML' })).toBeVisible();
      await expectAccessible(page);
      await shoot(page, 'product-listed', { appearance: 'light', width: 'narrow', name: '' });
      await dialog.getByRole('button', { name: 'Voltar' }).click();
      await page.goto('/product/new');
      await expect(page.getByRole('form', { name: 'Novo produto' })).toBeVisible();
      await shoot(page, 'product-new', { appearance: 'light', width: 'narrow', name: '' });
      await page.setViewportSize({ width: 1440, height: 900 });
      await goInside(page, '/');
      await expect(step(page, 'Primeiro produto')).toContainText('Feito');
      await expect(step(page, 'Primeiro anúncio')).toContainText('Feito');
    },
  );

  await journey.step('who is invited chooses a password and is in, with the listings, and no word in who else comes', async () => {
    await signOut(page);
    await page.goto(await mails.linkTo(colleague));
    await typeByKeys(page, { 'Nova senha': password, 'Repita a senha': password });
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: 'Entrar' }).click();
    await page.waitForURL((url) => url.pathname === '/login');
    await submitLogin(page, colleague, password);
    await untilStarted(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await goInside(page, '/publish');
    await expect(page.getByText('Camiseta básica Azul').first()).toBeVisible();
    await goInside(page, '/seller');
    await expect(page.getByRole('table', { name: 'Equipe' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Editar empresa' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Convidar colega' })).toHaveCount(0);
  });
});
