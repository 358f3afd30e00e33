import { eq, getTableColumns, type SQL } from 'drizzle-orm';
import type { IntegrationJob } from '#contract/integration-job.ts';
import type { Db, Tx } from '../db/open.ts';
import { seller } from '../db/schema/core.ts';
import { integrationJob } from '../db/schema/integration-job.ts';
import { marketplaceAccount } from '../db/schema/marketplace-account.ts';
import { ofOwn, type Actor } from '../http/actor.ts';

export const subjectOf = (id: string): string => `job:${id}`;

/** A seller's own company's; a superuser's all (decisions 18 to 21). */
export const jobsOf = (actor: Pick<Actor, 'role' | 'sellerId'>): SQL | undefined => ofOwn(integrationJob.sellerId, actor);

/** The columns that people are told, without those for the search and for the sender alone. */
const {
  search: _search,
  basedOn: _basedOn,
  takenBy: _takenBy,
  takenUntil: _takenUntil,
  takes: _takes,
  sentAt: _sentAt,
  ...columns
} = getTableColumns(integrationJob);

/** With the names of whose each is; the caller says which, in what order and how many. */
export const selectJobs = (db: Db | Tx) =>
  db
    .select({ job: columns, sellerName: seller.name, accountName: marketplaceAccount.name })
    .from(integrationJob)
    .innerJoin(seller, eq(seller.id, integrationJob.sellerId))
    .innerJoin(marketplaceAccount, eq(marketplaceAccount.id, integrationJob.accountId))
    .$dynamic();

export const toRow = ({ job, sellerName, accountName }: Awaited<ReturnType<typeof selectJobs>>[number]): IntegrationJob => {
  const { id, createdAt, nextAt, endedAt, deferredSince, externalId: _externalId, causes, ...row } = job;
  return {
    ...row,
    warnings: (causes ?? []).flatMap(({ isWarning, text }) => (isWarning ? [text] : [])),
    _id: id,
    sellerName,
    accountName,
    deferredSince: deferredSince?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    nextAt: nextAt?.toISOString() ?? null,
    endedAt: endedAt?.toISOString() ?? null,
  };
};
