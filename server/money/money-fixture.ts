import { eq } from 'drizzle-orm';
import { checkMoney, getOrderMoney, listMoney, type MoneyRow } from '#contract/money.ts';
import { insertOrder } from '../../tests/support/orders.ts';
import type { PersonId } from '../../tests/support/people.ts';
import { newId, type TestApp } from '../../tests/support/test-app.ts';
import { orderMoney } from '../db/schema/order-money.ts';

export const longAgo = new Date(0);
export const now = new Date('2026-11-21T12:00:00.000Z');

/** What the tests of money ask of the server of `app`. */
export const moneyOn = (app: () => TestApp) => {
  type Changes = Parameters<typeof insertOrder>[4];
  const paid = async (changes: Changes = {}, status: Parameters<typeof insertOrder>[3] = 'paid', company: 'ana' | 'beto' = 'ana') => {
    const id = newId('money');
    await insertOrder(app().db, id, company, status, { gross: 10_000, freightSeller: 500, ...changes });
    return id;
  };
  const read = async (id: string, as: PersonId = 'moneyManager'): Promise<MoneyRow> =>
    getOrderMoney.reply.parse((await app().send(getOrderMoney, { params: { id } }, { as })).body);
  const list = async (query: Record<string, string>, as: PersonId = 'moneyManager') =>
    listMoney.reply.parse((await app().send(listMoney, { query: { limit: '100', ...query } }, { as })).body);
  /** A list from its newest page to the end. */
  const walk = async (query: Record<string, string>): Promise<readonly string[]> => {
    const { items, next } = await list(query);
    const ids = items.map(({ _id }) => _id);
    return next ? ids.concat(await walk({ ...query, after: next })) : ids;
  };
  const tell = async (id: string, changes: Partial<typeof orderMoney.$inferInsert> = {}): Promise<void> => {
    await app()
      .db.update(orderMoney)
      .set({ toldAt: now, gross: 10_000, fee: 1650, freight: 500, refunded: 0, releaseAt: now, ...changes })
      .where(eq(orderMoney.orderId, id));
  };
  const check = (id: string, body: object, ifMatch?: number, as: PersonId = 'moneyManager') =>
    app().send(checkMoney, { params: { id }, body }, { as, ...(ifMatch === undefined ? {} : { ifMatch }) });

  return { paid, read, list, walk, tell, check };
};
