import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { saveView } from '#contract/shell.ts';
import { ok, refuse } from '#lib/result.ts';
import { event } from '../db/schema/core.ts';
import { asSaid, stepRefused } from '../http/problem.ts';
import { writeRoute } from '../http/route.ts';
import { enterAnother } from '../testing/enter-another.ts';
import { listen } from '../testing/listen-to-stream.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';
import { appendEvent } from './append-event.ts';

/** Records an event of the company that `search` names; refuses or breaks when it says so. */
const recording = writeRoute(saveView, async ({ params, body }, { record }) => {
  await record({
    subject: `listing:${body.name}`,
    type: 'touched',
    version: 7,
    data: {},
    sellerId: body.search === '' ? null : body.search,
  });
  if (body.screen === 'broken') throw new Error('rolled back');
  return body.screen === 'refused' ? refuse(stepRefused(asSaid('não'))) : ok({ ...body, id: params.id, mine: true });
});
const id = '0c0ffee0-0000-4000-8000-000000000003';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ instead: [recording] });
  await server.app.listen({ port: 0 });
});
afterAll(async () => server.close());

const touch = async (to: TestServer, name: string, company = 'casa-da-ana', screen = 'fine'): Promise<void> => {
  const headers = { ...(await to.signIn('reviewer')) };
  await to.ask('PUT', `/v2/view/${id}`, { headers, payload: { screen, name, search: company, shared: false } });
};
const line = (name: string): string => JSON.stringify({ subject: `listing:${name}`, version: 7 });

test('what changed is told, once it is committed and only then', async () => {
  const ear = await listen(server, await server.signIn('reviewer'));
  await touch(server, 'broken', 'casa-da-ana', 'broken');
  await touch(server, 'refused', 'casa-da-ana', 'refused');
  await touch(server, 'one');
  await touch(server, 'two');
  expect(await ear.untilHeard(2)).toEqual([line('one'), line('two')]);
  ear.hangUp();
});

test('of what many change at once no two events have one version', async () => {
  const { db } = server;
  const author = { id: 'u', name: 'U' };
  const happened = { subject: 'notifications:crowded', type: 'notified', version: 'next', data: {}, sellerId: null } as const;
  await Promise.all(
    Array.from({ length: 40 }, () =>
      db.transaction(async (tx) => {
        await appendEvent(tx, author, server.now(), null, happened);
        await appendEvent(tx, author, server.now(), null, happened);
      }),
    ),
  );
  const versions = (await db.select().from(event).where(eq(event.subject, happened.subject))).map(({ version }) => version);
  expect([versions.length, new Set(versions).size]).toEqual([80, 80]);
  const twice = [1, 2].map(() => db.transaction((tx) => appendEvent(tx, author, server.now(), null, { ...happened, version: 7000 })));
  expect((await Promise.allSettled(twice)).map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});

test('a seller hears of the own company and of nothing else', async () => {
  const ears = await Promise.all(['ana', 'beto', 'super'].map(async (who) => listen(server, await server.signIn(who))));
  await touch(server, 'of-ana');
  await touch(server, 'of-beto', 'loja-do-beto');
  await touch(server, 'of-nobody', '');
  await touch(server, 'last-ana');
  await touch(server, 'last-beto', 'loja-do-beto');
  const [ana, beto, all] = ears;
  expect(await all?.untilHeard(5)).toHaveLength(5);
  expect(await ana?.untilHeard(2)).toEqual([line('of-ana'), line('last-ana')]);
  expect(await beto?.untilHeard(2)).toEqual([line('of-beto'), line('last-beto')]);
  for (const ear of ears) ear.hangUp();
});

test('of more streams than one person may have the oldest ends and is told to stay away, and the others go on', async () => {
  const who = await server.signIn('colleague');
  const ears = await Promise.all(Array.from({ length: 19 }, () => listen(server, who)));
  const [first, ...others] = [await listen(server, await server.signIn('super')), ...ears];
  const ended = Promise.race(ears.map(({ ended: one }) => one));
  const more = [await listen(server, who), await listen(server, who)];
  await ended;
  // The one that ended is told to come again in ten minutes: at once it would end the next one.
  expect(ears.map((ear) => ear.retry()).filter((retry) => retry !== null)).toEqual([600_000]);
  await touch(server, 'after-the-most');
  await Promise.all(more.map((ear) => ear.untilHeard(1)));
  expect(more.map((ear) => ear.heard())).toEqual([[line('after-the-most')], [line('after-the-most')]]);
  // Somebody else's is not counted.
  const still = await Promise.race([first?.ended.then(() => 'ended'), Promise.resolve('open')]);
  expect(still).toBe('open');
  for (const ear of [first, ...others, ...more]) ear?.hangUp();
});

test('streams of a person are counted together, in whichever of their companies', async () => {
  const ana = await server.signIn('ana');
  const ears = await Promise.all(Array.from({ length: 20 }, () => listen(server, ana)));
  const ended = Promise.race(ears.map(({ ended: one }) => one));
  const more = await listen(server, await enterAnother(server, ana));
  await ended;
  expect(ears.map((ear) => ear.retry()).filter((retry) => retry !== null)).toEqual([600_000]);
  for (const ear of [...ears, more]) ear.hangUp();
});

test('nobody listens without a session', async () => {
  expect((await server.ask('GET', '/v2/stream')).statusCode).toBe(401);
});

test('a server that stops lets its listeners go', async () => {
  const stopping = await openTestServer();
  await stopping.app.listen({ port: 0 });
  const ear = await listen(stopping, await stopping.signIn('ana'));
  await stopping.close();
  await expect(ear.ended).resolves.toBeUndefined();
});
