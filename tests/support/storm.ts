import { count, gt, isNotNull, min } from 'drizzle-orm';
import type { Clock } from '#server/clock.ts';
import type { Db } from '#server/db/open.ts';
import { seller } from '#server/db/schema/core.ts';
import { integrationJob } from '#server/db/schema/integration-job.ts';
import { connectAccounts } from './connect-accounts.ts';

/** Companies with something to publish: the first has a hundred times as much as each of the others. */
export interface Crowd {
  readonly large: number;
  readonly others: number;
}
const timesAsMuch = 100;

interface Company {
  readonly id: string;
  readonly userId: number;
  readonly jobs: number;
}

export const companiesOf = ({ large, others }: Crowd): readonly Company[] =>
  Array.from({ length: 1 + others }, (_, at) => ({
    id: at === 0 ? 'large' : `small-${at}`,
    userId: 1000 + at,
    jobs: at === 0 ? large : Math.max(1, Math.round(large / timesAsMuch)),
  }));

/** All of it decided at one moment, and each thing published there is a second thing if it is published twice. */
export const decideAll = async (db: Db, fakeUrl: string, clock: Clock, companies: readonly Company[]): Promise<void> => {
  await db.insert(seller).values(companies.map(({ id }) => ({ id, name: id })));
  await connectAccounts(
    db,
    fakeUrl,
    clock,
    companies.map(({ id, userId }) => ({ id, sellerId: id, userId })),
  );
  const at = clock();
  const jobs = companies.flatMap(({ id, jobs: many }) =>
    Array.from({ length: many }, (_, nth) => ({
      id: `${id}-${nth}`,
      kind: 'publishListing' as const,
      subject: `listing:${id}-${nth}`,
      name: 'Capa',
      sellerId: id,
      accountId: id,
      createdAt: at,
      nextAt: at,
    })),
  );
  await db.insert(integrationJob).values(jobs);
};

/** When the next of it is due; null once all is over. */
export const nextDue = async (db: Db): Promise<Date | null> => {
  const [found] = await db
    .select({ at: min(integrationJob.nextAt) })
    .from(integrationJob)
    .where(isNotNull(integrationJob.nextAt));
  return found?.at ?? null;
};

interface FakeCalls {
  readonly lanes: { readonly write?: { readonly calls: number; readonly byStatus: Record<string, number>; readonly maxPerSecond: number } };
}
interface FakeItems {
  readonly items: readonly { readonly sellerCustomField: string | null }[];
}
const told = async <Told>(fakeUrl: string, path: string): Promise<Told> =>
  (await fetch(`${fakeUrl}/_fake/${path}`)).json() as Promise<Told>;

const quantile = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
const waitOf = (seconds: readonly number[]) => {
  const sorted = seconds.toSorted((a, b) => a - b);
  return { median: quantile(sorted, 0.5), p95: quantile(sorted, 0.95), last: sorted.at(-1) ?? 0 };
};

/** What a storm came to: by the marketplace's count, and by ours. */
export const figuresOf = async (db: Db, fakeUrl: string) => {
  const { lanes } = await told<FakeCalls>(fakeUrl, 'calls');
  const { items } = await told<FakeItems>(fakeUrl, 'state');
  const jobs = await db.select().from(integrationJob);
  const waited = jobs.map(({ accountId, createdAt, endedAt }) => ({
    isLarge: accountId === 'large',
    seconds: ((endedAt ?? createdAt).getTime() - createdAt.getTime()) / 1000,
  }));
  const [spent] = await db.select({ jobs: count() }).from(integrationJob).where(gt(integrationJob.attempts, 1));
  const of = (isLarge: boolean) => waitOf(waited.filter((each) => each.isLarge === isLarge).map(({ seconds }) => seconds));
  return {
    jobs: jobs.length,
    done: jobs.filter(({ status }) => status === 'done').length,
    /** Things that are there, and different ones: more of the first than of the second are doubled. */
    published: items.length,
    different: new Set(items.map(({ sellerCustomField }) => sellerCustomField)).size,
    calls: lanes.write?.calls ?? 0,
    refused: lanes.write?.byStatus['429'] ?? 0,
    mostInASecond: lanes.write?.maxPerSecond ?? 0,
    /** Jobs that have more tries behind them than the one that succeeded. */
    attemptsSpent: spent?.jobs ?? 0,
    small: of(false),
    large: of(true),
  };
};
export type StormFigures = Awaited<ReturnType<typeof figuresOf>>;

const wait = ({ median, p95, last }: ReturnType<typeof waitOf>): string =>
  `median ${median.toFixed(1)} s, p95 ${p95.toFixed(1)} s, last ${last.toFixed(1)} s`;

export const printStorm = (name: string, figures: StormFigures): void => {
  const { jobs, done, published, different, calls, refused, mostInASecond, attemptsSpent, small, large } = figures;
  process.stdout.write(
    [
      '',
      name,
      `  sent                   ${done} of ${jobs}; there: ${different}, doubled: ${published - different}`,
      `  calls                  ${calls}, ${refused} of them answered 429; attempts spent on it: ${attemptsSpent}`,
      `  most in any second     ${mostInASecond}, as the fake counted`,
      `  small companies waited ${wait(small)}`,
      `  the large one          ${wait(large)}`,
      '',
    ].join('\n'),
  );
};
