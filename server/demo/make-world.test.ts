import { beforeAll, describe, expect, test } from 'vitest';
import { missingMarked } from '#contract/given-attributes.ts';
import { isValidGtin } from '#lib/gtin.ts';
import { kinds } from './data/kinds.ts';
import { paints } from './drawing/paint.ts';
import { drawImages } from './draw-images.ts';
import { demoCategories, leafOf } from './make-categories.ts';
import { makeGtin } from './make-gtin.ts';
import { makeWorld, type World } from './make-world.ts';
import { atQuantile, profile } from './profile.ts';

const now = new Date('2026-11-21T12:00:00.000Z');
const images = new Map(kinds.map(({ key, colours }) => [key, colours.map((colour) => ({ colour, names: [`${key}-${colour}.jpg`] }))]));
let world: World;
beforeAll(() => {
  world = makeWorld(images, now);
});

test('the same instant makes the same world', () => {
  expect(JSON.stringify(makeWorld(images, now))).toBe(JSON.stringify(world));
});

test('the same pictures are drawn each time, byte for byte', async () => {
  const few = kinds.slice(0, 3);
  const bytesOf = async () => (await drawImages(few, 2)).flatMap((drawn) => drawn.images.map(({ bytes }) => bytes.toString('base64')));
  expect(await bytesOf()).toEqual(await bytesOf());
});

test('every kind has a real category and colours that can be painted', () => {
  const rootOf = new Map(demoCategories.map(({ id, path = [] }) => [id, path[0]]));
  const isHome = ({ key, categoryId }: (typeof kinds)[number]): boolean => rootOf.get(leafOf({ key }).id) === categoryId;
  expect(kinds.filter((kind) => !isHome(kind) || !kind.colours.every((colour) => colour in paints)).map(({ key }) => key)).toEqual([]);
  expect(new Set(kinds.map(({ key }) => key)).size).toBe(kinds.length);
});

test('the tree has the 31 main categories; every way leads to its root, and nothing is listed where there is more below', () => {
  expect(demoCategories.filter(({ level }) => level === 1)).toHaveLength(31);
  const byId = new Map(demoCategories.map((each) => [each.id, each]));
  const parents = new Set(demoCategories.map(({ parentId }) => parentId));
  expect(byId.size).toBe(demoCategories.length);
  expect(
    demoCategories.filter(({ path = [], level, parentId }) => path.length !== level || path.at(-2) !== (parentId ?? undefined)),
  ).toEqual([]);
  expect(kinds.filter((kind) => parents.has(leafOf(kind).id))).toEqual([]);
});

test('what is required is not hidden, and what makes variations is not fixed (domain 5.4)', () => {
  const specs = demoCategories.flatMap(({ specs: groups = [] }) => groups.flatMap(({ attributes }) => attributes));
  const both = (one: string, other: string) => specs.filter(({ tags }) => tags.includes(one) && tags.includes(other));
  expect([...both('required', 'hidden'), ...both('fixed', 'allow_variations'), ...both('variation_attribute', 'allow_variations')]).toEqual(
    [],
  );
});

test.each([0, 1, 999_999_999, 1_000_000_007])('barcode %i is valid and Brazilian', (number) => {
  expect(makeGtin(number)).toMatch(/^789\d{10}$/u);
  expect(isValidGtin(makeGtin(number))).toBe(true);
});

