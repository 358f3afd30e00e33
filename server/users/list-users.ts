import { and, asc, count, eq, inArray, isNotNull, isNull, type SQL } from 'drizzle-orm';
import { listUsers, type UserFilter } from '#contract/user.ts';
import { ok } from '#lib/result.ts';
import { containsWords, folded } from '../db/contains-words.ts';
import { account, seller } from '../db/schema/core.ts';
import { readRoute } from '../http/route.ts';
import { selectUsers, toRow } from './user-row.ts';

const stateIs = (state: UserFilter['state']): SQL | undefined => {
  if (state === 'blocked') return isNotNull(account.blockedAt);
  if (state === 'invited') return and(isNull(account.blockedAt), eq(account.awaitsMail, true));
  return state === 'active' ? and(isNull(account.blockedAt), eq(account.awaitsMail, false)) : undefined;
};

const conditionsOf = ({ search, role, sellerId, state }: UserFilter): SQL | undefined =>
  and(
    search === undefined ? undefined : containsWords(search, [account.name, account.mail, account.nickname, seller.name]),
    role && eq(account.role, role),
    sellerId === undefined ? undefined : eq(account.sellerId, sellerId),
    stateIs(state),
  );

/** GET /user: by name, a numbered page or exactly these. */
export const listUsersRoute = readRoute(listUsers, async ({ query: { limit, page, ids, ...filter } }, { db, clock }) => {
  const where = ids ? inArray(account.id, ids) : conditionsOf(filter);
  const [counted] = await db.select({ n: count() }).from(account).leftJoin(seller, eq(seller.id, account.sellerId)).where(where);
  const total = counted?.n ?? 0;
  const most = ids ? ids.length : limit;
  const at = ids ? 1 : page;
  const rows = await selectUsers(db, clock())
    .where(where)
    .orderBy(asc(folded(account.name)), asc(account.id))
    .limit(most)
    .offset((at - 1) * most);
  return ok({ items: rows.map(toRow), page: at, pages: Math.ceil(total / most), limit: most, total, next: null });
});
