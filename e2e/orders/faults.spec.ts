import { expect, type Page } from '@playwright/test';
import type { Fault } from '../support/fault-proxy.ts';
import { openAs, openSessionOf, people, submitLogin, untilStarted } from '../support/people.ts';
import { otherSuperuser } from '../../tests/support/staged-orders.ts';
import { withoutHold } from '../support/preferences.ts';
import { goToOrder } from './go-to-order.ts';
import { cancelByHand, writes, type OrderWrite } from './order-writes.ts';
import { stagedFaultyJourney } from './staged.ts';
import { openTruth, type Truth } from './truth.ts';

/** All that can happen to one write on its way, one after the other: unheard, unheard, done without an answer, an answer lost, heard twice. */
const chain: readonly Fault[] = [
  { kind: 'reset-before' },
  { kind: 'status-before', status: 500 },
  { kind: 'status-after', status: 500 },
  { kind: 'answer-lost' },
  { kind: 'twice' },
];

const expectSent = (page: Page): Promise<void> => expect(page.getByText('Tudo enviado')).toBeVisible({ timeout: 45_000 });

/** One effect at the server, of this kind and no other, and the page shows it. */
const expectOneEffect = async (page: Page, truth: Truth, id: string, write: OrderWrite, what: string): Promise<void> => {
  await expect
    .poll(async () => (await truth.happened(id)).map(({ type }) => type), { message: what, timeout: 45_000 })
    .toEqual([write.event]);
  await expectSent(page);
  expect(
    (await truth.happened(id)).map(({ type }) => type),
    what,
  ).toEqual([write.event]);
  await write.shown(page);
};

stagedFaultyJourney(
  'a note and a request for a cancellation have one effect whatever happens to them on their way',
  async ({ page, context, server, faults: proxy }) => {
    stagedFaultyJourney.setTimeout(300_000);
    await withoutHold(context);
    const truth = await openTruth(server.origin, 'superuser');
    await openAs(page, 'seller');
    const used: string[] = [];
    for (const write of writes) {
      const ids = await idsFor(server.origin, write, used);
      const next = (): string => {
        const id = ids.shift() ?? 'none left';
        used.push(id);
        return id;
      };
      const step = (what: string, does: () => Promise<void>): Promise<void> => stagedFaultyJourney.step(`${write.name}, ${what}`, does);

      await step('with every fault there is, one after the other', async () => {
        const battered = next();
        await goToOrder(page, battered);
        for (const fault of chain) proxy.breakNext(write.method, write.path, fault);
        await write.act(page);
        await expectOneEffect(page, truth, battered, write, 'every fault');
        const tries = proxy.exchanges().filter(({ method, path }) => method === write.method && write.path.test(path));
        expect(tries.map(({ fault }) => fault)).toEqual(chain.map(({ kind }) => kind));
        expect(new Set(tries.map(({ key }) => key)).size).toBe(1);
      });

      await step('offline', async () => {
        const offline = next();
        await goToOrder(page, offline);
        proxy.setOnline(false);
        await write.act(page);
        await write.shown(page);
        expect([await truth.happened(offline), proxy.bytesWhileOffline()]).toEqual([[], 0]);
        proxy.setOnline(true);
        await expectOneEffect(page, truth, offline, write, 'offline');
      });

      await step('of an ended session', async () => {
        const parked = next();
        await goToOrder(page, parked);
        proxy.breakNext(write.method, write.path, { kind: 'status-before', status: 401 });
        proxy.breakNext('GET', /^\/v2\/user\/data/u, { kind: 'status-before', status: 401 });
        await write.act(page);
        await page.waitForURL(/\/login/u, { timeout: 45_000 });
        proxy.mend();
        expect(await truth.happened(parked)).toEqual([]);
        await signInHere(page, people[write.by]);
        await goToOrder(page, parked);
        await expectOneEffect(page, truth, parked, write, '401');
      });

      if (!write.isContradicted) continue;
      await step('decided on what another changed meanwhile', async () => {
        const contested = next();
        await goToOrder(page, contested);
        proxy.setOnline(false);
        await write.act(page);
        expect(await noteAs(await openSessionOf(server.origin, otherSuperuser.mail), server.origin, contested)).toBe(200);
        proxy.setOnline(true);
        await expect(page.getByText('1 não aceita')).toBeVisible({ timeout: 45_000 });
        expect((await truth.happened(contested)).map(({ type }) => type)).toEqual(['noteAdded']);
      });
    }
  },
);

/** Orders that stand as the write wants them, of the company whose seller makes it, and that no write had before. */
const idsFor = async (origin: string, write: OrderWrite, used: readonly string[]): Promise<string[]> => {
  const own = await openTruth(origin, write.by);
  return (await own.rows({ status: write.status }))
    .filter(write.fits ?? (() => true))
    .flatMap(({ _id }) => (used.includes(_id) ? [] : [_id]));
};

/** The login page one was thrown onto. */
const signInHere = async (page: Page, mail: string): Promise<void> => {
  await submitLogin(page, mail);
  await untilStarted(page);
};

const noteAs = async (token: string, origin: string, id: string): Promise<number> => {
  const answer = await fetch(`${origin}/v2/order/note/${id}`, {
    method: 'PUT',
    headers: { authorization: token, userToken: token, 'idempotency-key': crypto.randomUUID(), 'content-type': 'application/json' },
    body: JSON.stringify({ note: 'Dito pela outra pessoa' }),
  });
  await answer.arrayBuffer();
  return answer.status;
};

stagedFaultyJourney(
  'two superusers who cancel the same order at once: one effect, and the other is told who',
  async ({ page, context, browser, server, faults: proxy }) => {
    await withoutHold(context);
    const truth = await openTruth(server.origin, 'superuser');
    const [order] = await truth.rows({ status: 'delivered' });
    const id = order?._id ?? '';
    const otherContext = await browser.newContext({ baseURL: server.origin, locale: 'pt-BR' });
    await withoutHold(otherContext);
    const other = await otherContext.newPage();
    await other.goto('/login');
    await signInHere(other, otherSuperuser.mail);
    await openAs(page, 'superuser');
    await goToOrder(page, id);
    await goToOrder(other, id);

    // Neither sees the other's until both have said it.
    proxy.setOnline(false);
    await cancelByHand(page);
    await cancelByHand(other);
    // Asked of the server: before it is on the disk the strip says that all is sent.
    await expect.poll(async () => (await truth.happened(id)).map(({ type }) => type)).toEqual(['cancel']);
    proxy.setOnline(true);

    // Said where one stands, by name; the tray keeps it (decision 33).
    await expect(page.getByText(/^Cancelar: não aceita · /u)).toBeVisible({ timeout: 45_000 });
    await expect(page.getByText('1 não aceita')).toBeVisible();
    await page.getByRole('button', { name: 'Resolver' }).click();
    await expect(page.getByText(otherSuperuser.name).first()).toBeVisible();
    expect((await truth.happened(id)).map(({ type, userName }) => [type, userName])).toEqual([['cancel', otherSuperuser.name]]);
    expect((await truth.order(id)).version).toBe(2);
    await otherContext.close();
  },
);
