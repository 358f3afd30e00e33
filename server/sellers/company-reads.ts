import { and, asc, eq, gt, gte, inArray, lt, lte, ne, or, sql, type SQL } from 'drizzle-orm';
import { certificateSoonDays, getSeller, listCompanies, type CompanyFilter } from '#contract/seller.ts';
import { addTo } from '#lib/dates.ts';
import { beginsWords } from '../db/find-words.ts';
import { certificate, companyWords, seller } from '../db/schema/core.ts';
import { folded } from '../db/schema/folded.ts';
import { pageOfRows } from '../http/numbered-page.ts';
import { orNotFound } from '../http/problem.ts';
import { readRoute } from '../http/route.ts';
import { companyOf, selectCompanies, toCompanyRow } from './company-row.ts';

const hasCertificate = (when: SQL | undefined): SQL =>
  sql`exists (select 1 from ${certificate} where ${and(eq(certificate.sellerId, seller.id), when)})`;

const certificateIs = (state: NonNullable<CompanyFilter['certificate']>[number], now: Date): SQL | undefined => {
  const soon = addTo(now, certificateSoonDays, 'day');
  if (state === 'none') return sql`not ${hasCertificate(undefined)}`;
  if (state === 'expired') return hasCertificate(lt(certificate.expiresAt, now));
  if (state === 'soon') return hasCertificate(and(gte(certificate.expiresAt, now), lte(certificate.expiresAt, soon)));
  return hasCertificate(gt(certificate.expiresAt, soon));
};

/** Whatever is not blocked works: companies come with words of their own for that. */
const statusIs = (status: CompanyFilter['status']): SQL | undefined => {
  if (status === undefined) return undefined;
  return status === 'blocked' ? eq(seller.status, 'blocked') : ne(seller.status, 'blocked');
};

/** GET /company: by name, a numbered page or exactly these. Which they are is found without what hangs on them. */
export const listCompaniesRoute = readRoute(listCompanies, async ({ query }, { db, clock }) => {
  const { ids, search, status, me2, certificate: state } = query;
  const where = ids
    ? inArray(seller.id, ids)
    : and(
        search === undefined ? undefined : beginsWords(seller.id, search, companyWords(seller)),
        statusIs(status),
        me2 && eq(seller.me2, me2 === 'yes'),
        state && or(...state.map((each) => certificateIs(each, clock()))),
      );
  const byName = [asc(folded(seller.name)), asc(seller.id)];
  return pageOfRows({ db, query, where, order: byName, id: seller.id }, selectCompanies(db), toCompanyRow);
});

/** GET /seller/{id} */
export const getSellerRoute = readRoute(getSeller, async ({ params: { id } }, context) =>
  orNotFound(await companyOf(context.db, id, context)),
);
