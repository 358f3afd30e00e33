import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { notificationLimits, type Notification, type SideNotifications } from '#contract/notification.ts';
import { account } from '../db/schema/core.ts';
import { notification } from '../db/schema/notification.ts';
import { listen } from '../testing/listen-to-stream.ts';
import { openTestServer, type SignedIn, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let ana: SignedIn;
let money: SignedIn;
let beto: SignedIn;
let made = 0;
beforeAll(async () => {
  server = await openTestServer();
  await server.app.listen({ port: 0 });
  [ana, money, beto] = [await server.signIn('ana'), await server.signIn('money'), await server.signIn('beto')];
});
afterAll(() => server.close());

type Given = Partial<typeof notification.$inferInsert>;
const ofAna = { role: 'seller', companyId: 'casa-da-ana' } as const;
/** Left a second after the one before. */
const leave = async (given: Given = {}): Promise<string> => {
  made += 1;
  const id = given.id ?? `n${made}`;
  const owner = given.userId ? {} : { sellerId: 'casa-da-ana' };
  const createdAt = new Date(server.now().getTime() + made * 1000);
  await server.db.insert(notification).values({ id, ...owner, notificationType: 'order', message: `Venda ${made}`, createdAt, ...given });
  return id;
};
const listOf = async (who: SignedIn): Promise<Notification[]> =>
  (await server.ask('GET', '/v2/notification', { headers: { ...who } })).json<Notification[]>();
const put = (path: string, who: SignedIn, payload: object) =>
  server.ask('PUT', `/v2/notification/${path}`, { headers: { ...who }, payload });
const unreadOf = async (who: SignedIn): Promise<string[]> =>
  (await listOf(who)).filter(({ readBy }) => readBy.length === 0).map(({ _id }) => _id);
const sideOf = async (who: SignedIn): Promise<SideNotifications> =>
  (await server.ask('GET', '/v2/app/sidenotifications', { headers: { ...who } })).json<SideNotifications>();

test('a company’s notification is for each of its users, a user’s for that user alone, newest first', async () => {
  const shared = await leave();
  const own = await leave({ userId: 'ana', ...ofAna, notificationType: 'avisoGeral' });
  expect((await listOf(ana)).map(({ _id }) => _id)).toEqual([own, shared]);
  expect((await listOf(money)).map(({ _id }) => _id)).toEqual([shared]);
  expect(await listOf(beto)).toEqual([]);
  expect(await listOf(await server.signIn('super'))).toEqual([]);
  const [newest] = await listOf(ana);
  expect(newest).toMatchObject({ notificationType: 'avisoGeral', readBy: [], createdAt: expect.any(String) as string });
});

test('what a user was told as who they were is neither shown, counted nor read once they are somebody else', async () => {
  const become = (now: Partial<typeof account.$inferInsert>) => server.db.update(account).set(now).where(eq(account.id, 'super'));
  const saulo = await server.signIn('super');
  const id = await leave({ userId: 'super', role: 'superuser' });
  expect(await unreadOf(saulo)).toEqual([id]);
  await become({ role: 'seller', sellerId: 'loja-do-beto' });
  expect([await listOf(saulo), (await sideOf(saulo)).unread]).toEqual([[], {}]);
  expect((await put(id, saulo, { userId: 'super' })).statusCode).toBe(404);
  expect((await put('readAll', saulo, { userId: 'super' })).json()).toEqual({ read: 0 });
  await become({ role: 'superuser', sellerId: null });
  expect(await unreadOf(saulo)).toEqual([id]);
  expect((await put('readAll', saulo, { userId: 'super' })).json()).toEqual({ read: 1 });
});

test('reading is for one user; reading again keeps the first date', async () => {
  const id = await leave();
  const first = await put(id, ana, { userId: 'ana' });
  server.pass(60_000);
  const again = await put(id, ana, { userId: 'ana' });
  expect(first.statusCode).toBe(200);
  expect(again.json()).toEqual(first.json());
  expect((await listOf(ana)).find(({ _id }) => _id === id)?.readBy).toEqual([{ userId: 'ana', date: '2026-11-21T12:00:00.000Z' }]);
  expect(await unreadOf(money)).toContain(id);
});

test.each(['n1', 'readAll'])('PUT /notification/%s is refused for nobody and for another, and marks nothing', async (path) => {
  await leave({ id: `fresh-${path}` });
  const before = await unreadOf(ana);
  const nobody = await put(path, ana, {});
  expect([nobody.statusCode, nobody.json<{ message: string }>().message]).toEqual([400, 'Usuário não informado']);
  expect((await put(path, ana, { userId: '' })).statusCode).toBe(400);
  expect((await put(path, ana, { userId: 'money' })).statusCode).toBe(403);
  expect(await unreadOf(ana)).toEqual(before);
});

test('a foreign notification and an absent one look the same', async () => {
  const id = await leave({ sellerId: 'loja-do-beto' });
  const foreign = await put(id, ana, { userId: 'ana' });
  const absent = await put('nowhere', ana, { userId: 'ana' });
  expect([foreign.statusCode, foreign.json()]).toEqual([404, absent.json()]);
  expect(await unreadOf(beto)).toEqual([id]);
});

test('marking all leaves what came after the newest one seen', async () => {
  await leave();
  const [seen] = await listOf(ana);
  const later = await leave();
  const answer = await put('readAll', ana, { userId: 'ana', upTo: seen?.createdAt });
  expect(answer.json<{ read: number }>().read).toBeGreaterThan(0);
  expect(await unreadOf(ana)).toEqual([later]);
  expect((await put('readAll', ana, { userId: 'ana' })).json()).toEqual({ read: 1 });
  expect((await put('readAll', ana, { userId: 'ana' })).json()).toEqual({ read: 0 });
});

test('read twice at once, in two places, it is read once', async () => {
  const id = await leave();
  const answers = await Promise.all([
    put(id, ana, { userId: 'ana' }),
    put('readAll', ana, { userId: 'ana' }),
    put(id, ana, { userId: 'ana' }),
  ]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  expect((await listOf(ana)).find(({ _id }) => _id === id)?.readBy).toHaveLength(1);
});

test('consoles of the user hear of a reading, of the company of a notice, and nobody hears of what changed nothing', async () => {
  const id = await leave();
  const ear = await listen(server, ana);
  await put(id, ana, { userId: 'ana' });
  await put(id, ana, { userId: 'ana' });
  const data = { type: 'SkuOutOfService', message: 'Existem produtos para serem revisados.' };
  const headers = { ...(await server.signIn('reviewer')) };
  await server.ask('POST', '/v2/notification/register', { headers, payload: { sellerId: 'casa-da-ana', data } });
  const heard = (await ear.untilHeard(2)).map((line) => (JSON.parse(line) as { subject: string }).subject);
  expect(heard).toEqual(['notifications:ana', 'notifications:casa-da-ana']);
  ear.hangUp();
});

test('counters: unread by type, and the work that waits for a role', async () => {
  await put('readAll', ana, { userId: 'ana' });
  await leave();
  await leave({ notificationType: 'meliQuestion' });
  await leave({ notificationType: 'meliQuestion' });
  expect(await sideOf(ana)).toEqual({ unread: { order: 1, meliQuestion: 2 }, work: { refusedListing: 0, unansweredQuestion: 0 } });
  expect(await sideOf(await server.signIn('reviewer'))).toEqual({ unread: {}, work: { pendingListing: 0 } });
});

test('of ten thousand the bell gets the newest, the counters know all, and one request reads them', async () => {
  await put('readAll', beto, { userId: 'beto' });
  await server.db.execute(sql`
    insert into ${notification} (id, user_id, role, company_id, notification_type, message, created_at)
    select 'many-' || n, 'beto', 'seller', 'loja-do-beto', 'order', 'Venda', timestamptz '2026-11-01' + n * interval '1 millisecond' from generate_series(0, 9999) n`);
  const all = await listOf(beto);
  expect(all.filter(({ readBy }) => readBy.length === 0)).toHaveLength(notificationLimits.unread);
  expect(all.map(({ _id }) => _id)).toContain('many-9999');
  expect(await sideOf(beto)).toMatchObject({ unread: { order: 10_000 } });
  expect((await put('readAll', beto, { userId: 'beto' })).json()).toEqual({ read: 10_000 });
  expect(await listOf(beto)).toHaveLength(notificationLimits.read);
});
