import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createApi } from '#api/create-api.ts';
import type { Problem } from '#api/client.ts';
import { uploadVariationImages, type WaitingImage } from '#api/listing-images.ts';
import { getListing, Listing } from '#contract/listing.ts';
import { event } from '#server/db/schema/core.ts';
import { listingDetail } from '#server/db/schema/listing.ts';
import { openFaultProxy, type Fault, type FaultProxy } from '../../e2e/support/fault-proxy.ts';
import { insertListing } from '../support/listings.ts';
import { newId, openTestApp, type TestApp } from '../support/test-app.ts';

const sku = 'CAPA-AZUL';
const door = /^\/v2\/publish\/image/u;
const tries = 3;

/** What can happen to an image on its way, how often, and what is then said of it; null where the tries get it there (row LST-7). */
const faults: readonly (readonly [name: string, fault: Fault, times: number, said: Problem['type'] | null])[] = [
  ['its answer is lost once', { kind: 'answer-lost' }, 1, null],
  ['its answer is lost at every try', { kind: 'answer-lost' }, tries, 'Unreachable'],
  ['its answer is cut in half', { kind: 'answer-cut' }, tries, 'Unreachable'],
  ['the server hears it twice', { kind: 'twice' }, 1, null],
  ['the connection breaks before the server hears it', { kind: 'reset-before' }, tries, 'Unreachable'],
  ['a captive portal answers instead', { kind: 'portal' }, tries, 'Unreachable'],
  ['the server is busy once', { kind: 'status-before', status: 429, retryAfter: '0' }, 1, null],
  ['the server stays busy', { kind: 'status-before', status: 429, retryAfter: '0' }, tries, 'Broken'],
  ['the server fails three times before it acts', { kind: 'status-before', status: 500 }, tries, 'Broken'],
  ['the server fails three times after it acted', { kind: 'status-after', status: 500 }, tries, 'Broken'],
  ['something on the way finds it too large', { kind: 'status-before', status: 413 }, 1, 'Refused'],
];

let app: TestApp;
let proxy: FaultProxy;
let files: readonly WaitingImage[] = [];
beforeAll(async () => {
  app = await openTestApp();
  proxy = await openFaultProxy(await app.listen());
  const draw = (background: string): Promise<Buffer> =>
    sharp({ create: { width: 600, height: 400, channels: 3, background } })
      .jpeg()
      .toBuffer();
  const drawn = await Promise.all(['#aa0000', '#00aa00', '#0000aa'].map(draw));
  files = drawn.map((bytes, at) => ({ key: `f${at}`, file: new File([Uint8Array.from(bytes)], `${at}.jpg`), before: null }));
});
afterEach(() => {
  proxy.mend();
  proxy.setOnline(true);
});
afterAll(async () => {
  await proxy.close();
  await app.close();
});

/** A saved listing whose variation waits for its three images, and the sending of some of them as the editor does it. */
const openSaved = async () => {
  const publish = newId('listing');
  await insertListing(app.db, publish, 'ana', 'processing');
  const variation = { _id: 'v1', sku, gtin: null, images: [], imageDeleted: [], attributes: [] };
  await app.db
    .update(listingDetail)
    .set({ variations: [variation] })
    .where(eq(listingDetail.listingId, publish));
  const token = await app.tokenOf('seller');
  const api = createApi({ baseUrl: `${proxy.origin}/v2`, token: () => token, onSessionEnded: () => undefined });
  let keys = 0;
  const send = (some: readonly WaitingImage[], onProgress?: (sent: number) => void) =>
    uploadVariationImages(api, {
      sku,
      publish,
      files: some,
      newId: () => `${publish}-${(keys += 1)}`,
      pause: () => Promise.resolve(),
      ...(onProgress && { onProgress }),
    });
  const stored = async (): Promise<readonly string[]> =>
    Listing.parse((await app.send(getListing, { params: { publishId: publish } }, { as: 'seller' })).body).variations[0]?.images ?? [];
  const edits = (): Promise<number> => app.db.$count(event, eq(event.subject, `listing:${publish}`));
  return { send, stored, edits };
};

describe('three images of a variation are there once each and in their order, and what failed is said', () => {
  test.each(faults)('when the second is sent and %s', async (_name, fault, times, said) => {
    const { send, stored, edits } = await openSaved();
    const from = proxy.exchanges().length;
    const first = await send(files, (sent) => {
      if (sent === 1) proxy.breakNext('POST', door, fault, times);
    });
    const asked = proxy.exchanges().slice(from);
    const stopped = first.ok ? null : [first.error.sent, first.error.at, first.error.problem.type];
    expect(stopped).toEqual(said && [['f0'], 'f1', said]);
    // The first once, the second as often as it may help, the third not before somebody says so.
    expect(asked).toHaveLength(said === null ? asked.length : 1 + (said === 'Refused' ? 1 : tries));
    const rest = first.ok ? [] : files.filter(({ key }) => !first.error.sent.includes(key));
    expect((await send(rest)).ok).toBe(true);
    expect(proxy.exchanges().slice(from + asked.length)).toHaveLength(said === null ? 0 : 2);
    const there = await stored();
    expect([there.length, new Set(there).size]).toEqual([3, 3]);
    const alone = await openSaved();
    await alone.send(files);
    expect(there).toEqual(await alone.stored());
    expect(await edits()).toBeLessThanOrEqual(4);
  });

  test('when there is no network: nothing leaves, and all of it is sent when there is one', async () => {
    const { send, stored } = await openSaved();
    proxy.setOnline(false);
    const leaked = proxy.bytesWhileOffline();
    expect(await send(files)).toMatchObject({ ok: false, error: { sent: [], at: 'f0', problem: { type: 'Unreachable' } } });
    expect([proxy.bytesWhileOffline() - leaked, await stored()]).toEqual([0, []]);
    proxy.setOnline(true);
    expect((await send(files)).ok).toBe(true);
    expect(await stored()).toHaveLength(3);
  });
});
