import { expect, type Page } from '@playwright/test';
import type { MediationRecord } from '#contract/mediation.ts';
import { expectAccessible } from '../support/axe.ts';
import { journey } from '../support/journey.ts';
import { openAs, type Who } from '../support/people.ts';
import { holdsInEveryLook, inEveryLook, shoot } from '../support/screens.ts';
import { openMediations, pathOf, type Mediations } from './open-mediations.ts';

// Buyer and mediator say nothing by themselves.
journey.use({ environment: { MARKETPLACE_CLOCK: 'off' } });

const thread = (page: Page) => page.getByRole('region', { name: 'Conversa', exact: true });
const bubbles = (page: Page) => thread(page).getByRole('article');

const open = async (page: Page, who: Who, record: Pick<MediationRecord, '_id' | 'externalId'>): Promise<void> => {
  await openAs(page, who, pathOf(record));
  await expect(thread(page)).toBeVisible();
};
const isOpen = ({ status }: { readonly status: string }): boolean => status === 'open';
/** Enough to scroll away from. */
const talk = async (people: readonly Mediations[], record: MediationRecord): Promise<void> => {
  for (const [at, text] of Array.from({ length: 8 }, (_, each) => `${each + 1}. `.padEnd(220, 'conversa ')).entries())
    await people[at % people.length]?.reply(record, { message: text });
};

/** A red dot; what a server takes for a picture. */
const dot = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DwHwAFAAH/iZk9HQAAAABJRU5ErkJggg=='),
  (sign) => sign.charCodeAt(0),
);
const pdf = Uint8Array.from(new TextEncoder().encode('%PDF-1.4\n%%EOF\n'));

const hostile = '<img src=x onerror=alert(1)>"><svg/onload=alert(1)><script>alert(1)</script>\u202etxet';

