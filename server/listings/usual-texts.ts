import { and, desc, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import { getUsualTexts } from '#contract/review-queue.ts';
import { isWarningKey, parseWarnings } from '#contract/warning.ts';
import { ok } from '#lib/result.ts';
import type { Db } from '../db/open.ts';
import { event } from '../db/schema/core.ts';
import { readRoute } from '../http/route.ts';
import { warningTypes, type ListingEventType } from './listing-event.ts';

/** So far back it is looked, in events of any kind: by their index, whatever else the hub does. */
const lookedAt = 20_000;
/** So many of mine and of the team's are told. */
const told = 9;

/** GET /publish/usual-texts: what was decided by what was written, mine and everybody's. */
export const usualTextsRoute = readRoute(getUsualTexts, async (_asked, { db, actor }) => {
  const written = await lastWarnings(db);
  return ok({ mine: usualIn(written.filter(({ actorId }) => actorId === actor.id)), team: usualIn(written) });
});

interface Written {
  readonly actorId: string;
  readonly warning: string;
}

/** Newest first; what was taken back was a slip. */
const lastWarnings = async (db: Db): Promise<readonly Written[]> => {
  const last = db
    .select({
      subject: event.subject,
      key: event.key,
      actorId: event.actorId,
      type: event.type,
      at: event.at,
      warning: sql<string | null>`${event.data} ->> 'warning'`.as('warning'),
      undoes: sql<string | null>`${event.data} ->> 'undoes'`.as('undoes'),
    })
    .from(event)
    .orderBy(desc(event.at))
    .limit(lookedAt)
    .as('last');
  const { subject, key, actorId, warning, undoes } = last;
  const rows = await db
    .select({ subject, key, actorId, warning, undoes })
    .from(last)
    .where(
      or(
        and(inArray(last.type, [...warningTypes]), isNotNull(warning)),
        and(eq(last.type, 'returned' satisfies ListingEventType), isNotNull(undoes)),
      ),
    )
    .orderBy(desc(last.at));
  const takenBack = new Set(rows.flatMap((row) => (row.undoes === null ? [] : [`${row.subject} ${row.undoes}`])));
  return rows.flatMap((row) =>
    row.warning === null || takenBack.has(`${row.subject} ${row.key}`) ? [] : [{ actorId: row.actorId, warning: row.warning }],
  );
};

/** The free texts, most used first; of those used as often, the one used last. */
const usualIn = (written: readonly Written[]): string[] => {
  const counts = new Map<string, number>();
  for (const { warning } of written)
    for (const text of parseWarnings(warning)) if (!isWarningKey(text)) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, told)
    .map(([text]) => text);
};
