import { expect, type Locator, type Page } from '@playwright/test';
import type { Listing, ListingRow } from '#contract/listing.ts';
import { brokenRules } from '#contract/listing-rules.ts';
import { askAs } from './ask.ts';
import { openAs, type Who } from './people.ts';
import type { Server } from './server.ts';

/** Nothing in it stands against a save, and no sale fixes any of its fields. */
const isSound = (listing: Listing): boolean => brokenRules(listing).length === 0 && listing.gtin !== null && listing.sold === 0;

/** So many at most, those of the list first. */
export const soundOnes = async (
  server: Server,
  status: ListingRow['status'],
  most: number,
  who: Who = 'seller',
  suits: (listing: Listing) => boolean = () => true,
): Promise<readonly Listing[]> => {
  const ask = await askAs(server.origin, who);
  const found: Listing[] = [];
  for (const { publishId } of await ask.pending({ status })) {
    if (found.length === most) break;
    const listing = await ask.listing(publishId);
    if (isSound(listing) && suits(listing)) found.push(listing);
  }
  return found;
};

export const soundOne = async (
  server: Server,
  status: ListingRow['status'],
  who: Who = 'seller',
  suits?: (listing: Listing) => boolean,
): Promise<Listing> => {
  const [listing] = await soundOnes(server, status, 1, who, suits);
  if (!listing) throw new Error(`The demo world has no sound ${status} listing of ${who} that suits`);
  return listing;
};

export const pictures = async (server: Server, count: number, not: readonly string[]): Promise<readonly Buffer[]> => {
  const ask = await askAs(server.origin, 'seller');
  const covers = (await ask.pending({ status: 'active' })).flatMap(({ cover }) => (cover !== null && !not.includes(cover) ? [cover] : []));
  const chosen = [...new Set(covers)].slice(0, count);
  if (chosen.length < count) throw new Error('The demo world has too few pictures');
  return Promise.all(chosen.map(async (url) => Buffer.from(await (await fetch(`${server.origin}${url}`)).arrayBuffer())));
};
export const files = (buffers: readonly Buffer[]) =>
  buffers.map((buffer, at) => ({ name: `foto${at + 1}.jpg`, mimeType: 'image/jpeg', buffer }));

export const openEditor = async (page: Page, who: Who, { publishId, title }: Listing): Promise<void> => {
  await openAs(page, who, `/publish/${publishId}`);
  await expect(page.getByRole('heading', { name: `Editar Anúncio - ${title}` })).toBeVisible();
};
export const saveBar = (page: Page) => page.getByRole('region', { name: 'O que será salvo' });
export const saveButton = (page: Page) => saveBar(page).getByRole('button', { name: 'Salvar!' });
export const titleBox = (page: Page) => page.getByRole('region', { name: 'Dados gerais' }).getByRole('textbox', { name: 'Título' });

export const cardOf = (page: Page, sku: string): Locator => page.getByRole('group', { name: `Variação ${sku}`, exact: true });
/** Of the whole field: each tile has one of its own, for a replacement. */
export const drop = (card: Locator) => card.locator('input[type="file"][multiple]');
export const tiles = (card: Locator) => card.getByRole('list', { name: /^Arquivos anexados/u }).getByRole('listitem');

/** Rows of the log on this computer that are of this draft: what is begun is there after a reload only once it is one. */
export const keptFactsOf = (page: Page, of: string): Promise<number> =>
  page.evaluate(async (owner) => {
    const answerOf = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(new Error(request.error?.message)));
      });
    let kept = 0;
    for (const { name } of await indexedDB.databases()) {
      if (name?.startsWith('balcao-log:') !== true) continue;
      const db = await answerOf(indexedDB.open(name));
      kept += await answerOf(db.transaction('facts').objectStore('facts').index('owner').count(owner));
      db.close();
    }
    return kept;
  }, of);
export const keptDraftsOf = (page: Page, form: string): Promise<number> => keptFactsOf(page, `form:${form}`);
export const keptDrafts = (page: Page, { publishId }: Listing): Promise<number> => keptDraftsOf(page, `listing-edit:${publishId}`);

/** Names of the files kept on this computer: only these are there again after a reload. */
export const keptFiles = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const answerOf = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(new Error(request.error?.message)));
      });
    const name = 'balcao-waiting-files';
    if (!(await indexedDB.databases()).some((each) => each.name === name)) return [];
    const db = await answerOf(indexedDB.open(name));
    const rows = await answerOf<{ readonly file: File }[]>(db.transaction('files').objectStore('files').getAll());
    db.close();
    return rows.map(({ file }) => file.name);
  });
