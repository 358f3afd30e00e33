import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { journey } from '../support/journey.ts';
import { confirmInPalette, runFromPalette } from '../support/palette.ts';
import { openAs } from '../support/people.ts';
import { expectAccessible } from '../support/axe.ts';
import { holdsInEveryLook } from '../support/screens.ts';

/** One byte a letter, as Excel writes its own CSV. */
const windows = (text: string): Buffer => Buffer.from(text, 'latin1');

/** A file dropped on the page, as from the desktop. */
const dropFile = async (page: Page, name: string, bytes: Buffer): Promise<void> => {
  const carried = await page.evaluateHandle(
    ({ base64, called }) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([Uint8Array.from(atob(base64), (char) => char.codePointAt(0) ?? 0)], called, { type: 'text/csv' }));
      return transfer;
    },
    { base64: bytes.toString('base64'), called: name },
  );
  await page.dispatchEvent('#content', 'drop', { dataTransfer: carried });
};

const untilImport = (page: Page): Promise<void> => page.waitForURL((url) => /^\/import\/[\w-]+$/u.test(url.pathname));
const row = (page: Page, line: number) =>
  page
    .getByRole('table', { name: 'Linhas' })
    .getByRole('row')
    .filter({ has: page.getByRole('cell', { name: String(line), exact: true }) });

journey(
  'a seller exports price and stock, changes them in a spreadsheet, sees what changes, imports, and corrects what was refused',
  async ({ page }) => {
    await openAs(page, 'seller', '/import');
    await expect(page.getByText('Traga um CSV')).toBeVisible();
    const exporting = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Exportar preço e estoque' }).first().click();
    const sheet = (await readFile(await (await exporting).path(), 'utf8')).trimEnd().split('\r\n');
    expect(sheet[0]).toBe('\u{FEFF}SKU;Produto;Preço;Estoque;Versão');
    const [one = [], two = []] = sheet.slice(1, 3).map((each) => each.split(';'));

    await journey.step('a file with heads of its own is dropped, and its columns are mapped', async () => {
      const file = `Ref. interna;Valor à vista;Saldo hoje\r\n${one[0]};1.234,56;7\r\n${two[0]};mil;8\r\nNÃO-HÁ;1,00;1\r\n`;
      await dropFile(page, 'loja.csv', windows(file));
      await untilImport(page);
      const form = page.getByRole('form', { name: 'Colunas' });
      await expect(page.getByText('Windows-1252, separado por ponto e vírgula')).toBeVisible();
      await form.getByRole('button', { name: 'Conferir linhas' }).click();
      await expect(page.getByText('Falta a coluna “SKU”. Diga qual coluna é.')).toBeVisible();
      for (const [column, field] of [
        ['Ref. interna', 'SKU *'],
        ['Valor à vista', 'Preço'],
        ['Saldo hoje', 'Estoque'],
      ] as const) {
        await form.getByRole('combobox', { name: column }).click();
        await page.getByRole('option', { name: field, exact: true }).click();
      }
      await expectAccessible(page);
      await form.getByRole('button', { name: 'Conferir linhas' }).click();
    });

    await journey.step('what changes is told before it does, and what is wrong with the others', async () => {
      await expect(page.getByText(/^1 preço( e 1 estoque)? muda(m)?; 2 recusadas$/u)).toBeVisible();
      await expect(row(page, 2)).toContainText('→ R$ 1.234,56');
      await expect(row(page, 3)).toContainText('Preço: número não entendido: “mil”');
      await expect(row(page, 4)).toContainText('SKU não encontrado: “NÃO-HÁ”');
      await holdsInEveryLook(page, 'import-checked');
    });

    await journey.step('it is imported by the palette, and the report is filtered and downloaded', async () => {
      await runFromPalette(page, 'começar importação', 'Começar importação');
      await confirmInPalette(page, 'loja.csv');
      await expect(page.getByText('Concluída')).toBeVisible();
      await expect(page.getByText('1 importada; 2 recusadas')).toBeVisible();
      await page.getByRole('button', { name: 'Recusada (2)' }).click();
      await expect(row(page, 2)).toHaveCount(0);
      const downloading = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Baixar relatório' }).click();
      const report = await readFile(await (await downloading).path(), 'utf8');
      const corrected = report.replace(';mil;', ';99,90;').replaceAll('\r\n', '\n');
      await page.getByRole('button', { name: 'Voltar às importações' }).click();
      await dropFile(page, 'loja corrigida.csv', Buffer.from(corrected));
      await untilImport(page);
    });

    await journey.step('the corrected rows are taken by the report itself: its columns are as they were mapped', async () => {
      await expect(page.getByText('As colunas estão como da última vez')).toBeVisible();
      await page.getByRole('button', { name: 'Conferir linhas' }).click();
      await expect(page.getByText(/1 já estava igual; 1 recusada$/u)).toBeVisible();
      await page.getByRole('button', { name: 'Começar importação' }).click();
      await confirmInPalette(page, 'loja corrigida.csv');
      await expect(page.getByText('1 importada; 1 já estava igual; 1 recusada')).toBeVisible();
      await page.getByRole('button', { name: 'Voltar às importações' }).click();
      await expect(page.getByRole('grid', { name: 'Importar' }).getByText('loja corrigida.csv')).toBeVisible();
      await holdsInEveryLook(page, 'imports');
    });
  },
);
