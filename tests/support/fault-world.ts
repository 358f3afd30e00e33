import { count, eq, isNotNull, min, sql } from 'drizzle-orm';
import type { JobKind } from '#contract/integration-job.ts';
import type { Db } from '#server/db/open.ts';
import { integrationJob } from '#server/db/schema/integration-job.ts';
import { listing } from '#server/db/schema/listing.ts';
import { marketplaceAccount } from '#server/db/schema/marketplace-account.ts';
import { sku } from '#server/db/schema/product.ts';
import type { FakeState } from '#server/fake-mercadolivre/fake-state.ts';
import type { Seed } from '#server/fake-mercadolivre/seed-world.ts';
import { enqueueJob } from '#server/integration-jobs/enqueue-job.ts';
import { openTestDb } from '#server/testing/open-test-db.ts';
import { openHubAndFake, type HubAndFake } from './hub-and-fake.ts';
import type { HubProcess, Spoken } from './hub-process.ts';
import { insertListing, insertShelf } from './listings.ts';
import { insertPeople } from './people.ts';
import { insertQuestion } from './questions.ts';

/** What was decided here, and how often the marketplace has it: commands of both natures, of two companies. */
interface Decision {
  readonly kind: JobKind;
  readonly subject: string;
  readonly of: 'ana' | 'beto';
  readonly timesThere: (state: FakeState) => number;
}

const published =
  (mark: string): Decision['timesThere'] =>
  ({ items }) =>
    [...items.values()].filter(({ sellerCustomField }) => sellerCustomField === mark).length;

const decisions: readonly Decision[] = [
  { kind: 'publishListing', subject: 'listing:new', of: 'ana', timesThere: published('new') },
  { kind: 'changePrice', subject: 'listing:priced', of: 'ana', timesThere: ({ items }) => Number(items.get('MLB11')?.price === 123.45) },
  {
    kind: 'answerQuestion',
    subject: 'question:asked',
    of: 'ana',
    timesThere: ({ questions }) => Number(questions.get(5001)?.answer?.text === 'Serve.'),
  },
  {
    kind: 'pauseListing',
    subject: 'listing:stopped',
    of: 'ana',
    timesThere: ({ items }) => Number(items.get('MLB12')?.status === 'paused'),
  },
  { kind: 'publishListing', subject: 'listing:other', of: 'beto', timesThere: published('other') },
];

export interface FaultWorld extends HubAndFake {
  /** Turns which is decided first, and which call a fault strikes. */
  readonly round: number;
  readonly processOf: (skewMs?: number) => HubProcess;
  /** To be done once all was compared. */
  readonly later: (done: () => Promise<void>) => void;
}

const insertThings = async (db: Db): Promise<void> => {
  for (const id of ['new', 'priced', 'stopped']) await insertListing(db, id, 'ana', id === 'new' ? 'processing' : 'active');
  await insertListing(db, 'other', 'beto', 'processing');
  await db.update(sku).set({ stock: 3 });
  await db.update(listing).set({ externalId: 'MLB11', price: 12_345 }).where(eq(listing.id, 'priced'));
  await db.update(listing).set({ externalId: 'MLB12', status: 'paused' }).where(eq(listing.id, 'stopped'));
  await insertQuestion(db, 'asked', 'priced', 'ana', { status: 'answered', answer: 'Serve.', externalId: '5001' });
};

const item = { sellerId: 101, title: 'Capa de chuva', price: 99.9, quantity: 5 };
const seed: Seed = {
  users: [
    { id: 101, nickname: 'ANA' },
    { id: 102, nickname: 'BETO' },
  ],
  items: [
    { id: 'MLB11', ...item },
    { id: 'MLB12', ...item },
  ],
  questions: [{ id: 5001, itemId: 'MLB11', fromId: 900, text: 'Serve no modelo 2021?' }],
};

const decideAll = async ({ db, now }: HubAndFake, round: number): Promise<void> => {
  const turned = decisions.map((_, at) => decisions[(at + round) % decisions.length]);
  for (const [at, decision] of turned.entries()) {
    if (!decision) continue;
    const { kind, subject, of } = decision;
    const when = new Date(now().getTime() - turned.length + at);
    await db.transaction((tx) => enqueueJob(tx, { kind, subject, name: subject, sellerId: of, accountId: `account-${of}` }, when));
  }
};

export interface FaultWorlds {
  /** A world as it was before anything struck, and what is done in it. */
  readonly within: <Came>(round: number, broken: Partial<Spoken> | undefined, run: (world: FaultWorld) => Promise<Came>) => Promise<Came>;
  readonly close: () => Promise<void>;
}

export const openFaultWorlds = async (): Promise<FaultWorlds> => {
  const database = await openTestDb();
  const { db } = database;
  await insertPeople(db);
  await insertShelf(db);
  const hub = await openHubAndFake(database);
  return {
    within: async (round, broken, run) => {
      await db.execute(sql`truncate product, integration_job, rate_bucket, event, notification cascade`);
      await insertThings(db);
      await hub.begin(seed);
      await db.update(marketplaceAccount).set({ refreshingBy: null, refreshingUntil: null });
      await hub.connect('account-ana', 101);
      await hub.connect('account-beto', 102);
      await decideAll(hub, round);
      const done: (() => Promise<void>)[] = [];
      const later = (each: () => Promise<void>): void => void done.push(each);
      try {
        return await run({ ...hub, round, later, processOf: (skewMs = 0) => hub.openProcess(skewMs, broken) });
      } finally {
        for (const each of done) await each();
      }
    },
    close: async () => {
      await hub.close();
      await database.close();
    },
  };
};

const leaseMs = 121_000;
const mostTurns = 60;

/** What struck is over: a process that is well sends until nothing is open any more. Answers whether that came. */
export const comeToRest = async (world: FaultWorld): Promise<boolean> => {
  const { db, now, pass, fake, processOf } = world;
  fake.setAway(false);
  await fake.script([]);
  const well = processOf();
  for (let turn = 0; turn < mostTurns; turn += 1) {
    await well.run();
    const [open] = await db
      .select({ jobs: count(), at: min(integrationJob.nextAt) })
      .from(integrationJob)
      .where(isNotNull(integrationJob.nextAt));
    if (!open?.at) return true;
    const wait = open.at.getTime() - now().getTime();
    // What is due and was not taken is somebody's who died.
    await pass(wait > 0 ? wait : leaseMs);
  }
  return false;
};

export interface Seen {
  readonly lost: number;
  readonly doubled: number;
  readonly falselyClaimed: number;
}

/** Every fault passes, so at rest each decision is there once, and the hub says so. What differs is one of these three. */
export const compare = async ({ db, fake }: Pick<FaultWorld, 'db' | 'fake'>): Promise<Seen> => {
  const jobs = new Map((await db.select().from(integrationJob)).map(({ subject, status }) => [subject, status]));
  const state = fake.state();
  const each = decisions.map(({ subject, timesThere }) => ({ says: jobs.get(subject) ?? 'nothing', there: timesThere(state) }));
  return {
    // Neither is it there, nor does anybody say that it is.
    lost: each.filter(({ says, there }) => there === 0 && says !== 'done').length,
    doubled: each.filter(({ there }) => there > 1).length,
    // Said to be there and is not, or given up and is there.
    falselyClaimed: each.filter(({ says, there }) => (says === 'done' && there === 0) || (says === 'failed' && there > 0)).length,
  };
};
