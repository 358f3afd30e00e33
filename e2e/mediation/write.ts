import { expect, type Locator, type Page } from '@playwright/test';
import type { MediationRecord, MediationRow } from '#contract/mediation.ts';
import { openAs, type Who } from '../support/people.ts';
import { pathOf } from './open-mediations.ts';

type Named = Pick<MediationRecord, '_id' | 'externalId'>;

/** One pixel, in two colours: files whose content differs. */
const red = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==';
const blue = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPj/HwADBwIAMCbHYQAAAABJRU5ErkJggg==';

export const threeFiles = [
  { name: 'foto 1.png', mimeType: 'image/png', buffer: Buffer.from(red, 'base64') },
  { name: 'foto2.png', mimeType: 'image/png', buffer: Buffer.from(blue, 'base64') },
  { name: 'nota.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n') },
];
/** As the server keeps their names (domain, 5.7). */
export const fileNames = (addresses: readonly string[]): readonly string[] =>
  addresses.map((address) => new URL(address, 'http://a').pathname.split('/').at(-1) ?? '');

export const isOpenFor = ({ status, claim }: MediationRow): boolean =>
  status === 'open' && (claim === null || claim.actions.some(({ action }) => action.startsWith('send_message_to')));

export const box = (page: Page): Locator => page.getByRole('textbox', { name: /^Mensagem/u });
export const sendButton = (page: Page): Locator => page.getByRole('button', { name: 'Enviar', exact: true });
export const thread = (page: Page): Locator => page.getByRole('region', { name: 'Mensagens', exact: true });
export const attached = (page: Page): Locator => page.getByRole('list', { name: /^Arquivos anexados/u }).getByRole('listitem');
export const attach = async (page: Page, files: readonly { name: string; mimeType: string; buffer: Buffer }[]): Promise<void> => {
  await page.locator('input[type="file"][multiple]').setInputFiles([...files]);
};

export const openPage = async (page: Page, record: Named): Promise<void> => {
  await page.goto(pathOf(record));
  await expect(thread(page)).toBeVisible();
};
export const signInTo = async (page: Page, who: Who, record: Named): Promise<void> => {
  await openAs(page, who, pathOf(record));
  await expect(thread(page)).toBeVisible();
};

/** What of an intent or a draft lies on this computer: rows of the two databases of files. */
export const keptFiles = (page: Page): Promise<{ readonly outgoing: number; readonly drafts: number }> =>
  page.evaluate(async () => {
    const answerOf = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(new Error(request.error?.message)));
      });
    const countIn = async (start: string): Promise<number> => {
      const found = (await indexedDB.databases()).find(({ name = '' }) => name.startsWith(start))?.name;
      if (found === undefined) return 0;
      const db = await answerOf(indexedDB.open(found));
      const count = await answerOf(db.transaction('files').objectStore('files').count());
      db.close();
      return count;
    };
    return { outgoing: await countIn('balcao-outgoing:'), drafts: await countIn('balcao-waiting-files') };
  });
