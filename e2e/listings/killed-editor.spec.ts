import { expect, type Page } from '@playwright/test';
import type { Listing } from '#contract/listing.ts';
import { askAs } from '../support/ask.ts';
import {
  cardOf,
  drop,
  files,
  keptDrafts,
  keptFiles,
  openEditor,
  pictures,
  saveBar,
  saveButton,
  soundOne,
  tiles,
  titleBox,
} from '../support/editor.ts';
import { faultyJourney, journey } from '../support/journey.ts';
import { lastingBrowser } from '../support/lasting-browser.ts';
import { signIn } from '../support/people.ts';
import type { Server } from '../support/server.ts';

journey.use({ environment: { MARKETPLACE_CLOCK: 'off' } });
faultyJourney.use({ environment: { MARKETPLACE_CLOCK: 'off' } });

const patience = { timeout: 30_000 };

const hasRoom = ({ variations: [first] }: Listing): boolean => first !== undefined && first.images.length > 0 && first.images.length < 5;
const aPicture = async (server: Server, listing: Listing): Promise<Buffer> => {
  const [picture] = await pictures(server, 1, [...listing.image, ...listing.variations.flatMap(({ images }) => images)]);
  if (!picture) throw new Error('The demo world has no other picture');
  return picture;
};
const firstCard = (page: Page, { variations: [first] }: Listing) => cardOf(page, first?.sku ?? '');
const waiting = (page: Page, listing: Listing) => tiles(firstCard(page, listing)).filter({ hasText: 'foto1.jpg' });

/** The session is in local storage, which a browser writes when it finds the time: whoever lost it signs in again. */
const comeBack = async (page: Page, { publishId }: Listing): Promise<void> => {
  await page.goto(`/publish/${publishId}`);
  const mail = page.getByLabel('E-mail', { exact: true });
  await expect(titleBox(page).or(mail)).toBeVisible(patience);
  if (await mail.isVisible()) await signIn(page, 'seller', page.url());
  await expect(titleBox(page)).toBeVisible(patience);
};
const timesEdited = ({ history }: Listing): number => history.filter(({ type }) => type === 'edited').length;

journey('what was typed and attached when the browser is killed is there again, and is then saved once', async ({ server }) => {
  const listing = await soundOne(server, 'pending', 'seller', hasRoom);
  const own = await askAs(server.origin, 'seller');
  const picture = await aPicture(server, listing);
  const browser = await lastingBrowser(server.origin);
  try {
    const page = await (await browser.open()).newPage();
    await openEditor(page, 'seller', listing);
    await titleBox(page).fill('Digitado antes da queda');
    await drop(firstCard(page, listing)).setInputFiles(files([picture]));
    await expect(waiting(page, listing)).toBeVisible();
    await expect.poll(() => keptDrafts(page, listing), patience).toBe(1);
    await expect.poll(() => keptFiles(page), patience).toEqual(['foto1.jpg']);
    await browser.kill();
    expect(await own.listing(listing.publishId)).toMatchObject({ title: listing.title, version: listing.version });

    const again = await (await browser.open()).newPage();
    await comeBack(again, listing);
    await expect(again.getByText('Rascunho recuperado')).toBeVisible();
    await expect(titleBox(again)).toHaveValue('Digitado antes da queda');
    await expect(waiting(again, listing)).toContainText('Imagem não validada');
    await firstCard(again, listing).getByRole('button', { name: 'Validar imagens' }).click();
    await expect(waiting(again, listing)).toContainText('Imagem validada', patience);
    await saveButton(again).click();
    await expect(saveBar(again)).toHaveAttribute('data-state', 'done', patience);
    const after = await own.listing(listing.publishId);
    // What was typed and, after it, the image: each is written once, and they are one line of the history.
    expect([after.title, after.version - listing.version, timesEdited(after) - timesEdited(listing)]).toEqual([
      'Digitado antes da queda',
      2,
      1,
    ]);
    expect(after.variations[0]?.images).toHaveLength((listing.variations[0]?.images.length ?? 0) + 1);
    await expect.poll(() => keptFiles(again), patience).toEqual([]);
  } finally {
    await browser.remove();
  }
});

faultyJourney(
  'killed while a save is on its way, nothing is written twice: what was saved is shown, and its images still wait',
  async ({ server, faults }) => {
    const listing = await soundOne(server, 'pending', 'seller', hasRoom);
    const own = await askAs(server.origin, 'seller');
    const picture = await aPicture(server, listing);
    const browser = await lastingBrowser(faults.origin);
    try {
      const page = await (await browser.open()).newPage();
      await openEditor(page, 'seller', listing);
      await titleBox(page).fill('Salvo na queda');
      await drop(firstCard(page, listing)).setInputFiles(files([picture]));
      await expect(waiting(page, listing)).toContainText('Imagem não validada');
      await firstCard(page, listing).getByRole('button', { name: 'Validar imagens' }).click();
      await expect(waiting(page, listing)).toContainText('Imagem validada', patience);
      await expect.poll(() => keptDrafts(page, listing), patience).toBe(1);
      await expect.poll(() => keptFiles(page), patience).toEqual(['foto1.jpg']);
      faults.breakNext('PUT', new RegExp(`^/v2/publish/${listing.publishId}$`, 'u'), { kind: 'answer-lost' }, 100);
      faults.breakNext('POST', /^\/v2\/publish\/image$/u, { kind: 'reset-before' }, 100);
      await saveButton(page).click();
      await expect.poll(async () => (await own.listing(listing.publishId)).title, patience).toBe('Salvo na queda');
      await browser.kill();
      faults.mend();

      const again = await (await browser.open()).newPage();
      await comeBack(again, listing);
      await expect(titleBox(again)).toHaveValue('Salvo na queda');
      await expect(waiting(again, listing)).toContainText('Imagem não validada', patience);
      expect(timesEdited(await own.listing(listing.publishId)) - timesEdited(listing)).toBe(1);
      // Nothing typed is left to write: what is saved now are the images.
      await expect(saveBar(again)).toContainText('Será salvo: Imagens', patience);
      await expect(saveBar(again)).toContainText('1 imagem a enviar');
      await firstCard(again, listing).getByRole('button', { name: 'Validar imagens' }).click();
      await expect(waiting(again, listing)).toContainText('Imagem validada', patience);
      await saveButton(again).click();
      await expect(saveBar(again)).toHaveAttribute('data-state', 'done', patience);
      const after = await own.listing(listing.publishId);
      expect(after.title).toBe('Salvo na queda');
      expect(after.variations[0]?.images).toHaveLength((listing.variations[0]?.images.length ?? 0) + 1);
    } finally {
      await browser.remove();
    }
  },
);
