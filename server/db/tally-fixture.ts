import * as fc from 'fast-check';
import type { SQL } from 'drizzle-orm';
import { expect } from 'vitest';
import { openTestApp, type TestApp } from '../../tests/support/test-app.ts';
import type { Actor } from '../http/actor.ts';
import type { Db, Tx } from './open.ts';
import { rollUp, type CounterTable } from './rollup.ts';
import { marketplaceAccount } from './schema/marketplace-account.ts';

/** Two of one company and one of another. */
export const accounts = ['account-ana', 'second-ana', 'account-beto'] as const;
export type AccountId = (typeof accounts)[number];
export const companyOf = { 'account-ana': 'ana', 'second-ana': 'ana', 'account-beto': 'beto' } as const;

/** A server whose companies have these accounts. */
export const openTallied = async (): Promise<TestApp> => {
  const app = await openTestApp();
  await app.db.insert(marketplaceAccount).values({ id: 'second-ana', sellerId: 'ana', name: 'Segunda da Ana', officialName: 'ANA2' });
  return app;
};

/** By whom and by which account every tally is asked. */
export const ofSomebody = [
  ...(['ana', 'beto', ''] as const).map((sellerId) => ({ sellerId })),
  ...accounts.map((marketPlaceId) => ({ marketPlaceId })),
  { sellerId: 'ana', marketPlaceId: 'account-beto' },
] as const;

/** What may happen to any of them: something else of them changes, a transaction is undone, the tally is folded. */
export type AnyWrite = { readonly type: 'touch' | 'undone' | 'fold' };
export const anyWrite: fc.Arbitrary<AnyWrite> = fc.record({
  type: fc.constantFrom('touch' as const, 'undone' as const, 'fold' as const),
});

const actorOf = (role: Actor['role'], sellerId: string | null): Actor => ({ id: 'u', name: 'U', role, sellerId, isMoneyManager: false });
const readers = [
  actorOf('superuser', null),
  actorOf('seller', 'ana'),
  actorOf('seller', 'beto'),
  // A consultant between two companies is of none, and is shown none.
  actorOf('seller', null),
];

/** Statements that are undone together. */
export const undone = (db: Db, write: (tx: Tx) => Promise<unknown>): Promise<unknown> =>
  db
    .transaction(async (tx) => {
      await write(tx);
      throw new Error('power cut');
    })
    .catch((error: unknown) => expect(error).toMatchObject({ message: 'power cut' }));

/** Each takes a fraction of a second of a database. */
const runs = 10;
export const patience = { timeout: 120_000 };

interface Tallied<Filter, Write> {
  readonly app: () => TestApp;
  readonly counters: CounterTable;
  /** Every row that the tally has once it is folded: one of each kind there is. */
  readonly kinds: SQL;
  readonly filters: readonly Filter[];
  readonly told: (filter: Filter, actor: Actor) => Promise<{ readonly total: number }>;
  /** The total found by counting the rows themselves. */
  readonly counted: (filter: Filter, actor: Actor) => PromiseLike<number>;
  readonly someWrite: fc.Arbitrary<Write>;
  readonly perform: (db: Db, write: Write) => Promise<void>;
}

/** What holds of every total that comes from a tally. */
export const totalsOf = <Filter, Write>({ app, counters, kinds, filters, told, counted, someWrite, perform }: Tallied<Filter, Write>) => {
  /** Filters whose totals are not what one finds who counts. */
  const wrongTotals = async (): Promise<readonly unknown[]> => {
    const wrong: unknown[] = [];
    for (const actor of readers)
      for (const filter of filters) {
        const { total } = await told(filter, actor);
        const found = await counted(filter, actor);
        if (total !== found) wrong.push({ actor, filter, total, found });
      }
    return wrong;
  };

  return {
    /** Fails with what is wrong after some of what may be written, one after the other. */
    whateverIsWritten: (): Promise<void> =>
      fc.assert(
        fc.asyncProperty(fc.array(someWrite, { minLength: 1, maxLength: 12 }), async (writes) => {
          for (const write of writes) await perform(app().db, write);
          expect(await wrongTotals()).toEqual([]);
        }),
        { numRuns: runs, endOnFailure: true },
      ),
    /** What is wrong after these were written at once, and once the tally is folded, how many rows it has and should have. */
    atOnce: async (writes: readonly Write[]) => {
      await Promise.all(writes.map((write) => perform(app().db, write)));
      const wrong = [...(await wrongTotals())];
      await rollUp(app().db, counters);
      wrong.push(...(await wrongTotals()));
      const { rows } = await app().db.execute(kinds);
      return { wrong, tallied: await app().db.$count(counters.table), kinds: rows.length };
    },
  };
};
