import { z } from 'zod';
import type { Call } from '#contract/call.ts';
import { listOrders } from '#contract/order-calls.ts';
import { routes } from '#server/routes.ts';
import type { Sent } from '../server/load.ts';
import type { Reading } from '../server/read-beside.ts';

type Query = Readonly<Record<string, string>>;

/** Asks as this person. */
type Ask = (path: string, query: Query) => Sent;

export const askingAs =
  (token: string): Ask =>
  (path, query) => ({
    method: 'GET',
    path: `/v2${path}?${new URLSearchParams(query).toString()}`,
    headers: { authorization: token, userToken: token },
  });

/** An order of the world, whose company, account and days lists are narrowed to. */
export const someOrder = async (origin: string, ask: Ask) => {
  const { path, headers } = ask(listOrders.path, { limit: '1', status: 'shipped' });
  const [order] = listOrders.reply.parse(await (await fetch(origin + path, { headers: { ...headers } })).json()).items;
  if (!order) throw new Error('There is no order to read');
  return order;
};
export type SomeOrder = Awaited<ReturnType<typeof someOrder>>;

const plain = (type: z.core.$ZodType): z.core.$ZodType =>
  type instanceof z.ZodOptional || type instanceof z.ZodDefault ? plain(type.unwrap()) : type;

/** Every value of one filter that is chosen from a few. */
const choicesOf = (type: z.core.$ZodType): readonly string[] => {
  const bare = plain(type);
  return bare instanceof z.ZodEnum ? bare.options.map(String) : [];
};

const shapeOf = (type: z.ZodType): Readonly<Record<string, z.core.$ZodType>> => (type instanceof z.ZodObject ? type.shape : {});

/** Of filters that are not chosen from a few: those whose rows are many. A search has budgets of its own. */
const widest = ({ sellerId, marketPlaceId, createdAt }: SomeOrder): readonly Query[] => {
  const year = String(Number(createdAt.slice(0, 4)) - 1);
  return [{ sellerId }, { marketPlaceId }, { from: `${year}-01-01`, to: `${year}-12-31` }, { grossFrom: '1000' }, { unread: 'true' }];
};

const filtersOf = (call: Call, order: SomeOrder): readonly Query[] => {
  const shape = shapeOf(call.query);
  const chosen = Object.entries(shape).flatMap(([name, type]) => choicesOf(type).map((value) => ({ [name]: value })));
  return [{}, ...chosen, ...widest(order).filter((query) => Object.keys(query).every((name) => name in shape))];
};

/** Whether it is a list that says how many rows it has, and not one of what hangs on a record. */
const isCounted = ({ method, path, query, reply }: Call): boolean =>
  method === 'GET' && !path.includes('{') && 'total' in shapeOf(reply) && 'page' in shapeOf(query) && 'search' in shapeOf(query);

const AtLeast = z.object({ isAtLeast: z.literal(true) });

/**
 * The total of every list by every filter, one row of it: what the contract says is all that is asked here. One that is not counted to the
 * end says 'mais de 10.000', which is the other way to keep the budget (house, section 4): it is only told.
 */
export const totalsOf = (origin: string, ask: Ask, order: SomeOrder): Promise<readonly Reading[]> => {
  const asked = routes
    .map(({ line }) => line)
    .filter(isCounted)
    .flatMap((call) => filtersOf(call, order).map((query) => ({ path: call.path, query })));
  return Promise.all(
    asked.map(async ({ path, query }) => {
      const next = () => ask(path, { ...query, limit: '1' });
      const { path: address, headers } = next();
      const answer: unknown = await (await fetch(origin + address, { headers: { ...headers } })).json();
      return { what: `${path} ${new URLSearchParams(query).toString()}`, next, isOnlyTold: AtLeast.safeParse(answer).success };
    }),
  );
};

/** What the menu and the home page count (src/features/home/now-card.tsx counts by lists). */
export const shellOf = (ask: Ask): readonly Reading[] =>
  (
    [
      ['/app/sidenotifications', {}],
      ['/publish/figures', {}],
      ['/publish', { status: 'pending', limit: '1' }],
      ['/order', { status: 'pending_cancelled', limit: '1' }],
      ['/order/mediate', { due: 'late', limit: '1' }],
      ['/message', { status: 'unanswered', limit: '1' }],
      ['/company', { status: 'blocked', limit: '1' }],
      ['/company', { certificate: 'expired', limit: '1' }],
      ['/queue', { status: 'failed', limit: '1' }],
    ] as const satisfies readonly (readonly [string, Query])[]
  ).map(([path, query]) => ({ what: `${path} ${new URLSearchParams(query).toString()}`, next: () => ask(path, query) }));
