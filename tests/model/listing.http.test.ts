import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getListing, Listing, listListings, ListingStatus, ListingWritten } from '#contract/listing.ts';
import type { LeaseMode } from '#contract/capabilities.ts';
import { ProblemBody } from '#contract/problem.ts';
import { listingLifecycle, type ListingStand } from '#machines/lifecycle/listing.ts';
import { listing, listingDetail } from '#server/db/schema/listing.ts';
import { applyRefusal } from '#server/marketplace/apply-refusal.ts';
import { sku } from '#server/db/schema/product.ts';
import { stepByStock } from '#server/marketplace/step-by-stock.ts';
import { insertListing } from '../support/listings.ts';
import { newId, openTestApp, type Answered, type TestApp } from '../support/test-app.ts';
import { coverageOf, declaredBy, print } from './coverage.ts';
import { askedLifecycle, refusalOnWire, requestOf, stepAsked, type Ask } from './listing-asks.ts';
import { pairsOf, pathsOf, wayTo, type Path, type Step } from './paths.ts';

const holderAgainst = (by: Ask['by']) => (by === 'superuser' ? 'otherSuperuser' : 'otherReviewer');

/** Whether it may depends on what the listing is off sale for. */
const readsReason: ReadonlySet<Ask['type']> = new Set(['pause', 'activate', 'restock']);

