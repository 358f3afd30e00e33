import { asc, count, eq, inArray, sql, type SQL } from 'drizzle-orm';
import {
  IntegrationService,
  listIntegrations,
  mostAccountsNamed,
  type ConnectedAccount,
  type Integrations,
} from '#contract/integration.ts';
import { ok } from '#lib/result.ts';
import type { Db } from '../db/open.ts';
import { certificate, seller } from '../db/schema/core.ts';
import { integrationJob } from '../db/schema/integration-job.ts';
import { integrationService } from '../db/schema/integration-service.ts';
import { marketplaceAccount } from '../db/schema/marketplace-account.ts';
import { ofOwn } from '../http/actor.ts';
import { described, readRoute } from '../http/route.ts';
import { paceOf } from './pace-of.ts';

/** Those that need somebody first: what ends soonest, then what rests. */
const accountsOf = async (db: Db, whose: SQL | undefined): Promise<readonly ConnectedAccount[]> => {
  const { id, name, sellerId, connectedAt, expiresAt, pausedAt, connection, shutOutReason } = marketplaceAccount;
  const rows = await db
    .select({ _id: id, name, sellerId, sellerName: seller.name, connectedAt, expiresAt, pausedAt, connection, shutOutReason })
    .from(marketplaceAccount)
    .innerJoin(seller, eq(seller.id, sellerId))
    .where(whose)
    .orderBy(
      sql`(${connection} in ('reauthorize', 'revoked') or ${shutOutReason} is not null) desc`,
      sql`${expiresAt} asc nulls last`,
      sql`${pausedAt} asc nulls last`,
      asc(name),
      asc(id),
    )
    .limit(mostAccountsNamed);
  const sent = await db
    .select({
      accountId: integrationJob.accountId,
      sentAt: sql`max(${integrationJob.endedAt}) filter (where ${integrationJob.status} = 'done')`.mapWith(integrationJob.endedAt),
      failed: sql<number>`count(*) filter (where ${integrationJob.status} = 'failed')::int`,
    })
    .from(integrationJob)
    .where(
      inArray(
        integrationJob.accountId,
        rows.map(({ _id }) => _id),
      ),
    )
    .groupBy(integrationJob.accountId);
  const sentOf = new Map(sent.map((each) => [each.accountId, each]));
  return rows.map((row) => ({
    ...row,
    connectedAt: row.connectedAt.toISOString(),
    expiresAt: row.expiresAt?.toISOString() ?? null,
    pausedAt: row.pausedAt?.toISOString() ?? null,
    sentAt: sentOf.get(row._id)?.sentAt?.toISOString() ?? null,
    failed: sentOf.get(row._id)?.failed ?? 0,
  }));
};

const certificateOf = async (db: Db, sellerId: string): Promise<Integrations['certificate']> => {
  const { holder, keptAt, expiresAt } = certificate;
  const [kept] = await db.select({ holder, keptAt, expiresAt }).from(certificate).where(eq(certificate.sellerId, sellerId));
  return kept ? { holder: kept.holder, keptAt: kept.keptAt.toISOString(), expiresAt: kept.expiresAt.toISOString() } : null;
};

const servicesOf = async (db: Db): Promise<readonly IntegrationService[]> => {
  const rows = await db.select().from(integrationService);
  return IntegrationService.shape.name.options.map((name) => {
    const found = rows.find((row) => row.name === name);
    return { name, host: found?.host ?? null, since: found?.since.toISOString() ?? null };
  });
};

/** GET /integrations */
const listIntegrationsRoute = readRoute(listIntegrations, async (_input, { db, clock, settings, actor }) => {
  const { role, sellerId } = actor;
  const whose = ofOwn(marketplaceAccount.sellerId, actor);
  const [counted] = await db.select({ n: count() }).from(marketplaceAccount).where(whose);
  return ok({
    marketplace: settings.MARKETPLACE,
    accounts: [...(await accountsOf(db, whose))],
    totalAccounts: counted?.n ?? 0,
    pace: await paceOf(db, role === 'superuser' ? null : (sellerId ?? ''), clock()),
    certificate: role === 'superuser' || sellerId === null ? null : await certificateOf(db, sellerId),
    services: role === 'superuser' ? [...(await servicesOf(db))] : [],
  });
});

export const integrationRoutes = described([
  [listIntegrationsRoute, 'What is connected and since when: own for sellers, all and the hub’s own services for superusers'],
]);
