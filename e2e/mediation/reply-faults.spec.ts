import { expect, type Page } from '@playwright/test';
import type { MediationRecord } from '#contract/mediation.ts';
import type { Fault } from '../support/fault-proxy.ts';
import { faultyJourney, journey } from '../support/journey.ts';
import { lastingBrowser } from '../support/lasting-browser.ts';
import { openSession, people, signIn, submitLogin, untilStarted } from '../support/people.ts';
import { withoutHold } from '../support/preferences.ts';
import { openMediations, pathOf, type Mediations } from './open-mediations.ts';
import { attach, attached, box, fileNames, isOpenFor, keptFiles, openPage, sendButton, signInTo, thread, threeFiles } from './write.ts';

faultyJourney.use({ environment: { MARKETPLACE_CLOCK: 'off' } });
journey.use({ environment: { MARKETPLACE_CLOCK: 'off' } });

const patience = { timeout: 60_000 };
const path = /^\/v2\/order\/mediate(?:\?|$)/u;

/** All that can happen to one reply on its way, one after the other: unheard, unheard, done without an answer, an answer lost, heard twice. */
const chain: readonly Fault[] = [
  { kind: 'reset-before' },
  { kind: 'status-before', status: 500 },
  { kind: 'status-after', status: 500 },
  { kind: 'answer-cut' },
  { kind: 'answer-lost' },
  { kind: 'twice' },
];

/** Written, with its files, and not sent yet. */
const write = async (page: Page, text: string): Promise<void> => {
  await box(page).fill(text);
  await attach(page, threeFiles);
  await expect(attached(page)).toHaveCount(3);
  // Looked into: what is attached when the network goes was read before.
  await expect(page.locator('.upload-tile[data-stage="checking"]')).toHaveCount(0);
};
const send = async (page: Page, text: string): Promise<void> => {
  await sendButton(page).click();
  await expect(thread(page).getByText(text)).toBeVisible();
  await expect(box(page)).toHaveValue('');
};
const say = async (page: Page, text: string): Promise<void> => {
  await write(page, text);
  await send(page, text);
};

const names = ['foto_1.png', 'foto2.png', 'nota.pdf'];
/** One message with all its files at the server, and no other. */
const expectOnce = async (mediations: Mediations, { _id, mediation }: MediationRecord, text: string): Promise<void> => {
  const said = async () =>
    (await mediations.one(_id)).mediation.conversation
      .slice(mediation.conversation.length)
      .map(({ message, picture }) => ({ message, files: fileNames(picture) }));
  await expect.poll(said, patience).toEqual([{ message: text, files: names }]);
};
/** Nothing of it is left on this computer. */
const expectNoOrphan = async (page: Page): Promise<void> => {
  await expect(page.getByText('Tudo enviado')).toBeAttached(patience);
  await expect.poll(() => keptFiles(page), patience).toEqual({ outgoing: 0, drafts: 0 });
};

/** A superuser closes it, past this browser. Returns the status of the answer. */
const closeElsewhere = async (origin: string, { _id, externalId, sellerId, version }: MediationRecord): Promise<number> => {
  const token = await openSession(origin, 'superuser');
  const answer = await fetch(`${origin}/v2/order/mediate`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: token,
      userToken: token,
      'idempotency-key': crypto.randomUUID(),
      'if-match': `"${version}"`,
    },
    body: JSON.stringify({ id: _id, externalId, sellerId, status: 'closed', situation: 'resolved', anotation: '' }),
  });
  await answer.arrayBuffer();
  return answer.status;
};

