import { and, asc, desc, eq, ne, sql, type SQL } from 'drizzle-orm';
import type { ReviewLead } from '#contract/review-lead.ts';
import { addCrossed, agreementOf, noneCrossed, turned, type Crossed } from '#lib/agreement.ts';
import type { Db } from '../db/open.ts';
import { secondLook } from '../db/schema/second-look.ts';
import { looksIn, type Period } from './lead-period.ts';
import { overturnsOf } from './overturns.ts';

/** As many disagreements as a page shows. */
const most = 50;

export const sampleIn = async (db: Db, period: Period): Promise<ReviewLead['sample']> => {
  const where = looksIn(period);
  const [counted] = await db
    .select({
      drawn: sql<number>`count(*)::int`,
      judged: sql<number>`count(*) filter (where ${eq(secondLook.state, 'judged')})::int`,
    })
    .from(secondLook)
    .where(where);
  const risky = await db
    .select({ risk: sql<string>`unnest(${secondLook.risks})`, count: sql<number>`count(*)::int` })
    .from(secondLook)
    // Of those that wait it would tell: only approvals are drawn for being red.
    .where(isJudged(period))
    .groupBy(sql`1`)
    .orderBy(desc(sql`2`), sql`1`);
  const { drawn = 0, judged = 0 } = counted ?? {};
  return { drawn, judged, waiting: drawn - judged, risks: risky };
};

type Verdict = 'approved' | 'refused';

/** What two people said of the same listings, so often. */
interface Twice {
  readonly first: { readonly id: string; readonly name: string };
  readonly second: { readonly id: string; readonly name: string };
  readonly crossed: Crossed;
}

const isJudged = (period: Period): SQL | undefined => and(looksIn(period), eq(secondLook.state, 'judged'));

export const judgedIn = async (db: Db, period: Period): Promise<readonly Twice[]> => {
  const counted = await db
    .select({
      firstId: secondLook.firstId,
      firstName: sql<string>`max(${secondLook.firstName})`,
      secondId: sql<string>`${secondLook.secondId}`,
      secondName: sql<string>`max(${secondLook.secondName})`,
      firstVerdict: secondLook.firstVerdict,
      secondVerdict: sql<Verdict>`${secondLook.secondVerdict}`,
      count: sql<number>`count(*)::int`,
    })
    .from(secondLook)
    .where(isJudged(period))
    .groupBy(secondLook.firstId, secondLook.secondId, secondLook.firstVerdict, secondLook.secondVerdict);
  return counted.map(({ firstId, firstName, secondId, secondName, firstVerdict, secondVerdict, count }) => ({
    first: { id: firstId, name: firstName },
    second: { id: secondId, name: secondName },
    crossed: { ...noneCrossed, [cellOf(firstVerdict, secondVerdict)]: count },
  }));
};

/** Approved is yes. */
const cellOf = (first: Verdict, second: Verdict): keyof Crossed => {
  if (first === second) return first === 'approved' ? 'bothYes' : 'bothNo';
  return first === 'approved' ? 'yesNo' : 'noYes';
};

export const sum = (crossed: readonly Crossed[]): Crossed => crossed.reduce(addCrossed, noneCrossed);

/** Two people are a pair whoever of them was the first. */
export const pairsOf = (judged: readonly Twice[]): ReviewLead['pairs'] => {
  const byPair = new Map<string, { readonly one: Twice['first']; readonly other: Twice['first']; readonly crossed: Crossed }>();
  for (const { first, second, crossed } of judged) {
    const isInOrder = first.id < second.id;
    const [one, other] = isInOrder ? [first, second] : [second, first];
    const key = JSON.stringify([one.id, other.id]);
    const before = byPair.get(key)?.crossed ?? noneCrossed;
    byPair.set(key, { one, other, crossed: addCrossed(before, isInOrder ? crossed : turned(crossed)) });
  }
  return [...byPair.values()]
    .map(({ one, other, crossed }) => ({ one, other, ...agreementOf(crossed) }))
    .toSorted((pair, next) => next.of - pair.of || pair.one.name.localeCompare(next.one.name, 'pt-BR'));
};

export const overturnedIn = async (db: Db, period: Period): Promise<ReviewLead['overturned']> => {
  const judged = await db
    .select({
      firstVerdict: secondLook.firstVerdict,
      firstWarning: secondLook.firstWarning,
      secondVerdict: sql<Verdict>`${secondLook.secondVerdict}`,
      secondWarning: sql<string>`${secondLook.secondWarning}`,
      count: sql<number>`count(*)::int`,
    })
    .from(secondLook)
    .where(isJudged(period))
    .groupBy(secondLook.firstVerdict, secondLook.firstWarning, secondLook.secondVerdict, secondLook.secondWarning);
  return [...overturnsOf(judged)];
};

export const otherwiseIn = async (db: Db, period: Period): Promise<ReviewLead['otherwise']> => {
  const rows = await db
    .select({ look: secondLook, title: sql<string>`${secondLook.stood} ->> 'title'` })
    .from(secondLook)
    .where(and(isJudged(period), ne(secondLook.firstVerdict, sql`${secondLook.secondVerdict}`)))
    .orderBy(desc(secondLook.judgedAt), asc(secondLook.id))
    .limit(most);
  return rows.flatMap(({ look, title }) => {
    const { secondId, secondName, secondVerdict, judgedAt } = look;
    if (secondId === null || secondName === null || secondVerdict === null || judgedAt === null) return [];
    return [
      {
        id: look.id,
        publishId: look.listingId,
        title,
        first: { id: look.firstId, name: look.firstName },
        firstVerdict: look.firstVerdict,
        firstWarning: look.firstWarning,
        decidedAt: look.decidedAt.toISOString(),
        second: { id: secondId, name: secondName },
        secondVerdict,
        secondWarning: look.secondWarning ?? '',
        judgedAt: judgedAt.toISOString(),
        risks: [...look.risks],
      },
    ];
  });
};
