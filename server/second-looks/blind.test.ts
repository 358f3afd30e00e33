import { eq, like, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contract } from '#contract/contract.ts';
import { getListing, listListings } from '#contract/listing.ts';
import { judgeSecondLook, takeSecondLook, type SecondLook } from '#contract/second-look.ts';
import { getReviewLead, listLeadEvents } from '#contract/review-lead.ts';
import { claimListings, skipListing, snoozeListing } from '#contract/review-queue.ts';
import { getSku } from '#contract/sku.ts';
import { getSuggestion } from '#contract/suggestion.ts';
import { people, type PersonId } from '../../tests/support/people.ts';
import { samples } from '../../tests/access/samples.ts';
import { absent } from '../../tests/access/sample.ts';
import { bothHeaders, openTestApp, type Answered, type TestApp } from '../../tests/support/test-app.ts';
import { account } from '../db/schema/core.ts';
import { listing } from '../db/schema/listing.ts';
import { listingCheck } from '../db/schema/listing-check.ts';
import { secondLook, secondLookSetting } from '../db/schema/second-look.ts';
import { decisionsOn } from '../listings/decision-fixture.ts';

// A reader who means harm: every call a reviewer has is asked about the listing while they hold its second look.

/** Said in no other text of this server: wherever it is read, the first verdict is. Another one in each test. */
let tell = '';
let tells = 0;

let app: TestApp;
const { approve, refuse, observe, putBack, newListing } = decisionsOn(() => app);
beforeAll(async () => {
  app = await openTestApp();
  await app.db.update(secondLookSetting).set({ share: 100 });
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.delete(secondLook);
  tells += 1;
  tell = `Zarabatana azul-marinho ${tells}.`;
});

/** Where an answer says how it stands with this listing, or what of its SKU was written: by whatever name it goes there. */
const tellsOf = (body: unknown, names: readonly string[]): boolean => {
  if (typeof body !== 'object' || body === null) return typeof body === 'string' && body.includes(tell);
  const isAbout = Object.values(body).some((value) => typeof value === 'string' && names.includes(value));
  const says = ['status', 'state', 'sub_status', 'deed', 'firstVerdict', 'warning'].some((key) => {
    const said = (body as Readonly<Record<string, unknown>>)[key];
    return said !== undefined && said !== null && said !== '';
  });
  return (isAbout && says) || Object.values(body).some((value) => tellsOf(value, names));
};

const take = async (as: PersonId): Promise<SecondLook> => {
  const { look } = takeSecondLook.reply.parse((await app.send(takeSecondLook, { body: { except: [] } }, { as })).body);
  if (!look) throw new Error('Nothing to judge');
  return look;
};
const list = async (as: PersonId, query: Readonly<Record<string, string>>) => {
  const { status, body } = await app.send(listListings, { query: { limit: '100', ...query } }, { as });
  expect(status).toBe(200);
  return listListings.reply.parse(body);
};
const idsIn = async (as: PersonId, query: Readonly<Record<string, string>>): Promise<readonly string[]> =>
  (await list(as, query)).items.map(({ publishId }) => publishId);
const finish = (look: SecondLook, as: PersonId) =>
  app.send(judgeSecondLook, { params: { id: look.publishId }, body: { verdict: 'approved' } }, { as });

/** What is answered about the same listing refused and approved, with names of the one put for those of the other. */
const refusedAndApproved = async (): Promise<{ readonly refused: string; readonly approved: string }> => {
  const [refused, approved] = [await newListing(), await newListing()];
  await refuse(refused, {}, `image*/${tell}`);
  await approve(approved);
  return { refused, approved };
};

