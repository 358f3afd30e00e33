import { randomUUID } from 'node:crypto';
import { and, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import {
  askReport,
  cancelReport,
  getReport,
  getReportLines,
  listReports,
  mostReportsAtOnce,
  type ReportFilter,
  type ReportLines,
  type ReportRow,
} from '#contract/report.ts';
import { ok, refuse } from '#lib/result.ts';
import { stepReport } from '#machines/lifecycle/report.ts';
import { conditionsOfEach } from '../db/merge-walks.ts';
import { foundByWords } from '../db/find-words.ts';
import { wordIn } from '../db/word-in.ts';
import type { Tx } from '../db/open.ts';
import { companyWords, seller } from '../db/schema/core.ts';
import { marketplaceAccount, placeWords } from '../db/schema/marketplace-account.ts';
import { report, reportPart } from '../db/schema/report.ts';
import type { Actor } from '../http/actor.ts';
import { keptForOf } from '../http/kept-as.ts';
import { forbidden, notFound, orNotFound, stepRefused, type ServerProblem } from '../http/problem.ts';
import { pageOfRows } from '../http/numbered-page.ts';
import { described, readRoute, writeRoute } from '../http/route.ts';
import { absentAccount } from '../marketplace-accounts/account-of.ts';
import { unlessChanged } from '../stream/take-found.ts';
import { idsOf } from '../users/person.ts';
import { findReport, isKept, isReport, reportsOf, selectReports, subjectOf, toReportRow } from './report-row.ts';

/** By the company or the account it was limited to. */
const foundReports = (search: string): SQL | undefined =>
  foundByWords(report.id, search, [
    (found) =>
      sql`select ${report.id} from ${report} join ${seller} on ${seller.id} = ${report.sellerId} where ${found(companyWords(seller))}`,
    (found) =>
      sql`select ${report.id} from ${report} join ${marketplaceAccount} on ${marketplaceAccount.id} = ${report.marketPlaceId} where ${found(placeWords(marketplaceAccount))}`,
  ]);

const newestFirst = [desc(report.createdAt), desc(report.id)] as const;

export const conditionsOf = ({ kind, status, search }: ReportFilter, actor: Actor): SQL | undefined =>
  and(reportsOf(actor), kind && wordIn(report.kind, [kind]), status && wordIn(report.status, status), foundReports(search ?? ''));

/** GET /report: one's own, newest first, a numbered page or exactly these. */
const listReportsRoute = readRoute(listReports, async ({ query }, { db, actor, clock }) => {
  const { ids } = query;
  const kept = isKept(clock());
  const where = ids
    ? and(kept, reportsOf(actor), inArray(report.id, ids))
    : conditionsOfEach(query, 'status', (each) => and(kept, conditionsOf(each, actor)));
  return pageOfRows({ db, query, where, order: newestFirst, id: report.id }, selectReports(db), toReportRow);
});

/** GET /report/{id} */
const getReportRoute = readRoute(getReport, async ({ params: { id } }, { db, actor, clock }) =>
  orNotFound(await findReport(db, id, actor, clock())),
);

/** GET /report/{id}/lines: what is written by now, a part at a time. A part there is not has no lines. */
const getReportLinesRoute = readRoute(getReportLines, async ({ params: { id }, query: { part } }, { db, actor, clock }) => {
  const row = await findReport(db, id, actor, clock());
  if (!row) return refuse(notFound());
  const [found] = await db
    .select({ lines: reportPart.lines })
    .from(reportPart)
    .where(and(eq(reportPart.reportId, id), eq(reportPart.part, part)));
  // Written by the same kind of report, in the words of the contract.
  return ok({ kind: row.kind, lines: found?.lines ?? [] } as ReportLines);
});

/** Why the company, or the account, can not be asked about; null when it can. */
const objectionTo = async (
  tx: Tx,
  actor: Actor,
  { sellerId, marketPlaceId }: Pick<ReportRow, 'sellerId' | 'marketPlaceId'>,
): Promise<ServerProblem | null> => {
  const isOwn = (id: string): boolean => actor.role === 'superuser' || actor.sellerId === id;
  if (sellerId !== null) {
    const [company] = await tx.select({ id: seller.id }).from(seller).where(eq(seller.id, sellerId));
    if (!company || !isOwn(company.id)) return notFound();
  }
  if (marketPlaceId === null) return null;
  const [account] = await tx.select().from(marketplaceAccount).where(eq(marketplaceAccount.id, marketPlaceId));
  if (!account || !isOwn(account.sellerId)) return notFound();
  return sellerId === null || account.sellerId === sellerId ? null : absentAccount;
};

/** POST /report: written down, and made by whichever process is free (report-work.ts). */
const askReportRoute = writeRoute(askReport, async ({ body }, { tx, actor, person, clock, record }) => {
  if (body.kind === 'throughput' && actor.role !== 'superuser') return refuse(forbidden());
  const objection = await objectionTo(tx, actor, body);
  if (objection) return refuse(objection);
  // Two asked for at once are counted one after the other.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('report'), hashtext(${person}))`);
  const isUnderWay = and(inArray(report.ownerId, idsOf(tx, person)), inArray(report.status, ['queued', 'running']));
  const underWay = await tx.select({ ownerId: report.ownerId }).from(report).where(isUnderWay);
  if (underWay.length >= mostReportsAtOnce) {
    const also = underWay.some(({ ownerId }) => ownerId !== actor.id) ? ', contando os de outras empresas' : '';
    return refuse(stepRefused(`Você já tem ${mostReportsAtOnce} relatórios em andamento${also}. Espere um terminar ou cancele um deles.`));
  }
  const id = randomUUID();
  const now = clock();
  const isOfDecisions = body.kind === 'throughput';
  await tx.insert(report).values({
    ...body,
    // Decisions are of no company and no account.
    sellerId: isOfDecisions ? null : body.sellerId,
    marketPlaceId: isOfDecisions ? null : body.marketPlaceId,
    id,
    version: 1,
    ownerId: actor.id,
    ...keptForOf(actor),
    status: 'queued',
    createdAt: now,
    nextAt: now,
  });
  await record({ subject: subjectOf(id), type: 'asked', version: 1, data: { kind: body.kind }, sellerId: actor.sellerId });
  return orNotFound(await findReport(tx, id, actor, clock()));
});

/** PUT /report/{id}/cancel */
const cancelReportRoute = writeRoute(cancelReport, async ({ params: { id } }, context) => {
  const { tx, actor, clock, record } = context;
  const [found] = await tx
    .select()
    .from(report)
    .where(isReport(id, actor, clock()))
    .for('update');
  if (!found) return refuse(notFound());
  const status = stepReport(found.status, 'cancel');
  if (status === null) {
    const unchanged = await unlessChanged(context, found, { subject: subjectOf(id), version: found.version, status: found.status });
    return unchanged.ok ? refuse(stepRefused('O relatório não está em andamento')) : unchanged;
  }
  const version = found.version + 1;
  await tx
    .update(report)
    .set({ status, version, finishedAt: clock(), nextAt: null, lease: null, failure: null, error: null })
    .where(eq(report.id, id));
  await record({ subject: subjectOf(id), type: 'cancelled', version, data: {}, sellerId: found.companyId });
  return orNotFound(await findReport(tx, id, actor, clock()));
});

export const reportRoutes = described([
  [listReportsRoute, 'Reports I asked for, newest first'],
  [askReportRoute, 'Asks for a report; the server makes it whether or not anybody waits'],
  [getReportRoute, 'One of my reports, and how far it is'],
  [getReportLinesRoute, 'One part of the lines of a report, by its place from 0'],
  [cancelReportRoute, 'Stops a report that is not done; the lines it has stay'],
]);
