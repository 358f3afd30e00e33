import { getOrder, listOrders } from '#contract/order-calls.ts';
import type { Order, OrderRow, OrderStatus } from '#contract/order.ts';
import { openSession, type Who } from '../support/people.ts';

/** Asks the server itself about orders, as somebody: what is true, whatever a screen shows. */
export interface Orders {
  readonly one: (orderId: string) => Promise<Order>;
  /** Those that stand so, newest first. */
  readonly list: (status: OrderStatus) => Promise<readonly OrderRow[]>;
  /** The newest one that stands so, whole. */
  readonly whole: (status: OrderStatus, where?: (row: OrderRow) => boolean) => Promise<Order>;
}

export const openOrders = async (origin: string, who: Who): Promise<Orders> => {
  const token = await openSession(origin, who);
  const get = async (path: string): Promise<unknown> => {
    const answer = await fetch(`${origin}/v2${path}`, { headers: { authorization: token, userToken: token } });
    if (!answer.ok) throw new Error(`GET ${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  const one = async (orderId: string): Promise<Order> => getOrder.reply.parse(await get(`/order/${orderId}`));
  const list: Orders['list'] = async (status) => listOrders.reply.parse(await get(`/order?status=${status}&limit=100`)).items;
  return {
    one,
    list,
    whole: async (status, where = () => true) => {
      const found = (await list(status)).find(where);
      if (!found) throw new Error(`No order of the demo world is ${status} as wanted`);
      return one(found._id);
    },
  };
};
