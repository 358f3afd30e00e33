import { afterAll, beforeAll, expect, test } from 'vitest';
import { readMediation, tellPresence } from '#contract/mediation-calls.ts';
import { observeListing } from '#contract/listing.ts';
import { Change, streamChanges } from '#contract/shell.ts';
import { bothHeaders, openTestApp, type TestApp } from '../support/test-app.ts';
import { urlOf } from '../support/wire.ts';
import { knockers } from './actors.ts';
import { insertTargets } from './targets.ts';

let app: TestApp;
let origin: string;
beforeAll(async () => {
  app = await openTestApp();
  origin = await app.listen();
});
afterAll(async () => {
  await app.close();
});

test.each(knockers.filter(({ person }) => person === null).map((knocker) => [knocker.name, knocker] as const))(
  'the stream is shut to: %s',
  async (_name, { headers }) => {
    expect((await app.knock(streamChanges, {}, await headers(app))).status).toBe(401);
  },
);

/** Subjects a person hears of, until the one that is waited for. */
const hearUntil = async (
  person: 'seller' | 'reviewer' | 'superuser',
  act: () => Promise<void>,
  last: string,
): Promise<readonly string[]> => {
  const stop = new AbortController();
  const response = await fetch(`${origin}${urlOf(streamChanges, {})}`, {
    headers: bothHeaders(await app.tokenOf(person)),
    signal: stop.signal,
  });
  const heard: string[] = [];
  await act();
  let text = '';
  const decoder = new TextDecoder();
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    const lines = text.split('\n');
    text = lines.pop() ?? '';
    for (const line of lines) if (line.startsWith('data:')) heard.push(Change.parse(JSON.parse(line.slice('data:'.length))).subject);
    if (heard.includes(last)) break;
  }
  stop.abort();
  return heard;
};

test('a seller hears of the own company only, a reviewer of all', async () => {
  const beto = await insertTargets(app.db, 'beto', 'pending');
  const ana = await insertTargets(app.db, 'ana', 'pending');
  const observeBoth = async (): Promise<void> => {
    // Beto's first: had it been told, it would have been heard before Ana's.
    await app.send(observeListing, { body: { publishId: beto.listing, warning: 'gtin' } }, { as: 'reviewer' });
    await app.send(observeListing, { body: { publishId: ana.listing, warning: 'gtin' } }, { as: 'reviewer' });
  };
  const last = `listing:${ana.listing}`;
  expect(await hearUntil('seller', observeBoth, last)).toEqual([last]);
  expect(await hearUntil('reviewer', observeBoth, last)).toEqual([`listing:${beto.listing}`, last]);
});

test('who comes to a mediation is heard of by its company only, and a sign of life is no news', async () => {
  const beto = await insertTargets(app.db, 'beto', 'pending');
  const ana = await insertTargets(app.db, 'ana', 'pending');
  const come = async ({ order }: { readonly order: string }, doing: 'viewing' | 'writing') =>
    app.send(tellPresence, { params: { id: order }, body: { doing } }, { as: 'superuser' });
  const comeToBoth = async (): Promise<void> => {
    await come(beto, 'viewing');
    await come(ana, 'viewing');
    await come(ana, 'viewing');
    await app.send(observeListing, { body: { publishId: ana.listing, warning: 'gtin' } }, { as: 'reviewer' });
  };
  const last = `listing:${ana.listing}`;
  expect(await hearUntil('seller', comeToBoth, last)).toEqual([`presence:${ana.order}`, last]);
});

test('what somebody read of a mediation is heard by themselves only, and only what is new', async () => {
  const hearReading = async (person: 'seller' | 'superuser'): Promise<readonly string[]> => {
    const { order, listing } = await insertTargets(app.db, 'ana', 'pending');
    const read = async (): Promise<unknown> => app.send(readMediation, { params: { id: order }, body: { count: 1 } }, { as: 'seller' });
    const readTwice = async (): Promise<void> => {
      await read();
      await read();
      await app.send(observeListing, { body: { publishId: listing, warning: 'gtin' } }, { as: 'reviewer' });
    };
    const heard = await hearUntil(person, readTwice, `listing:${listing}`);
    return heard.map((subject) => subject.split(':', 1)[0] ?? '');
  };
  expect(await hearReading('seller')).toEqual(['mediation', 'listing']);
  expect(await hearReading('superuser')).toEqual(['listing']);
});
