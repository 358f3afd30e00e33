import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '../../db/open.ts';
import { event, seller } from '../../db/schema/core.ts';
import { marketplaceAccount } from '../../db/schema/marketplace-account.ts';
import { notification } from '../../db/schema/notification.ts';
import { openCallMeter } from '../../metrics/call-meter.ts';
import { openTestDb } from '../../testing/open-test-db.ts';
import type { Connects, Grant, GrantRefused } from '../port.ts';
import { openTokens, type Tokens } from './open-tokens.ts';
import { openGrant, sealGrant } from './sealed-grant.ts';

const key = Buffer.alloc(32, 7);
const now = new Date('2026-11-27T12:00:00.000Z');
const hour = 3_600_000;

let database: Database;
beforeAll(async () => {
  database = await openTestDb();
  await database.db.insert(seller).values({ id: 'ana', name: 'Ana' });
});
afterAll(() => database.close());

const grantOf = (round: number, livesMs: number): Grant => ({
  externalUserId: '77',
  accessToken: `access-${round}`,
  refreshToken: `refresh-${round}`,
  accessUntil: now.getTime() + livesMs,
  scopes: ['read'],
});

const connect = async (grant: Grant, more: Partial<typeof marketplaceAccount.$inferInsert> = {}): Promise<void> => {
  await database.db.delete(marketplaceAccount);
  await database.db.delete(event);
  await database.db.delete(notification);
  await database.db.insert(marketplaceAccount).values({
    id: 'conta',
    sellerId: 'ana',
    name: 'Loja da Ana',
    officialName: 'ANA',
    externalUserId: '77',
    connection: 'connected',
    grantVersion: 1,
    grantSealed: sealGrant(key, 'conta', grant, now),
    ...more,
  });
};
beforeEach(() => connect(grantOf(1, 6 * hour)));

/** Its token is good for five minutes more. */
const connectSoonOver = (more: Parameters<typeof connect>[1] = {}): Promise<void> => {
  const grant = grantOf(1, 5 * 60_000);
  return connect(grant, { grantSealed: sealGrant(key, 'conta', grant, new Date(now.getTime() - 6 * hour)), ...more });
};

const standing = async () => {
  const [row] = await database.db.select().from(marketplaceAccount).where(eq(marketplaceAccount.id, 'conta'));
  if (!row) throw new Error('The account is gone');
  return row;
};

/** A refresh token is good once, as theirs is. */
const strict = () => {
  let round = 1;
  let asked = 0;
  const refresh: Connects['refresh'] = async ({ refreshToken }) => {
    asked += 1;
    await Promise.resolve();
    if (refreshToken !== `refresh-${round}`) return { type: 'reauthorize', code: 'invalid_grant', text: 'already used' };
    round += 1;
    return grantOf(round, 6 * hour);
  };
  return { refresh, asked: () => asked, round: () => round };
};

const meter = openCallMeter(() => now);

const open = (refresh: Connects['refresh'], log: unknown[] = [], clock = () => now): Tokens =>
  openTokens({
    db: database.db,
    key,
    connects: { refresh },
    clock,
    log: pino({ level: 'warn' }, { write: (line: string) => void log.push(JSON.parse(line)) }),
    meter,
    rest: () => new Promise((resolve) => setImmediate(resolve)),
  });

test('a token that is good is given as it is; one that ends within ten minutes is renewed before', async () => {
  const there = strict();
  expect(await open(there.refresh).of('conta')).toEqual({ type: 'token', value: 'access-1', version: 1 });
  await connectSoonOver();
  expect(await open(there.refresh).of('conta')).toEqual({ type: 'token', value: 'access-2', version: 2 });
  expect(there.asked()).toBe(1);
  expect(await meter.registry.metrics()).toContain('balcao_marketplace_refreshes_total{platform="mercadolivre",ended="renewed"} 1');
  const row = await standing();
  expect([row.grantVersion, row.refreshingBy, row.accessUntil]).toEqual([2, null, new Date(now.getTime() + 6 * hour)]);
  expect(openGrant(key, 'conta', row.grantSealed ?? '')).toMatchObject({ refreshToken: 'refresh-2' });
});

