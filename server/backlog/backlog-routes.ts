import { and, eq, inArray, lte, notExists, sql, type SQL } from 'drizzle-orm';
import { discardBacklog, getBacklog, listBacklogs, sendBacklog, type Backlog } from '#contract/backlog.ts';
import type { JobKind } from '#contract/integration-job.ts';
import { ok, refuse, type Result } from '#lib/result.ts';
import { countRows } from '../db/count-rows.ts';
import type { Tx } from '../db/open.ts';
import { integrationJob } from '../db/schema/integration-job.ts';
import { marketplaceAccount } from '../db/schema/marketplace-account.ts';
import { idsOfPage, numberedPage } from '../http/numbered-page.ts';
import { notFound, orNotFound, stepRefused, type ServerProblem } from '../http/problem.ts';
import { described, readRoute, writeRoute, type WriteContext } from '../http/route.ts';
import type { SaidByUs } from '../integration-jobs/job-state.ts';
import { publishJobChange } from '../integration-jobs/publish-job-change.ts';
import { subjectOf } from '../marketplace-accounts/account-row.ts';
import { accountsOf, backlogsOf, hasBacklog, sentByWord, waitsForIt } from './backlog-row.ts';

const { id, name } = marketplaceAccount;
const { accountId, kind, status, heldReason, createdAt, isUncertain, version } = integrationJob;

/** GET /backlog */
const listBacklogsRoute = readRoute(listBacklogs, async ({ query }, { db, actor }) => {
  const where = and(accountsOf(actor), query.ids ? inArray(id, query.ids) : hasBacklog);
  const shown = idsOfPage(db, id, { where, order: [name, id], query });
  return numberedPage(query, await backlogsOf(db, inArray(id, shown)), (most) => countRows(db, marketplaceAccount, where, most));
});

/** GET /backlog/{id} */
const getBacklogRoute = readRoute(getBacklog, async ({ params }, { db, actor }) => {
  const [found] = await backlogsOf(db, and(eq(id, params.id), accountsOf(actor)));
  return orNotFound(found);
});

type Account = typeof marketplaceAccount.$inferSelect;

const decide = async (
  { tx, actor, record }: WriteContext,
  of: string,
  type: 'backlogSent' | 'backlogDiscarded',
  write: (account: Account) => Promise<Result<number, ServerProblem>>,
): Promise<Result<Backlog, ServerProblem>> => {
  const mine = and(eq(id, of), accountsOf(actor));
  const [account] = await tx.select().from(marketplaceAccount).where(mine).for('update');
  if (!account) return refuse(notFound());
  const written = await write(account);
  if (!written.ok) return written;
  // Somebody else was quicker: it is as it was asked to be.
  if (written.value > 0) {
    const next = account.version + 1;
    await tx.update(marketplaceAccount).set({ version: next }).where(eq(id, of));
    await record({ subject: subjectOf(of), type, version: next, data: { count: written.value }, sellerId: account.sellerId });
  }
  const [row] = await backlogsOf(tx, mine);
  return orNotFound(row);
};

const seenOf = (of: string, until: string): SQL | undefined => and(eq(accountId, of), eq(status, 'held'), lte(createdAt, new Date(until)));

const sendableOf = (of: string, until: string): SQL | undefined => and(seenOf(of, until), inArray(heldReason, [...sentByWord]));

/** In the order it was decided in, before what is decided from now on. */
const release = async (tx: Tx, of: string, until: string): Promise<void> => {
  await tx
    .update(integrationJob)
    .set({ status: 'waiting', attempts: 0, takes: 0, heldReason: null, nextAt: sql`${createdAt}`, version: sql`${version} + 1` })
    .where(sendableOf(of, until))
    .returning({ told: publishJobChange(0) });
};

/** POST /backlog/{id}/send: what the marketplace kept from us is tried again by the same word. */
const sendBacklogRoute = writeRoute(sendBacklog, ({ params, body }, context) =>
  decide(context, params.id, 'backlogSent', async ({ connection }) => {
    const { tx } = context;
    const waits = await tx.$count(integrationJob, sendableOf(params.id, body.until));
    if (waits === 0) return ok(0);
    if (connection !== 'connected') return refuse(stepRefused('Conta não está conectada'));
    await tx.update(marketplaceAccount).set({ shutOutReason: null }).where(eq(id, params.id));
    await release(tx, params.id, body.until);
    return ok(waits);
  }),
);

/** What people or rules have said to somebody: where that is shown, a job that is not there any more was done (dispatch-of.ts). */
const sayings: readonly JobKind[] = ['messageBuyer', 'answerQuestion', 'replyMediation', 'cancelOrder'];
const discarded: SaidByUs = 'discarded';

/** What may have arrived is not said to be unsent. */
const leftAs = sql`case when ${isUncertain} then 'Descartado: pode ter chegado ao Mercado Livre' else 'Descartado: não foi enviado' end`;

const leave = async (tx: Tx, which: SQL | undefined, now: Date): Promise<number> => {
  const said = { errorCode: discarded, error: leftAs, causes: null };
  const left = await tx
    .update(integrationJob)
    .set({ status: 'discarded', heldReason: null, ...said, endedAt: now, version: sql`${version} + 1` })
    .where(which)
    .returning({ told: publishJobChange(0) });
  return left.length;
};

const leaveUnsaid = (tx: Tx, seen: SQL | undefined, now: Date): Promise<number> => leave(tx, and(seen, inArray(kind, [...sayings])), now);

/** A publication that may have arrived: the next one has to look for it, or there would be two listings. */
const leaveDoubted = (tx: Tx, seen: SQL | undefined, now: Date): Promise<number> => {
  const doubted = and(eq(kind, 'publishListing'), eq(isUncertain, true), notExists(waitsForIt(tx)));
  return leave(tx, and(seen, doubted), now);
};

/** POST /backlog/{id}/discard: it is not sent by itself any more. */
const discardBacklogRoute = writeRoute(discardBacklog, ({ params, body }, context) =>
  decide(context, params.id, 'backlogDiscarded', async () => {
    const { tx } = context;
    const seen = seenOf(params.id, body.until);
    const unsaid = await leaveUnsaid(tx, seen, context.clock());
    const doubted = await leaveDoubted(tx, seen, context.clock());
    const gone = await tx
      .delete(integrationJob)
      .where(and(seen, notExists(waitsForIt(tx))))
      .returning({ told: publishJobChange(1) });
    return ok(unsaid + doubted + gone.length);
  }),
);

export const backlogRoutes = described([
  [listBacklogsRoute, 'Accounts to which something is not sent, and why: own for sellers, all for superusers'],
  [getBacklogRoute, 'What is not sent to one account'],
  [sendBacklogRoute, 'Has what waited for a person’s word sent, as far as they saw it'],
  [
    discardBacklogRoute,
    'What is not sent, as far as they saw it, is not sent any more; what was said to somebody, or may have been published, stays',
  ],
]);
