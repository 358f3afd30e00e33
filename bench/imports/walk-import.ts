import type { Page } from 'playwright';
import type { MadeFile } from './files.ts';

/** A file of this size takes minutes; nobody waits for an hour. */
const patience = { timeout: 3_600_000 };
const pagesRead = 40;

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** To the page of an import, its file chosen in the dialog; answers the import's id once its file was read. */
const bring = async (page: Page, { path }: MadeFile): Promise<string> => {
  await button(page, 'Importar arquivo').first().click();
  await page.getByRole('dialog', { name: 'Importar arquivo' }).locator('input[type=file]').setInputFiles(path);
  await page.waitForURL((url) => /^\/import\/[\w-]+$/u.test(url.pathname), patience);
  await button(page, 'Conferir linhas').waitFor(patience);
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
};

const start = async (page: Page): Promise<void> => {
  await button(page, 'Conferir linhas').click();
  await button(page, 'Começar importação').click(patience);
  await page.getByRole('dialog', { name: 'Ações' }).locator('.palette-review').getByRole('button').click();
};

/** From the list of imports: a file is brought, its columns are taken as suggested, it is looked at and started. Answers its id. */
export const startImport = async (page: Page, file: MadeFile): Promise<string> => {
  const id = await bring(page, file);
  await start(page);
  return id;
};

export const untilDone = (page: Page): Promise<void> => page.getByText('Concluída', { exact: true }).waitFor(patience);

/** The report as somebody reads it: page after page for a while, what was refused, and the whole of it as a file. */
export const readReport = async (page: Page): Promise<void> => {
  const lines = page.getByRole('table', { name: 'Linhas' });
  const firstLine = lines.getByRole('cell').first();
  const next = button(page, 'Próxima Página');
  for (let turned = 0; turned < pagesRead && (await next.getAttribute('aria-disabled')) === null; turned += 1) {
    const before = await firstLine.textContent();
    await lines.hover();
    for (let notch = 0; notch < 5; notch += 1) await page.mouse.wheel(0, 400);
    await next.click();
    await page.waitForFunction((line) => document.querySelector('table[aria-label="Linhas"] td')?.textContent !== line, before);
  }
  await button(page, /^Recusada \(/u).click();
  await button(page, 'Todas').click();
  const downloading = page.waitForEvent('download', patience);
  await button(page, 'Baixar relatório').click();
  await (await downloading).delete();
};