describe.each(['otherReviewer', 'otherSuperuser'] as const)('while %s holds a second look', (reader) => {
  test('what is answered to judge is the same, byte for byte, whatever was decided', async () => {
    const { refused, approved } = await refusedAndApproved();
    const stood = new Map((await app.db.select().from(secondLook)).map((look) => [look.listingId, look]));
    const said = (listingId: string): string => {
      const look = stood.get(listingId);
      // The two share a barcode: each names the other, and for the rest their lists are the same.
      return JSON.stringify({ ...look?.stood, sameEan: [] })
        .replaceAll(look?.id ?? '', 'LOOK')
        .replaceAll(listingId, 'LISTING');
    };
    expect(said(refused)).toBe(said(approved));
    const look = await take(reader);
    expect(JSON.stringify(look)).not.toMatch(/Regina|refused|processing|Zarabatana/u);
    expect(look).toMatchObject({ status: 'pending', version: 1, warning: '', refusal: null, history: [], lease: null });
    // Not by which listing it is either: that could be asked for.
    expect([refused, approved]).not.toContain(look.publishId);
  });

  test('no list has it, by whatever filter, and no total counts it', async () => {
    const id = await newListing();
    const filters = [
      {},
      { status: 'refused' },
      { status: 'refused,active' },
      { search: id },
      { sellerId: 'ana', status: 'refused' },
      { warning: 'image' },
    ];
    await app.db
      .update(listing)
      .set({ search: [id] })
      .where(eq(listing.id, id));
    await refuse(id, {}, `image*/${tell}`);
    const before = await Promise.all(filters.map((filter) => list(reader, filter)));
    expect(before.map(({ items }) => items.some(({ publishId }) => publishId === id))).toEqual(filters.map(() => true));
    const look = await take(reader);
    for (const [at, filter] of filters.entries()) {
      const after = await list(reader, filter);
      expect(after.items.map(({ publishId }) => publishId)).not.toContain(id);
      expect({ filter, total: after.total }).toEqual({ filter, total: (before[at]?.total ?? 0) - 1 });
      expect(JSON.stringify(after)).not.toContain(tell);
    }
    expect((await list(reader, { ids: id })).items).toEqual([]);
    // To everybody else it is where it is.
    expect(await idsIn('reviewer', { status: 'refused' })).toContain(id);
    await finish(look, reader);
    expect(await idsIn(reader, { status: 'refused' })).toContain(id);
  });

  test('its page, its steps and its SKU say the same whether it was refused or approved', async () => {
    const { refused, approved } = await refusedAndApproved();
    // Both are shown: one after the other.
    const first = await take(reader);
    await app.send(takeSecondLook, { body: { except: [first.publishId] } }, { as: reader });
    const ask = async (id: string): Promise<readonly Answered[]> => [
      await app.send(getListing, { params: { publishId: id } }, { as: reader }),
      await approve(id, { as: reader }),
      await refuse(id, { as: reader }),
      await observe(id, { as: reader }),
      await putBack(id, null, { as: reader }),
      await app.send(getSku, { params: { id: `sku-${id}` } }, { as: reader }),
    ];
    const said = async (id: string): Promise<string> => JSON.stringify(await ask(id)).replaceAll(id, 'LISTING');
    const ofRefused = await said(refused);
    expect(ofRefused).toBe(await said(approved));
    expect(ofRefused).not.toContain(tell);
    expect(ofRefused).toContain('Julgue lá primeiro');
  });

  test('none of all the calls a person of their role has repeats what was written', async () => {
    const id = await newListing();
    await refuse(id, {}, `image*/${tell}`);
    await take(reader);
    const role = people[reader].role;
    const asked = contract.filter(
      ({ method, roles, answer, name }) =>
        // What the whole team writes most often is told of no listing.
        method === 'GET' && answer === 'json' && roles !== 'anyone' && roles.includes(role) && name !== 'getUsualTexts',
    );
    expect(asked.length).toBeGreaterThan(20);
    const target = { ...absent(), listing: id, sku: `sku-${id}`, code: `COD-${id}`, company: 'ana' };
    const told: string[] = [];
    for (const call of asked) {
      const sample = samples[call.name];
      const { body } = await app.knock(call, sample?.payload(target, reader) ?? {}, bothHeaders(await app.tokenOf(reader)));
      if (tellsOf(body, [id, `listing:${id}`, `sku-${id}`, `COD-${id}`])) told.push(call.name);
    }
    // A superuser keeps records in which it stands too: of their own lists of listings it is kept out (decision 0104).
    expect(told).toEqual(role === 'superuser' ? ['listLinks', 'getLink'] : []);
  });
});

test('resubmitted meanwhile it is still not told: its history would say what was decided', async () => {
  const id = await newListing();
  await refuse(id, {}, `image*/${tell}`);
  const look = await take('otherReviewer');
  await approve(id, { as: 'seller' });
  expect(await idsIn('otherReviewer', { status: 'pending' })).not.toContain(id);
  expect(await idsIn('reviewer', { status: 'pending' })).toContain(id);
  expect((await app.send(getListing, { params: { publishId: id } }, { as: 'otherReviewer' })).status).toBe(409);
  expect((await app.send(getListing, { params: { publishId: id } }, { as: 'seller' })).status).toBe(200);
  await finish(look, 'otherReviewer');
  expect((await app.send(getListing, { params: { publishId: id } }, { as: 'otherReviewer' })).status).toBe(200);
});

test('the version that travels with what is judged is of before the decision: no header tells of it either', async () => {
  const id = await newListing();
  await approve(id);
  await app.letMarketplaceAct(id);
  const [now] = await app.db.select({ version: listing.version }).from(listing).where(eq(listing.id, id));
  expect(now?.version).toBeGreaterThan(2);
  const answer = await app.send(takeSecondLook, { body: { except: [] } }, { as: 'otherReviewer' });
  expect((answer.body as { readonly look: SecondLook }).look.version).toBe(1);
});

test('the answer to a verdict does not say whether it was the same', async () => {
  const { refused } = await refusedAndApproved();
  const answers = [];
  for (let judged = 0; judged < 2; judged += 1) {
    const look = await take('otherReviewer');
    const { status, body } = await finish(look, 'otherReviewer');
    answers.push(JSON.stringify({ status, body }).replaceAll(look.publishId, 'LOOK'));
  }
  expect(refused).not.toBe('');
  expect(new Set(answers).size).toBe(1);
});