test('two processes that find the same token refused refresh it once, however often they race', async () => {
  const races = Number(process.env['RACES'] ?? 25);
  const there = strict();
  const [one, other] = [open(there.refresh), open(there.refresh)];
  for (let race = 1; race <= races; race += 1) {
    const asked = await Promise.all([one.renew('conta', race), other.renew('conta', race), one.of('conta'), other.renew('conta', race)]);
    expect(asked.filter(({ type }) => type !== 'token')).toEqual([]);
    expect(new Set(asked.flatMap((each) => (each.type === 'token' && each.version > race ? [each.value] : [])))).toEqual(
      new Set([`access-${race + 1}`]),
    );
    expect([there.asked(), (await standing()).grantVersion]).toEqual([race, race + 1]);
  }
});

test('while another process refreshes a token that is still good, it is used', async () => {
  await connectSoonOver({
    refreshingBy: '0b9f8a0e-0000-4000-8000-000000000000',
    refreshingUntil: new Date(Date.now() + hour),
  });
  const there = strict();
  expect(await open(there.refresh).of('conta')).toEqual({ type: 'token', value: 'access-1', version: 1 });
  expect(there.asked()).toBe(0);
});

test.each<[GrantRefused, number]>([
  [{ type: 'away', text: 'HTTP 503' }, 15],
  [{ type: 'throttled', text: 'HTTP 429', afterMs: 40_000 }, 40],
  [{ type: 'throttled', text: 'HTTP 429' }, 15],
  [{ type: 'forbidden', text: 'unauthorized_application' }, 15],
])(
  'a token that is still good is used though it is not renewed now (%j), and that is tried again %i seconds later',
  async (refused, seconds) => {
    await connectSoonOver();
    let [asked, passed] = [0, 0];
    const refresh: Connects['refresh'] = () => Promise.resolve(((asked += 1), refused));
    const tokens = open(refresh, [], () => new Date(now.getTime() + passed));
    const of = async () => [await tokens.of('conta'), asked];
    const token = { type: 'token', value: 'access-1', version: 1 };
    expect(await of()).toEqual([token, 1]);
    passed = seconds * 1000 - 1;
    expect(await of()).toEqual([token, 1]);
    passed = seconds * 1000;
    expect(await of()).toEqual([token, 2]);
    // Once it is over there is none.
    passed = 6 * 60_000;
    expect((await tokens.of('conta')).type).toBe(refused.type);
    expect(await standing()).toMatchObject({ connection: 'connected', refreshingBy: null, grantVersion: 1 });
  },
);

test('a grant that is over is over also while its token would be good', async () => {
  await connectSoonOver();
  const tokens = open(() => Promise.resolve({ type: 'reauthorize', code: 'invalid_grant', text: 'Error validating grant.' }));
  expect(await tokens.of('conta')).toEqual({ type: 'shutOut', text: 'Error validating grant.' });
});

test('a grant that is over shuts the account out: once, with the words, told to its company', async () => {
  const refused: GrantRefused = { type: 'reauthorize', code: 'invalid_grant', text: 'Error validating grant.' };
  const tokens = open(() => Promise.resolve(refused));
  expect(await tokens.renew('conta', 1)).toEqual({ type: 'shutOut', text: 'Error validating grant.' });
  expect(await tokens.renew('conta', 1)).toEqual({ type: 'shutOut', text: 'Error validating grant.' });
  expect(await standing()).toMatchObject({ connection: 'reauthorize', shutOutReason: 'Error validating grant.', version: 2 });
  const told = await database.db.select().from(notification).where(eq(notification.sellerId, 'ana'));
  expect(told.map(({ message }) => message)).toEqual([
    'O Mercado Livre não deixa mais entrar na conta Loja da Ana. Autorize de novo: nada é enviado até lá.',
  ]);
  const events = await database.db.select().from(event).where(eq(event.subject, 'marketplace:conta'));
  expect(events).toMatchObject([{ type: 'shutOut', data: { reason: 'Error validating grant.' } }]);
});

