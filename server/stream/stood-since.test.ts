import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { account } from '../db/schema/core.ts';
import { marketplaceAccount } from '../db/schema/marketplace-account.ts';
import { vehicle } from '../db/schema/vehicle.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeEach(async () => {
  await server?.close();
  server = await openTestServer();
  await server.db.insert(vehicle).values({ id: 'v1', brand: 'Fiat', model: 'Uno', year: 2012, trim: 'Mille' });
  await server.db.insert(marketplaceAccount).values({ id: 'acc', sellerId: 'casa-da-ana', name: 'Ana', officialName: 'ANA1' });
  await server.db.update(account).set({ isOwner: true }).where(eq(account.id, 'ana'));
});
afterAll(() => server.close());

const pauses = async () => (await server.db.select({ at: marketplaceAccount.pausedAt }).from(marketplaceAccount))[0]?.at;
const retirements = async () => (await server.db.select({ at: vehicle.retiredAt }).from(vehicle))[0]?.at;
const blocks = (id: string) => async () =>
  (await server.db.select({ at: account.blockedAt }).from(account).where(eq(account.id, id)))[0]?.at;

const kinds = [
  ['a pause', 'super', 'marketplace/acc/pause', { paused: true, reason: 'Férias' }, { paused: false }, pauses],
  ['a retirement', 'super', 'vehicle/v1/offer', { isOffered: false }, { isOffered: true }, retirements],
  ['a block', 'super', 'user/person/beto/block', { blocked: true }, { blocked: false }, blocks('beto')],
  ['a block by the company', 'ana', 'seller/casa-da-ana/people/money', { step: 'block' }, { step: 'unblock' }, blocks('money')],
] as const;

/** On another day each: it is begun, ended, begun again in the end's stead, and what came of it. */
const open = (as: string, path: string, read: () => Promise<Date | null | undefined>) => async (payload: object, key: string) => {
  server.pass(24 * 3_600_000);
  const headers = { ...(await server.signIn(as)), 'idempotency-key': key };
  const { statusCode } = await server.ask('PUT', `/v2/${path}`, { headers, payload });
  expect(statusCode).toBe(200);
  return read();
};

test.each(kinds)('%s whose end is taken back stands since when it stood', async (_name, as, path, begin, end, read) => {
  const step = open(as, path, read);
  const since = await step(begin, 'key-begun');
  expect(since).toEqual(server.now());
  expect(await step(end, 'key-ended')).toBeNull();
  expect(await step({ ...begin, undoes: 'key-ended' }, 'key-back')).toEqual(since);
  // One that is ended twice, and each end taken back, too.
  await step(end, 'key-ended-again');
  expect(await step({ ...begin, undoes: 'key-ended-again' }, 'key-back-again')).toEqual(since);
});

test.each(kinds)(
  '%s that is begun anew, or in the stead of an end that came before another, stands since now',
  async (_name, as, path, begin, end, read) => {
    const step = open(as, path, read);
    await step(begin, 'key-begun');
    await step(end, 'key-ended');
    expect(await step(begin, 'key-anew')).toEqual(server.now());
    await step(end, 'key-ended-again');
    expect(await step({ ...begin, undoes: 'key-ended' }, 'key-late')).toEqual(server.now());
  },
);