faultyJourney(
  'a reply with three files is one message with three files, whatever happens to it on its way',
  async ({ page, context, server, faults }) => {
    faultyJourney.setTimeout(300_000);
    await withoutHold(context);
    const mediations = await openMediations(server.origin, 'seller');
    const { _id, externalId } = await mediations.whole(isOpenFor);
    await signInTo(page, 'seller', { _id, externalId });

    await faultyJourney.step('every fault there is, one after the other', async () => {
      const record = await mediations.one(_id);
      for (const fault of chain) faults.breakNext('PUT', path, fault);
      await say(page, 'Apesar de tudo');
      await expectOnce(mediations, record, 'Apesar de tudo');
      await expectNoOrphan(page);
      const tries = faults.exchanges().filter((each) => each.method === 'PUT' && path.test(each.path));
      expect(tries.map(({ fault }) => fault)).toEqual(chain.map(({ kind }) => kind));
      expect(new Set(tries.map(({ key }) => key)).size).toBe(1);
    });

    await faultyJourney.step('written offline it waits, says how far its files are, and is sent once after a reload', async () => {
      const record = await mediations.one(_id);
      await write(page, 'Sem rede');
      faults.setOnline(false);
      await send(page, 'Sem rede');
      await expect(thread(page).getByRole('list', { name: 'Anexos a caminho' }).getByRole('listitem')).toHaveCount(3);
      expect([(await mediations.one(_id)).mediation.conversation.length, faults.bytesWhileOffline()]).toEqual([
        record.mediation.conversation.length,
        0,
      ]);
      // The page itself comes back; what it says to the server still fails.
      faults.breakNext('PUT', path, { kind: 'reset-before' }, 50);
      faults.setOnline(true);
      await page.reload();
      await expect(thread(page).getByText('Sem rede')).toBeVisible();
      expect((await keptFiles(page)).outgoing).toBe(3);
      faults.mend();
      await expectOnce(mediations, record, 'Sem rede');
      await expectNoOrphan(page);
    });

    await faultyJourney.step('of an ended session it waits sealed for the same person, files and all', async () => {
      const record = await mediations.one(_id);
      await write(page, 'A sessão acabou');
      faults.breakNext('PUT', path, { kind: 'status-before', status: 401 });
      faults.breakNext('GET', /^\/v2\/user\/data/u, { kind: 'status-before', status: 401 });
      await sendButton(page).click();
      await page.waitForURL(/\/login/u, patience);
      faults.mend();
      expect((await mediations.one(_id)).mediation.conversation).toHaveLength(record.mediation.conversation.length);
      await submitLogin(page, people.seller);
      await untilStarted(page);
      await expectOnce(mediations, record, 'A sessão acabou');
      await openPage(page, record);
      await expectNoOrphan(page);
    });

    await faultyJourney.step('closed by somebody else meanwhile it is refused, and the tray keeps it until it is dismissed', async () => {
      const record = await mediations.one(_id);
      await write(page, 'Tarde demais');
      faults.setOnline(false);
      await send(page, 'Tarde demais');
      expect(await closeElsewhere(server.origin, record)).toBe(200);
      faults.setOnline(true);
      await page.getByText('1 não aceita').click(patience);
      const tray = page.getByRole('dialog').filter({ hasText: 'Responder na mediação' });
      await expect(tray).toContainText('Tarde demais');
      expect((await keptFiles(page)).outgoing).toBe(3);
      await tray.getByRole('button', { name: 'Dispensar' }).first().click();
      await expect.poll(() => keptFiles(page)).toEqual({ outgoing: 0, drafts: 0 });
      expect((await mediations.one(_id)).mediation.conversation.some(({ message }) => message === 'Tarde demais')).toBe(false);
    });
  },
);

journey('held when the browser is killed, it is sent once with its files when it opens again', async ({ server }) => {
  const mediations = await openMediations(server.origin, 'seller');
  const record = await mediations.whole(isOpenFor);
  const browser = await lastingBrowser(server.origin);
  try {
    const page = await (await browser.open()).newPage();
    await signInTo(page, 'seller', record);
    await say(page, 'Antes do corte de energia');
    await browser.kill();
    expect((await mediations.one(record._id)).mediation.conversation).toHaveLength(record.mediation.conversation.length);

    const again = await (await browser.open()).newPage();
    await again.goto(pathOf(record));
    const mail = again.getByLabel('E-mail', { exact: true });
    await expect(thread(again).or(mail)).toBeVisible();
    if (await mail.isVisible()) await signIn(again, 'seller', again.url());
    await expectOnce(mediations, record, 'Antes do corte de energia');
    await expectNoOrphan(again);
  } finally {
    await browser.remove();
  }
});
