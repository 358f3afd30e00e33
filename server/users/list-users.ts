import { and, asc, eq, inArray, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm';
import { listUsers, type UserFilter } from '#contract/user.ts';
import { foundByWords } from '../db/find-words.ts';
import { account, companyWords, personWords, seller } from '../db/schema/core.ts';
import { folded } from '../db/schema/folded.ts';
import { pageOfRows } from '../http/numbered-page.ts';
import { readRoute } from '../http/route.ts';
import { selectUsers, toRow } from './user-row.ts';

const stateIs = (state: NonNullable<UserFilter['state']>[number]): SQL | undefined => {
  if (state === 'blocked') return isNotNull(account.blockedAt);
  if (state === 'invited') return and(isNull(account.blockedAt), eq(account.awaitsMail, true));
  return and(isNull(account.blockedAt), eq(account.awaitsMail, false));
};

/** By their own words, or by those of their company. */
const foundPeople = (search: string): SQL | undefined =>
  foundByWords(account.id, search, [
    (found) => sql`select ${account.id} from ${account} where ${found(personWords(account))}`,
    (found) =>
      sql`select ${account.id} from ${account} join ${seller} on ${seller.id} = ${account.sellerId} where ${found(companyWords(seller))}`,
  ]);

const conditionsOf = ({ search, role, sellerId, state }: UserFilter): SQL | undefined =>
  and(
    search === undefined ? undefined : foundPeople(search),
    role && eq(account.role, role),
    sellerId === undefined ? undefined : eq(account.sellerId, sellerId),
    state && or(...state.map(stateIs)),
  );

/** GET /user: by name, a numbered page or exactly these. Which they are is found without what hangs on them. */
export const listUsersRoute = readRoute(listUsers, async ({ query }, { db, clock }) => {
  const { ids } = query;
  const where = ids ? inArray(account.id, ids) : conditionsOf(query);
  const byName = [asc(folded(account.name)), asc(account.id)];
  return pageOfRows({ db, query, where, order: byName, id: account.id }, selectUsers(db, clock()), toRow);
});
