import { eq } from 'drizzle-orm';
import { renewMarketplaceAccount, setMarketplaceAccountPause, type MarketplaceAccountRow } from '#contract/marketplace-account.ts';
import { ok, refuse, type Result } from '#lib/result.ts';
import { connectionOf, stepAccount, type AccountStep, type AccountStepRefused } from '#machines/lifecycle/marketplace-account.ts';
import { marketplaceAccount } from '../db/schema/marketplace-account.ts';
import { notFound, stepRefused, type ServerProblem } from '../http/problem.ts';
import { writeRoute, type WriteContext } from '../http/route.ts';
import { releaseReauthorized } from '../integration-jobs/release-jobs.ts';
import { takeFound } from '../stream/take-found.ts';
import { stoodSince } from '../stream/undone-deed.ts';
import type { Sentence } from '../language/sentences.ts';
import { selectAccounts, subjectOf, toRow } from './account-row.ts';

const refused: Readonly<Record<AccountStepRefused, Sentence>> = {
  alreadyPaused: 'Conta já está pausada',
  notPaused: 'Conta não está pausada',
  authorizedThere: 'Esta conta é autorizada no próprio marketplace: use Autorizar de novo',
};
const eventTypes = { pause: 'paused', resume: 'resumed', renew: 'renewed' } as const;

interface Asked {
  readonly taken: AccountStep;
  /** What is taken back by it. */
  readonly undoes?: string | undefined;
}

/** A pause that takes back the end of another is as old as that. */
const beginningOf = ({ tx, clock }: WriteContext, id: string, { taken, undoes }: Asked): Promise<Date> | Date =>
  taken.type === 'pause' ? stoodSince(tx, { subject: subjectOf(id), undoes, types: ['paused', 'resumed'] }, clock()) : clock();

/** A pause that ends says since when it was: its end may be taken back. */
const dataOf = ({ taken, undoes }: Asked, pausedAt: string | null): Readonly<Record<string, unknown>> => ({
  ...(taken.type === 'pause' && { reason: taken.reason }),
  ...(taken.type === 'resume' && { was: pausedAt }),
  ...(undoes !== undefined && { undoes }),
});

const instantOf = (iso: string | null): Date | null => (iso === null ? null : new Date(iso));

const stateOf = ({ pausedAt, pauseReason, expiresAt, connection }: typeof marketplaceAccount.$inferSelect) => ({
  pausedAt: pausedAt?.toISOString() ?? null,
  pauseReason,
  expiresAt: expiresAt?.toISOString() ?? null,
  connection,
});

/** Refuses last what is not possible from where it stands. */
const step = async (context: WriteContext, id: string, { taken, undoes }: Asked): Promise<Result<MarketplaceAccountRow, ServerProblem>> => {
  const { tx, clock, record } = context;
  const now = clock();
  const query = tx.select().from(marketplaceAccount).where(eq(marketplaceAccount.id, id)).for('update');
  const found = await takeFound(context, query, (row) => ({
    subject: subjectOf(id),
    version: row.version,
    status: connectionOf({ ...stateOf(row), shutOutReason: row.shutOutReason }, now.getTime()),
  }));
  if (!found.ok) return found;
  const account = found.value;
  const state = stateOf(account);
  const next = stepAccount(state, taken, (await beginningOf(context, id, { taken, undoes })).toISOString());
  if (!next.ok) return refuse(stepRefused(refused[next.error]));
  const version = account.version + 1;
  const { pausedAt, pauseReason, expiresAt } = next.value;
  await tx
    .update(marketplaceAccount)
    .set({ version, pausedAt: instantOf(pausedAt), pauseReason, expiresAt: instantOf(expiresAt) })
    .where(eq(marketplaceAccount.id, id));
  await record({
    subject: subjectOf(id),
    type: eventTypes[taken.type],
    version,
    data: dataOf({ taken, undoes }, state.pausedAt),
    sellerId: account.sellerId,
  });
  if (taken.type === 'renew') await releaseReauthorized(tx, id, now);
  const [row] = await selectAccounts(tx).where(eq(marketplaceAccount.id, id));
  return row ? ok(toRow(row)) : refuse(notFound());
};

/** PUT /marketplace/{id}/pause */
export const setMarketplaceAccountPauseRoute = writeRoute(setMarketplaceAccountPause, ({ params: { id }, body }, context) =>
  step(context, id, { taken: body.paused ? { type: 'pause', reason: body.reason } : { type: 'resume' }, undoes: body.undoes }),
);

/** PUT /marketplace/{id}/renew */
export const renewMarketplaceAccountRoute = writeRoute(renewMarketplaceAccount, ({ params: { id } }, context) =>
  step(context, id, { taken: { type: 'renew' } }),
);
