import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { removeListing } from '#contract/listing-calls.ts';
import { newId, openTestApp, type Answered, type TestApp } from '../../tests/support/test-app.ts';
import { integrationJob } from '../db/schema/integration-job.ts';
import { listing } from '../db/schema/listing.ts';
import { testPostgres } from '../testing/open-test-db.ts';
import { decisionsOn, problem } from './decision-fixture.ts';
import { subjectOf } from './listing-event.ts';

// PGlite has one connection: nobody waits for anybody there.
describe.runIf(testPostgres !== null)('a listing that is taken back at the moment of something else', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp();
  });
  afterAll(() => app.close());

  const { send, approve, newListing } = decisionsOn(() => app);
  const remove = (publishId: string): Promise<Answered> => send(removeListing, { publishId }, { as: 'seller', ifMatch: 1 });
  const waiting = async (): Promise<number> => {
    const { rows } = await app.db.execute<{ n: number }>(
      sql`select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return rows[0]?.n ?? 0;
  };
  /** Each waits for the listing before the next is asked: so they get it. */
  const inOrder = async (id: string, asks: readonly (() => Promise<Answered>)[]): Promise<readonly Answered[]> => {
    const { begun } = await app.db.transaction(async (tx) => {
      await tx.select({ id: listing.id }).from(listing).where(eq(listing.id, id)).for('update');
      const asked: Promise<Answered>[] = [];
      for (const ask of asks) {
        asked.push(ask());
        await expect.poll(waiting).toBe(asked.length);
      }
      return { begun: asked };
    });
    return Promise.all(begun);
  };

  test('is gone for a decision that waited behind it', async () => {
    const id = await newListing();
    const [removed, approved] = await inOrder(id, [() => remove(id), () => approve(id, { ifMatch: 1 })]);
    expect([removed?.status, approved?.status]).toEqual([200, 404]);
    expect(approved && problem(approved).code).toBe('not-found');
  });

  test('stays where the decision was first', async () => {
    const id = await newListing();
    const [approved, removed] = await inOrder(id, [() => approve(id, { ifMatch: 1 }), () => remove(id)]);
    expect([approved?.status, removed?.status]).toEqual([200, 409]);
    expect(removed && problem(removed).code).toBe('changed-meanwhile');
  });

  test('is gone once, asked for twice', async () => {
    const id = await newListing();
    const answers = await inOrder(id, [() => remove(id), () => remove(id)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 404]);
  });

  test('stays where an errand of it is being settled, which is not waited for and goes on to the listing', async () => {
    const id = await newListing();
    const [job, at] = [newId('job'), new Date()];
    await app.db.insert(integrationJob).values({
      id: job,
      kind: 'publishListing',
      subject: subjectOf(id),
      name: 'Capa de chuva',
      sellerId: 'ana',
      accountId: 'account-ana',
      createdAt: at,
      sentAt: at,
      takenBy: randomUUID(),
    });
    let isAnswered = false;
    const { begun } = await app.db.transaction(async (tx) => {
      await tx.select({ id: integrationJob.id }).from(integrationJob).where(eq(integrationJob.id, job)).for('update');
      const asked = remove(id).finally(() => {
        isAnswered = true;
      });
      await expect.poll(async () => isAnswered || (await waiting()) > 0).toBe(true);
      await tx.select({ id: listing.id }).from(listing).where(eq(listing.id, id)).for('update');
      return { begun: asked };
    });
    expect((await begun).status).toBe(409);
    expect(await app.db.$count(listing, eq(listing.id, id))).toBe(1);
  });
});
