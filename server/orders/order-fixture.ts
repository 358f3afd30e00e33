import { cancelOrder, getOrder, listOrders } from '#contract/order-calls.ts';
import { Order } from '#contract/order.ts';
import { insertOrder } from '../../tests/support/orders.ts';
import type { PersonId } from '../../tests/support/people.ts';
import { newId, type TestApp } from '../../tests/support/test-app.ts';

export const form = { type: 'other', description: 'Sem estoque' };

/** What the tests of orders ask of the server of `app`. */
export const ordersOn = (app: () => TestApp) => {
  type Changes = Parameters<typeof insertOrder>[4];
  const order = async (status: Parameters<typeof insertOrder>[3] = 'paid', changes: Changes = {}): Promise<string> => {
    const id = newId('order');
    await insertOrder(app().db, id, 'ana', status, changes);
    return id;
  };
  const read = async (id: string, as: PersonId = 'superuser'): Promise<Order> =>
    Order.parse((await app().send(getOrder, { params: { id } }, { as })).body);
  const list = async (query: Record<string, string>, as: PersonId = 'superuser') =>
    listOrders.reply.parse((await app().send(listOrders, { query }, { as })).body);

  const cancel = (id: string, as: PersonId = 'superuser', ifMatch?: number) =>
    app().send(cancelOrder, { params: { externalId: `n-${id}` }, body: form }, { as, ...(ifMatch === undefined ? {} : { ifMatch }) });

  return { order, read, list, cancel };
};
