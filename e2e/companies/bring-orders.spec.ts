import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { journey } from '../support/journey.ts';
import { confirmInPalette, runFromPalette } from '../support/palette.ts';
import { openAs } from '../support/people.ts';
import { holdsInEveryLook } from '../support/screens.ts';

/** Files dropped on the page together, as from the desktop. */
const dropFiles = async (page: Page, files: Readonly<Record<string, string>>): Promise<void> => {
  const carried = await page.evaluateHandle((given) => {
    const transfer = new DataTransfer();
    for (const [name, text] of Object.entries(given)) transfer.items.add(new File([text], name, { type: 'text/csv' }));
    return transfer;
  }, files);
  await page.dispatchEvent('#content', 'drop', { dataTransfer: carried });
};

const customers = 'customer_id,customer_unique_id,customer_zip_code_prefix,customer_city,customer_state\nc1,u1,01310,sao paulo,SP\n';
const orders =
  'Nº do pedido,customer_id,order_status,order_purchase_timestamp\nE2E-1,c1,delivered,02/10/2017 10:56\nE2E-2,c1,shipped,03/10/2017 9:00\n';
const items =
  'order_id,order_item_id,product_id,seller_id,price,freight_value\nE2E-1,1,p1,s1,dez,1.00\nE2E-1,2,p2,s1,50.00,1.00\nE2E-2,1,p1,s1,20.00,0\n';
const payments = 'order_id,payment_sequential,payment_type,payment_installments,payment_value\nE2E-1,1,credit_card,1,61.00\n';
const files = { 'pagamentos.csv': payments, 'pedidos.csv': orders, 'itens.csv': items, 'clientes.csv': customers };

const untilImport = (page: Page): Promise<void> => page.waitForURL((url) => /^\/import\/[\w-]+$/u.test(url.pathname));
const row = (page: Page, line: number) =>
  page
    .getByRole('table', { name: 'Linhas' })
    .getByRole('row')
    .filter({ has: page.getByRole('cell', { name: String(line), exact: true }) });
/** With the keys alone: focused and pressed. */
const press = async (page: Page, name: string | RegExp, key = 'Enter'): Promise<void> => {
  const button = page.getByRole('button', { name, exact: true });
  await button.focus();
  await page.keyboard.press(key);
};

/** One of many, found by typing over what stands there. */
const choose = async (page: Page, box: Locator, text: string, option: RegExp): Promise<void> => {
  await box.focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.type(text);
  await page.getByRole('option', { name: option }).waitFor();
  await page.keyboard.press('Enter');
  await expect(box).toHaveValue(option);
};

/** The company is said, and what was dropped is sent, by the keyboard. */
const sendFor = async (page: Page, company: string, count: number): Promise<void> => {
  const dialog = page.getByRole('dialog', { name: 'Importar arquivo' });
  await choose(page, dialog.getByRole('combobox', { name: 'Empresa' }), company, new RegExp(company, 'u'));
  await expectAccessible(page);
  await press(page, `Enviar “${count} arquivos”`);
  await untilImport(page);
};

journey(
  'a superuser drops the files of orders together, says what they are, looks, imports, and corrects by the report',
  async ({ page }) => {
    await openAs(page, 'superuser', '/import');
    await expect(page.getByRole('button', { name: 'Importar arquivo' }).first()).toBeVisible();

    await journey.step('each file is read as what it is, and what is none of orders is left out', async () => {
      await dropFiles(page, files);
      await sendFor(page, 'Casa Aurora', 4);
      await expect(page.getByText('Confira as colunas')).toBeVisible();
      const checkedIn = (file: string) => page.getByRole('region', { name: file, exact: true }).getByRole('radio', { checked: true });
      await expect(checkedIn('itens.csv')).toHaveAccessibleName('Itens dos pedidos');
      await expect(checkedIn('clientes.csv')).toHaveAccessibleName('Clientes');
      await expect(checkedIn('pagamentos.csv')).toHaveAccessibleName('Deixar de fora');
      await expect(checkedIn('pedidos.csv')).toHaveAccessibleName('Deixar de fora');
      await press(page, 'Conferir linhas');
      await expect(page.getByText('Falta a tabela de pedidos: diga qual arquivo é, ou traga-o junto com os outros')).toBeVisible();
    });

    await journey.step('a file with a head of its own is said to be the orders, and its column is mapped', async () => {
      const file = page.getByRole('region', { name: 'pedidos.csv', exact: true });
      await file.getByRole('radio', { name: 'Pedidos', exact: true }).focus();
      await page.keyboard.press('Space');
      await choose(page, file.getByRole('combobox', { name: 'Nº do pedido' }), 'Pedido', /^Pedido \*$/u);
      await holdsInEveryLook(page, 'import-orders-files');
      await press(page, 'Conferir linhas');
    });

    await journey.step('dates with the day first are refused until it is said', async () => {
      await expect(page.getByText('Pronta para importar')).toBeVisible();
      await expect(row(page, 2)).toContainText('Data da compra: data não entendida: “02/10/2017 10:56”');
      await press(page, 'Mudar as colunas');
      await choose(page, page.getByRole('combobox', { name: 'Datas' }), 'Dia', /^Dia primeiro/u);
      await press(page, 'Conferir linhas');
    });

    await journey.step('what comes of each line of each file is told before anything does', async () => {
      await expect(page.getByText('5 linhas a importar; 1 sem uso; 1 recusada')).toBeVisible();
      await press(page, 'Pedidos');
      await expect(row(page, 2)).toContainText('Pedido com itens recusados');
      await press(page, 'Itens dos pedidos');
      await expect(row(page, 2).first()).toContainText('Preço do item: número não entendido: “dez”');
      await holdsInEveryLook(page, 'import-orders-checked');
    });

    await journey.step('they are imported by the palette, and the report of the items is downloaded', async () => {
      await runFromPalette(page, 'começar importação', 'Começar importação');
      await confirmInPalette(page, 'pedidos.csv');
      await expect(page.getByText('Concluída')).toBeVisible();
      await expect(page.getByText('5 importadas; 1 sem uso; 1 recusada')).toBeVisible();
      const downloading = page.waitForEvent('download');
      await press(page, 'Baixar relatório: Itens dos pedidos');
      const download = await downloading;
      expect(download.suggestedFilename()).toBe('itens relatório.csv');
      const report = (await readFile(await download.path(), 'utf8')).replace(';dez;', ';10,00;');
      await press(page, 'Voltar às importações');
      await dropFiles(page, { ...files, 'itens.csv': report });
      await sendFor(page, 'Casa Aurora', 4);
    });

    await journey.step(
      'what was refused is taken by the corrected report: everything is as it was mapped, and the rest is there already',
      async () => {
        await expect(page.getByText(/estão como da última vez/u)).toBeVisible();
        await press(page, 'Conferir linhas');
        await expect(page.getByText('Pronta para importar')).toBeVisible();
        await press(page, 'Pedidos');
        await expect(row(page, 2)).toContainText('Itens diferentes (aqui');
        await expect(row(page, 3)).toContainText('Já estava igual');
        await press(page, 'Começar importação');
        await confirmInPalette(page, 'pedidos.csv');
        await expect(page.getByText('Concluída')).toBeVisible();
        await expect(row(page, 2)).toContainText('Atualizada');
        await page.goto('/sale?search=E2E-1');
        await expect(page.getByText('E2E-1').first()).toBeVisible();
        await expect(page.getByText('R$ 60,00').first()).toBeVisible();
      },
    );
  },
);