journey('a seller reads a mediation and all that is in it, in every look', async ({ page, server }) => {
  await journey.step('a seller reads a mediation: what is unread, who said what, what comes meanwhile, and its files', async () => {
    const [seller, superuser] = [await openMediations(server.origin, 'seller'), await openMediations(server.origin, 'superuser')];
    const record = await seller.whole(isOpen);
    const newest = bubbles(page).last();
    const row = page.getByRole('row').filter({ hasText: record.packId ?? record.externalId });
    const unread = async () => (await seller.list()).items.find(({ _id }) => _id === record._id)?.unread;

    await journey.step('what is unread is marked, read once it was seen, and no longer counted', async () => {
      await superuser.reply(record, { message: 'Chegou hoje cedo' });
      const before = await unread();
      expect(before).toBeGreaterThan(0);
      await openAs(page, 'seller', '/mediation');
      await expect(row).toContainText(before === 1 ? '1 mensagem não lida' : `${before} mensagens não lidas`);
      await row.getByRole('link').click();
      await expect(newest).toContainText('Chegou hoje cedo');
      await expect(thread(page).getByText('Novas mensagens', { exact: true })).toBeAttached();
      await expect.poll(unread).toBe(0);
      await page.getByRole('button', { name: 'Mediações' }).click();
      await expect(row).not.toContainText('não lida');
    });

    await journey.step('mine stand right, those of others left, each dated to the second, by day, from the newest on', async () => {
      await talk([seller, superuser], record);
      await row.getByRole('link').click();
      await expect(newest).toContainText('8. conversa');
      await expect(newest).toBeInViewport();
      await expect(newest).toContainText(/\d{2}\/\d{2}\/\d{4} \d{2}:\d{2}:\d{2}$/u);
      const box = async (text: string) =>
        (await bubbles(page).filter({ hasText: text }).locator('.thread-bubble').boundingBox()) ?? { x: 0 };
      const panel = (await thread(page).boundingBox()) ?? { height: 0 };
      expect(panel.height).toBe(350);
      expect((await box('7. conversa')).x).toBeGreaterThan((await box('8. conversa')).x);
      await expect(bubbles(page).filter({ hasText: '7. conversa' })).toContainText('Você');
      await thread(page).focus();
      await page.keyboard.press('Home');
      await expect(thread(page).getByRole('heading', { level: 3 }).first()).toBeInViewport();
      await expect(newest).not.toBeInViewport();
      await page.getByRole('button', { name: 'Ir para a última mensagem' }).click();
      await expect(newest).toBeInViewport();
    });

    await journey.step('what others say comes by itself: followed at the end, told of when scrolled away', async () => {
      await superuser.reply(record, { message: 'Temos novidade do correio' });
      await expect(newest).toContainText('Temos novidade do correio');
      await expect(newest).toBeInViewport();
      await expect(page.getByText(/^Nova mensagem de .+: Temos novidade do correio$/u)).toBeAttached();

      // The last word is mine, and I read above: what comes then leads nobody away from there.
      await seller.reply(record, { message: 'Obrigado, avisem' });
      await expect(newest).toContainText('Obrigado, avisem');
      await thread(page).focus();
      await page.keyboard.press('Home');
      await expect(thread(page).getByRole('heading', { level: 3 }).first()).toBeInViewport();
      await superuser.reply(record, { message: 'E mais esta' });
      await expect(page.getByText(/^Nova mensagem de .+: E mais esta$/u)).toBeAttached();
      await expect(thread(page).getByRole('heading', { level: 3 }).first()).toBeInViewport();
      await page.getByRole('button', { name: '1 nova mensagem' }).click();
      await expect(newest).toContainText('E mais esta');
      await expect(newest).toBeInViewport();
      await expect(page.getByRole('button', { name: /nova mensagem|última mensagem/u })).toHaveCount(0);
    });

    await journey.step('who else is there is seen while they are, and what they do', async () => {
      const here = page.getByLabel('Quem mais está aqui');
      await superuser.present(record._id, 'viewing');
      await expect(here).toContainText('está vendo');
      await superuser.present(record._id, 'writing');
      await expect(here).toContainText('está escrevendo');
      await superuser.present(record._id, 'left');
      await expect(here).toBeEmpty();
    });

    await journey.step('pictures open here, by keyboard, and a PDF is saved and never opened', async () => {
      await superuser.reply(record, {
        files: [
          { name: 'frente.png', type: 'image/png', bytes: dot },
          { name: 'verso.png', type: 'image/png', bytes: dot },
          { name: 'laudo.pdf', type: 'application/pdf', bytes: pdf },
        ],
      });
      await newest.getByRole('button', { name: /^Ampliar imagem frente/u }).focus();
      await page.keyboard.press('Enter');
      const box = page.getByRole('dialog', { name: /^frente/u });
      await expect(box.getByRole('img')).toBeVisible();
      await expect.poll(() => box.getByRole('img').evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(1);
      await page.keyboard.press('ArrowRight');
      const next = page.getByRole('dialog', { name: /^verso/u });
      await expect(next).toContainText('2 de 2');
      await page.keyboard.press('Escape');
      await expect(next).toHaveCount(0);
      await expect(newest.getByRole('button', { name: /^Ampliar imagem frente/u })).toBeFocused();
      const here = page.url();
      const [download] = await Promise.all([page.waitForEvent('download'), newest.getByRole('link', { name: /^Baixar laudo/u }).click()]);
      expect(download.suggestedFilename()).toBe('laudo.pdf');
      expect(page.url()).toBe(here);
    });

    await journey.step('what somebody says stays text wherever it is shown', async () => {
      let runs = 0;
      page.on('dialog', (dialog) => {
        runs += 1;
        void dialog.dismiss();
      });
      await superuser.reply(record, { message: hostile, files: [{ name: '"><svg onload=alert(1)>.png', type: 'image/png', bytes: dot }] });
      await expect(newest).toContainText('<img src=x onerror=alert(1)>');
      await page.getByRole('button', { name: 'Mediações' }).click();
      await expect(page.getByRole('grid').getByText('<img src=x', { exact: false }).first()).toBeVisible();
      expect(await page.locator('[onerror], [onload], main script').count()).toBe(0);
      expect(runs).toBe(0);
    });
  });

  await journey.step('axe finds nothing on a thread and on its pictures, in every look', async () => {
    const [seller, superuser] = [await openMediations(server.origin, 'seller'), await openMediations(server.origin, 'superuser')];
    const record = await seller.whole(isOpen);
    await talk([seller, superuser], record);
    await superuser.reply(record, {
      message: 'Segue a foto e o laudo.',
      files: [
        { name: 'frente.png', type: 'image/png', bytes: dot },
        { name: 'laudo.pdf', type: 'application/pdf', bytes: pdf },
      ],
    });
    await superuser.present(record._id, 'writing');
    await open(page, 'seller', record);
    await expect(page.getByLabel('Quem mais está aqui')).toContainText('está escrevendo');
    await inEveryLook(page, async (look, seen) => {
      await thread(page).scrollIntoViewIfNeeded();
      await shoot(page, 'thread', look);
      await expectAccessible(page, seen);
    });
    await bubbles(page)
      .last()
      .getByRole('button', { name: /^Ampliar imagem/u })
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await holdsInEveryLook(page, 'lightbox');
  });
});