test('who leads and judges too reads in the list of decisions no line of it until then', async () => {
  const id = await newListing();
  await refuse(id, {}, `image*/${tell}`);
  const period = { from: '2020-01-01', to: '2020-01-02' };
  const today = new Date().toISOString().slice(0, 10);
  const query = { ...period, from: addDay(today, -1), to: addDay(today, 1) };
  const read = async (): Promise<string> => JSON.stringify((await app.send(listLeadEvents, { query }, { as: 'superuser' })).body);
  expect(await read()).toContain(tell);
  const look = await take('superuser');
  expect(await read()).not.toContain(id);
  await finish(look, 'superuser');
  expect(await read()).toContain(tell);
});

test('nor do the numbers of who leads tell what was decided of it: who did how much, and why it was drawn', async () => {
  const id = await newListing();
  await app.db.update(listingCheck).set({ checkedAt: new Date(), red: 1, yellow: 0 }).where(eq(listingCheck.listingId, id));
  await approve(id, { as: 'otherSuperuser' });
  const today = new Date().toISOString().slice(0, 10);
  const query = { from: addDay(today, -1), to: addDay(today, 1), reviewerId: 'otherSuperuser' };
  const read = async () => getReviewLead.reply.parse((await app.send(getReviewLead, { query }, { as: 'superuser' })).body);
  const before = await read();
  const look = await take('superuser');
  const during = await read();
  // Of people and of the list alike: what one leaves out and the other counts is told by the difference.
  const counted = ({ people }: typeof before) => [people[0]?.approved ?? 0, people[0]?.overrides ?? 0];
  expect(counted(during)).toEqual(counted(before).map((count) => count - 1));
  // Only approvals are drawn for this.
  expect(during.sample).toMatchObject({ drawn: 1, waiting: 1, risks: [] });
  await finish(look, 'superuser');
  expect((await read()).sample.risks).toContainEqual({ risk: 'redApproved', count: 1 });
  expect(counted(await read())).toEqual(counted(before));
});

test('it is not passed over either, nor put off: who did would know that it came back, and could judge it no more', async () => {
  const id = await newListing();
  await refuse(id, {}, `image*/${tell}`);
  const look = await take('otherReviewer');
  const pass = async (): Promise<readonly Answered[]> => [
    await app.send(skipListing, { body: { publishId: id, skip: true, reason: null } }, { as: 'otherReviewer' }),
    await app.send(
      snoozeListing,
      { body: { publishId: id, until: new Date(Date.now() + 3_600_000).toISOString() } },
      { as: 'otherReviewer' },
    ),
  ];
  const decided = await pass();
  await approve(id, { as: 'seller' });
  expect(await pass()).toEqual(decided);
  expect((await finish(look, 'otherReviewer')).status).toBe(200);
});

test('come back to the queue it is not theirs to hold, nor told who holds it, and nothing is suggested of it', async () => {
  const id = await newListing();
  await refuse(id, {}, `image*/${tell}`);
  await take('otherReviewer');
  const ask = async (): Promise<readonly Answered[]> => [
    await app.send(claimListings, { body: { publishIds: [id] } }, { as: 'otherReviewer' }),
    await app.send(getSuggestion, { query: { publishId: id } }, { as: 'otherReviewer' }),
  ];
  const refused = await ask();
  await approve(id, { as: 'seller' });
  expect(await ask()).toEqual(refused);
  expect((await app.send(claimListings, { body: { publishIds: [id] } }, { as: 'reviewer' })).body).toMatchObject([
    { publishId: id, lease: { holder: { id: 'reviewer' } } },
  ]);
  expect(await ask()).toEqual(refused);
});

test('a list that is too long to be counted is as long with it as without', async () => {
  const id = await newListing();
  await refuse(id, {}, 'image');
  await app.db
    .execute(sql`insert into listing select (jsonb_populate_record(listing, jsonb_build_object('id', 'long-' || n, 'sku_id', null))).*
    from listing, generate_series(1, 10001) n where listing.id = ${id}`);
  const lengths = async () => {
    const { total, isAtLeast } = await list('otherReviewer', { status: 'refused', warning: 'image' });
    return { total, isAtLeast };
  };
  const before = await lengths();
  expect(before).toEqual({ total: 10_000, isAtLeast: true });
  await take('otherReviewer');
  expect(await lengths()).toEqual(before);
  await app.db.delete(listing).where(like(listing.id, 'long-%'));
});

test('whoever reviews no more corrects a listing of their company, whatever second look of it they had opened', async () => {
  const id = await newListing();
  await refuse(id, {}, 'image');
  await take('otherReviewer');
  await app.db.update(account).set({ role: 'seller', sellerId: 'ana', hadSellout: true }).where(eq(account.id, 'otherReviewer'));
  const { status } = await approve(id, { as: 'otherReviewer' }, { title: 'Capa de chuva amarela' });
  await app.db.update(account).set({ role: 'reviewer', sellerId: null }).where(eq(account.id, 'otherReviewer'));
  expect(status).toBe(200);
});

const addDay = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T12:00:00.000Z`) + days * 86_400_000).toISOString().slice(0, 10);