test('where the marketplace is away nothing is lost: the lease is given back and the next asks again', async () => {
  let isAway = true;
  const there = strict();
  const tokens = open((grant) => (isAway ? Promise.resolve({ type: 'away', text: 'HTTP 503' }) : there.refresh(grant)));
  expect(await tokens.renew('conta', 1)).toEqual({ type: 'away', text: 'HTTP 503' });
  expect(await standing()).toMatchObject({ connection: 'connected', refreshingBy: null, grantVersion: 1 });
  isAway = false;
  expect(await tokens.renew('conta', 1)).toMatchObject({ value: 'access-2' });
});

test('what is not about the grant leaves it as it is: too many refreshes, and an application that is blocked', async () => {
  for (const refused of [
    { type: 'throttled', text: 'HTTP 429', afterMs: 7000 },
    { type: 'forbidden', text: 'unauthorized_application' },
  ] as const) {
    const { text, ...said } = refused;
    const answer = refused.type === 'throttled' ? said : { type: 'forbidden', text };
    expect(await open(() => Promise.resolve(refused)).renew('conta', 1)).toEqual(answer);
    expect(await standing()).toMatchObject({ connection: 'connected', refreshingBy: null, grantVersion: 1, shutOutReason: null });
  }
});

test('a process that ended between the answer and its writing has lost the grant: the next says so, and a person authorizes again', async () => {
  const there = strict();
  // What the dead process did: its lease stands, the token is used up, and nothing was written.
  await there.refresh(grantOf(1, 0));
  await connect(grantOf(1, 6 * hour), { refreshingBy: '0b9f8a0e-0000-4000-8000-000000000000', refreshingUntil: new Date(0) });
  const lines: unknown[] = [];
  expect(await open(there.refresh, lines).renew('conta', 1)).toEqual({ type: 'shutOut', text: 'already used' });
  expect(lines).toMatchObject([
    { msg: 'a refresh was left in the middle; its grant may be lost' },
    { msg: 'a grant was not refreshed' },
    { msg: 'the marketplace shut an account out' },
  ]);
  expect(JSON.stringify(lines)).not.toMatch(/access-|refresh-1/u);
});

test('an account that was disconnected meanwhile keeps no grant that comes late', async () => {
  const tokens = open(async () => {
    await database.db.update(marketplaceAccount).set({ connection: 'revoked', grantSealed: null, grantVersion: 2 });
    return grantOf(2, hour);
  });
  expect(await tokens.renew('conta', 1)).toEqual({ type: 'shutOut', text: 'A conta foi desconectada' });
  expect(await standing()).toMatchObject({ connection: 'revoked', grantSealed: null, grantVersion: 2 });
});

test('another user’s grant is never kept', async () => {
  const tokens = open(() => Promise.resolve({ ...grantOf(2, hour), externalUserId: '78' }));
  expect((await tokens.renew('conta', 1)).type).toBe('shutOut');
  expect((await standing()).grantVersion).toBe(1);
});

test('a grant sealed with another key, or for another account, opens nowhere, and is not thrown away', async () => {
  expect(openGrant(Buffer.alloc(32, 8), 'conta', sealGrant(key, 'conta', grantOf(1, hour), now))).toBeNull();
  expect(openGrant(key, 'outra', sealGrant(key, 'conta', grantOf(1, hour), now))).toBeNull();
  await connect(grantOf(1, hour), { grantSealed: sealGrant(key, 'outra', grantOf(1, hour), now) });
  expect((await open(strict().refresh).of('conta')).type).toBe('notYet');
  expect((await standing()).connection).toBe('connected');
});