describe.each(['off', 'optional', 'required'] as const)('the server, with leases %s,', (leases: LeaseMode) => {
  const lifecycle = askedLifecycle(leases);
  const coverage = coverageOf(`listing over HTTP, leases ${leases}`, [...ListingStatus.options, 'removed'], declaredBy(listingLifecycle));
  const ranBy = new Map<string, number>();
  let app: TestApp;

  beforeAll(async () => {
    app = await openTestApp({ leases });
  });
  afterAll(async () => {
    await app.close();
    const ran = [...ranBy].map(([by, times]) => `${by} ${times}`).join(', ');
    print(`${coverage.line()}; asked by ${ran}`);
  });

  /** One that the marketplace will hold back, or publish, as the walk needs. */
  const newListing = async (path: Path<ListingStand, Ask>): Promise<string> => {
    const isHeld = path.some(({ event }) => event.type === 'hold');
    const id = newId('walked');
    await insertListing(app.db, id);
    if (isHeld)
      await app.db
        .update(sku)
        .set({ stock: 0 })
        .where(eq(sku.id, `sku-${id}`));
    return id;
  };

  const standing = async (publishId: string): Promise<{ readonly status: ListingStatus; readonly version: number }> => {
    const whole = await app.send(getListing, { params: { publishId } }, { as: 'superuser' });
    const { status, version } = Listing.parse(whole.body);
    return { status, version };
  };

  const standingInList = async (publishId: string): ReturnType<typeof standing> => {
    const listed = await app.send(listListings, { query: { ids: publishId } }, { as: 'superuser' });
    const [row] = listListings.reply.parse(listed.body).items;
    if (!row) throw new Error(`${publishId} is in no list`);
    return { status: row.status, version: row.version };
  };

  /** No page and no list has it. */
  const expectGone = async (publishId: string): Promise<void> => {
    expect(await app.send(getListing, { params: { publishId } }, { as: 'superuser' })).toMatchObject({ status: 404 });
    const listed = await app.send(listListings, { query: { ids: publishId } }, { as: 'superuser' });
    expect(listListings.reply.parse(listed.body).items).toEqual([]);
  };

  /** Makes true what guards will read; nothing of it is a step. */
  const letHold = async (publishId: string, { type, by, lease, isLocked, subStatus, wasPublished }: Ask): Promise<void> => {
    await app.letGo(publishId);
    await app.db.update(listingDetail).set({ freezedByDeal: isLocked }).where(eq(listingDetail.listingId, publishId));
    if (readsReason.has(type)) await app.db.update(listing).set({ subStatus }).where(eq(listing.id, publishId));
    if (type === 'remove')
      await app.db
        .update(listing)
        .set({ externalId: wasPublished ? `there-${publishId}` : null })
        .where(eq(listing.id, publishId));
    if (lease === 'free' || by === 'marketplace') return;
    await app.hold(publishId, lease === 'mine' ? by : holderAgainst(by));
  };

  /** Does it, and gives what the wire answered; null for the marketplace, which is asked nothing. */
  const act = async (publishId: string, ask: Ask): Promise<Answered | null> => {
    ranBy.set(ask.by, (ranBy.get(ask.by) ?? 0) + 1);
    const request = requestOf(ask, publishId);
    if (request && ask.by !== 'marketplace') {
      return app.send(request.line, { params: request.params ?? {}, body: request.body }, { as: ask.by });
    }
    if (ask.type === 'undoPublish') {
      const job = { id: newId('job'), kind: 'publishListing', subject: `listing:${publishId}`, detail: null } as const;
      await app.db.transaction((tx) => applyRefusal(tx, job, { code: 'item.invalid', text: 'Título inválido', causes: [] }, new Date()));
    } else if (ask.type === 'sellOut' || ask.type === 'restock') {
      await app.db.transaction((tx) => stepByStock(tx, publishId, ask.type === 'sellOut', new Date()));
    } else await app.letMarketplaceAct(publishId);
    return null;
  };

  const taken = new Set<string>();
  /** What was looked at once is only a way to the next from then on: it is taken, and where it led the next step tells. */
  const take = async (publishId: string, { from, event, to }: Step<ListingStand, Ask>): Promise<void> => {
    const step = JSON.stringify([from, event]);
    if (taken.has(step)) {
      await letHold(publishId, event);
      await act(publishId, event);
      return;
    }
    const before = await standing(publishId);
    await letHold(publishId, event);
    const answer = await act(publishId, event);
    if (to === 'removed') {
      expect(answer).toMatchObject({ status: 200, body: { publishId, version: before.version + 1 } });
      await expectGone(publishId);
      coverage.took({ from, event: stepAsked(from, event), to });
      taken.add(step);
      return;
    }
    const after = await standing(publishId);
    expect(await standingInList(publishId)).toEqual(after);
    const told = answer && { status: answer.status, written: ListingWritten.safeParse(answer.body).data };
    const asked = { from, event };
    expect({ asked, told, after }).toEqual({
      asked,
      told: answer && { status: 200, written: { publishId, status: to, version: before.version + 1 } },
      after: { status: to, version: before.version + 1 },
    });
    coverage.took({ from, event: stepAsked(from, event), to });
    taken.add(step);
  };

  test('goes every way that the lifecycle allows, and ends where it says', async () => {
    for (const path of pathsOf(lifecycle)) {
      const publishId = await newListing(path);
      for (const step of path) await take(publishId, step);
    }
    expect(coverage.missing()).toEqual({ states: [], transitions: [] });
  });

  test.each(ListingStatus.options)(
    'refuses all else of a listing that is %s, in the words for it, and leaves it as it was',
    async (status) => {
      const way = wayTo(lifecycle, status);
      const publishId = await newListing(way);
      for (const step of way) await take(publishId, step);
      const before = await standing(publishId);
      const refused = pairsOf(lifecycle).filter(({ from, answer }) => from === status && !answer.ok);
      for (const { from, event, answer } of refused) {
        // What the marketplace may not do it never tries; the lifecycle alone says so.
        if (answer.ok || event.by === 'marketplace') continue;
        await letHold(publishId, event);
        const told = await act(publishId, event);
        const { code, message: whole, cause = [] } = ProblemBody.parse(told?.body);
        // Of several wrong things the first is said.
        const message = cause[0]?.message ?? whole;
        const asked = { from, event };
        const said = refusalOnWire(from, event, answer.error, holderAgainst(event.by));
        expect({ asked, status: told?.status, code, message }).toEqual({ asked, ...said });
        expect({ asked, after: await standing(publishId) }).toEqual({ asked, after: before });
        coverage.wasRefused();
      }
      expect(refused.length).toBeGreaterThan(0);
    },
  );
});