describe('the small world', () => {
  const count = <T>(list: readonly T[], is: (each: T) => boolean): number => list.filter(is).length;

  test('has a queue worth working: some late, some back, some wrong', () => {
    const pending = world.listings.filter(({ listing }) => listing.status === 'pending');
    expect(pending).toHaveLength(240);
    expect(count(pending, ({ history }) => history.place.dueAt < now)).toBeGreaterThan(20);
    expect(count(pending, ({ history }) => history.place.reasons.includes('resubmitted'))).toBeGreaterThan(20);
    expect(count(pending, ({ listing }) => listing.price === null)).toBeGreaterThan(5);
    expect(count(pending, ({ listing }) => listing.gtin === null)).toBeGreaterThan(5);
    expect(count(pending, ({ listing }) => Math.max(listing.height, listing.width, listing.depth) > 70)).toBeGreaterThan(5);
    const blank = pending.filter(({ detail }) =>
      (detail.attributes ?? []).some(({ required, value_name }) => required && value_name === null),
    );
    expect(blank.length).toBeGreaterThan(10);
    // What its variations say is not missing: a size that is left out, one of them leaves out too.
    expect(blank.filter(({ detail }) => missingMarked(detail.attributes ?? [], detail.variations ?? []).length === 0)).toEqual([]);
  });

  test('has kits to review and to sell, own ones of the demo seller among them, none with a barcode', () => {
    const kits = world.listings.filter(({ listing }) => listing.kit);
    const own = kits.filter(({ listing }) => listing.sellerId === world.companies[0]?.seller.id);
    expect(own.map(({ listing }) => listing.status).toSorted()).toEqual(['active', 'active', 'pending', 'pending', 'pending', 'refused']);
    expect(kits.length).toBeGreaterThan(own.length);
    expect(
      kits.filter(({ listing, sku, history }) => (listing.gtin ?? sku.gtin) !== null || history.place.warning.includes('gtin')),
    ).toEqual([]);
    expect(kits.every(({ listing }) => listing.title.startsWith('Kit Com 2 ') && listing.title.length <= 60)).toBe(true);
  });

  test('is consistent: a listing says what its SKU and its history say', () => {
    for (const { listing, sku, history } of world.listings) {
      expect(listing.price).toBe(sku.price);
      const bound = { skuId: listing.skuId, sku: listing.sku, gtin: listing.gtin };
      expect(listing.skuId === null || bound).toEqual(listing.skuId === null || { skuId: sku.id, sku: sku.sku, gtin: sku.gtin });
      expect(history.events.map(({ version }) => version)).toEqual(history.events.map((_, at) => at + 1));
      expect(history.place.version).toBe(history.events.length);
      expect(history.events.every(({ at }) => at <= now)).toBe(true);
    }
    expect(new Set(world.listings.map(({ listing }) => listing.id)).size).toBe(world.listings.length);
    expect(new Set(world.listings.map(({ sku }) => `${sku.sellerId} ${sku.sku}`)).size).toBe(world.listings.length);
  });

  test('has listings on sale that are bound to nothing, some with the barcode of their SKU, some with none, under codes of their own', () => {
    const unbound = world.listings.filter(({ listing }) => listing.skuId === null);
    expect(count(unbound, ({ listing, sku }) => listing.gtin !== null && listing.gtin === sku.gtin)).toBeGreaterThan(5);
    expect(count(unbound, ({ listing }) => listing.gtin === null)).toBeGreaterThan(5);
    expect(unbound.every(({ listing }) => /^ML-\d{4}$/u.test(listing.sku) && !listing.kit)).toBe(true);
    expect(unbound.every(({ listing }) => listing.status === 'active' || listing.status === 'paused')).toBe(true);
    expect(new Set(unbound.map(({ listing }) => listing.sku)).size).toBe(unbound.length);
  });

  test('has pairs that share a barcode', () => {
    const gtins = world.listings.flatMap(({ listing }) => listing.gtin ?? []);
    expect(gtins.length - new Set(gtins).size).toBeGreaterThanOrEqual(10);
  });

  test('has mediations of every kind: open, late, waiting for others, closed either way, disputes, with photos and PDFs', () => {
    const rows = world.mediations.map(({ mediation }) => mediation);
    expect(rows.length).toBeGreaterThan(12);
    expect(new Set(rows.map(({ situation }) => situation))).toEqual(new Set([null, 'resolved', 'not solved']));
    expect(new Set(rows.map(({ waitsFor }) => waitsFor))).toEqual(new Set([null, 'seller', 'buyer', 'mediator']));
    expect(new Set(rows.map(({ claim }) => claim?.stage ?? null))).toEqual(new Set([null, 'claim', 'dispute']));
    expect(rows.filter(({ dueAt }) => dueAt && dueAt < now).length).toBeGreaterThan(0);
    expect(new Set(world.mediations.flatMap(({ files }) => files.map(({ type }) => type)))).toEqual(
      new Set(['image/jpeg', 'application/pdf']),
    );
    for (const { mediation, messages } of world.mediations) {
      expect(messages.length).toBeGreaterThan(1);
      expect(mediation.messages).toBe(messages.length);
    }
    const ofFirst = rows.filter(({ sellerId }) => sellerId === world.companies[0]?.seller.id);
    expect(ofFirst.length).toBeGreaterThan(3);
  });

  test('has questions of every status, some of one buyer after another, and enough that wait on the first company', () => {
    const { questions } = world;
    expect(new Set(questions.map(({ status }) => status))).toEqual(new Set(['unanswered', 'answered', 'closed', 'banned', 'deleted']));
    expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length);
    expect(questions.every(({ askedAt }) => askedAt < now)).toBe(true);
    const ofFirst = questions.filter(({ sellerId, status }) => sellerId === world.companies[0]?.seller.id && status === 'unanswered');
    expect(ofFirst.length).toBeGreaterThan(2);
    const pairs = questions.map(({ listingId, buyerId }) => `${listingId} ${buyerId}`);
    expect(new Set(pairs).size).toBeLessThan(pairs.length);
  });

  test('has orders in the mix of the profile', () => {
    const delivered = count(world.orders, ({ order }) => order.status === 'delivered') / world.orders.length;
    expect(delivered).toBeGreaterThan(0.5);
    expect(delivered).toBeLessThan(0.8);
  });
});

test('a quantile between two known ones lies straight between them', () => {
  expect([atQuantile([0, 10, 30], 0), atQuantile([0, 10, 30], 0.25), atQuantile([0, 10, 30], 0.75), atQuantile([0, 10, 30], 1)]).toEqual([
    0, 5, 20, 30,
  ]);
  expect(atQuantile(profile.price, 1)).toBe(4799);
});
