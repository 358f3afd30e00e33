import { getOrder, getOrderLogs, listOrders } from '#contract/order-calls.ts';
import type { Order, OrderRow } from '#contract/order.ts';
import type { z } from 'zod';
import { openSession, type Who } from '../support/people.ts';

type Log = z.infer<typeof getOrderLogs.reply>[number];

/** What is true of orders, asked past proxy and browser, whatever a screen shows. */
export interface Truth {
  readonly order: (id: string) => Promise<Order>;
  readonly rows: (query: Readonly<Record<string, string>>) => Promise<readonly OrderRow[]>;
  /** What happened to an order since the asking began, oldest first. */
  readonly happened: (id: string) => Promise<readonly Log[]>;
}

export const openTruth = async (origin: string, who: Who): Promise<Truth> => {
  const token = await openSession(origin, who);
  const since = new Date().toISOString();
  const get = async (path: string): Promise<unknown> => {
    const answer = await fetch(`${origin}/v2${path}`, { headers: { authorization: token, userToken: token } });
    if (!answer.ok) throw new Error(`GET ${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  return {
    order: async (id) => getOrder.reply.parse(await get(`/order/${id}`)),
    rows: async (query) => listOrders.reply.parse(await get(`/order?${new URLSearchParams({ limit: '100', ...query }).toString()}`)).items,
    happened: async (id) =>
      getOrderLogs.reply
        .parse(await get(`/order/logs?orderIds=${id}`))
        .filter(({ updatedAt }) => updatedAt >= since)
        .toReversed(),
  };
};
