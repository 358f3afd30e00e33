import { eq, sql, type SQL } from 'drizzle-orm';
import { CompanyEvent, type Company, type CompanyRow } from '#contract/seller.ts';
import { isOwnerAmong } from '#machines/lifecycle/colleague.ts';
import type { Settings } from '../config.ts';
import type { Db, Tx } from '../db/open.ts';
import { account, certificate, seller } from '../db/schema/core.ts';
import { marketplaceAccount } from '../db/schema/marketplace-account.ts';
import type { Actor } from '../http/actor.ts';
import { historyOf } from '../stream/history-of.ts';
import { colleaguesOf } from './colleague-row.ts';
import { firstStepsOf } from './first-steps.ts';

export type CompanyRecord = typeof seller.$inferSelect;
export const subjectOf = (id: string): string => `company:${id}`;

/** Companies this person may see: the own one for sellers, all for people who work for the hub (decisions 18–20). */
export const companiesOf = ({ role, sellerId }: Actor): SQL | undefined => (role === 'seller' ? eq(seller.id, sellerId ?? '') : undefined);

/** With how much hangs on each; the caller says which, in what order and how many. Not what the seal is on. */
export const selectCompanies = (db: Db | Tx) =>
  db
    .select({
      company: seller,
      // Counted for the companies asked for: grouped, those of all companies would be counted for the few of a page.
      accounts: sql<number>`(select count(*)::int from ${marketplaceAccount} where ${marketplaceAccount.sellerId} = ${seller.id})`,
      users: sql<number>`(select count(*)::int from ${account} where ${account.sellerId} = ${seller.id})`,
      certificate: {
        holder: certificate.holder,
        startsAt: certificate.startsAt,
        expiresAt: certificate.expiresAt,
        keptAt: certificate.keptAt,
      },
    })
    .from(seller)
    .leftJoin(certificate, eq(certificate.sellerId, seller.id))
    .$dynamic();

type Selected = Awaited<ReturnType<typeof selectCompanies>>[number];

export const toCompanyRow = ({ company, accounts, users, certificate: kept }: Selected): CompanyRow => ({
  _id: company.id,
  version: company.version,
  name: company.name,
  status: company.status,
  me2: company.me2,
  document: company.document,
  city: company.address?.city ?? null,
  state: company.address?.state ?? null,
  blockReason: company.blockReason,
  accounts,
  users,
  certificateUntil: kept?.expiresAt.toISOString() ?? null,
});

const certificateOf = ({ certificate: kept }: Selected): Company['certificate'] =>
  kept && {
    holder: kept.holder,
    startsAt: kept.startsAt.toISOString(),
    expiresAt: kept.expiresAt.toISOString(),
    keptAt: kept.keptAt.toISOString(),
  };

const placesOf = (db: Db | Tx, sellerId: string): Promise<Company['marketPlaces']> =>
  db
    .select({ _id: marketplaceAccount.id, name: marketplaceAccount.name })
    .from(marketplaceAccount)
    .where(eq(marketplaceAccount.sellerId, sellerId))
    .orderBy(marketplaceAccount.name, marketplaceAccount.id);

/** A reviewer is told what the listing's editor needs: neither tax id nor address, certificate or people. */
const forReviewer = (company: Company): Company => ({
  ...company,
  document: null,
  blockReason: null,
  address: null,
  city: null,
  state: null,
  certificate: null,
  certificateUntil: null,
  people: [],
  history: [],
});

/** One company as the person who asks may see it; null when absent or foreign alike. */
export const companyOf = async (
  db: Db | Tx,
  id: string,
  { actor: reader, settings }: { readonly actor: Actor; readonly settings: Settings },
): Promise<Company | null> => {
  const [found] = await selectCompanies(db).where(eq(seller.id, id));
  if (!found || (reader.role === 'seller' && reader.sellerId !== id)) return null;
  const people = await colleaguesOf(db, id);
  const company: Company = {
    ...toCompanyRow(found),
    address: found.company.address,
    certificate: certificateOf(found),
    marketPlaces: await placesOf(db, id),
    people,
    history: await historyOf(db, { subject: subjectOf(id), line: CompanyEvent, unsaid: { fields: [], person: null, step: null } }),
    firstSteps: isOwnerAmong(people, reader.id) ? await firstStepsOf(db, found.company, { people: people.length, settings }) : null,
  };
  return reader.role === 'reviewer' ? forReviewer(company) : company;
};
