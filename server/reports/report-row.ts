import { and, eq, gte, type SQL } from 'drizzle-orm';
import type { ReportRow } from '#contract/report.ts';
import { formatDate } from '#lib/dates.ts';
import type { Db, Tx } from '../db/open.ts';
import { seller } from '../db/schema/core.ts';
import { marketplaceAccount } from '../db/schema/marketplace-account.ts';
import { report } from '../db/schema/report.ts';
import type { Actor } from '../http/actor.ts';
import { isKeptAs } from '../http/kept-as.ts';
import { keptSince } from '../kept-days.ts';

export type ReportRecord = typeof report.$inferSelect;

export const subjectOf = (id: string): string => `report:${id}`;

/** The person's own, asked for in the role and company they still have. */
export const reportsOf = (actor: Actor): SQL | undefined => and(eq(report.ownerId, actor.id), isKeptAs(report, actor));

export const isKept = (now: Date): SQL => gte(report.createdAt, keptSince('reports', now));

/** One of them, while it is kept. */
export const isReport = (id: string, actor: Actor, now: Date): SQL | undefined => and(eq(report.id, id), isKept(now), reportsOf(actor));

/** With the names of what they were limited to; the caller says which, in what order and how many. */
export const selectReports = (db: Db | Tx) =>
  db
    .select({ record: report, sellerName: seller.name, marketPlaceName: marketplaceAccount.name })
    .from(report)
    .leftJoin(seller, eq(seller.id, report.sellerId))
    .leftJoin(marketplaceAccount, eq(marketplaceAccount.id, report.marketPlaceId))
    .$dynamic();

type Selected = Awaited<ReturnType<typeof selectReports>>[number];

export const toReportRow = ({ record, sellerName, marketPlaceName }: Selected): ReportRow => ({
  _id: record.id,
  version: record.version,
  name: `${formatDate(record.from)} – ${formatDate(record.to)}`,
  kind: record.kind,
  from: record.from,
  to: record.to,
  sellerId: record.sellerId,
  sellerName,
  marketPlaceId: record.marketPlaceId,
  marketPlaceName,
  status: record.status,
  failure: record.failure,
  done: record.done,
  total: record.total,
  lines: record.lines,
  parts: record.parts,
  createdAt: record.createdAt.toISOString(),
  finishedAt: record.finishedAt?.toISOString() ?? null,
});

/** Null when it is not theirs, or not there: nobody can tell which (decision 21). */
export const findReport = async (db: Db | Tx, id: string, actor: Actor, now: Date): Promise<ReportRow | null> => {
  const [found] = await selectReports(db).where(isReport(id, actor, now));
  return found ? toReportRow(found) : null;
};
