import { accessDenied, answered, refusal, type Answer } from './answer.ts';
import { callerOf, decided, told, type Asked, type Decision, type FakeRoute } from './fake-route.ts';
import type { FakeItem, FakeScroll, FakeState } from './fake-state.ts';
import { scrollIdOf } from './fake-token.ts';

const scrollMs = 5 * 60_000;
const furthest = 1000;

type Query = Asked['query'];

const filters: Readonly<Record<string, (item: FakeItem, value: string) => boolean>> = {
  status: ({ status }, value) => status === value,
  seller_sku: ({ attributes }, value) => attributes.some(({ id, valueName }) => id === 'SELLER_SKU' && valueName === value),
  sku: ({ sellerCustomField }, value) => sellerCustomField === value,
  tags: ({ tags }, value) => tags.includes(value),
  user_product_id: ({ userProductId }, value) => userProductId === value,
};

const asks: Readonly<Record<string, true>> = { search_type: true, scroll_id: true, offset: true, limit: true };

const found = ({ items, settings }: FakeState, userId: number, query: Query, at: number): readonly string[] =>
  [...items.values()]
    .filter((item) => item.sellerId === userId && item.createdAt + settings.searchLagMs <= at)
    .filter((item) => Object.entries(filters).every(([name, fits]) => query[name] === undefined || fits(item, query[name])))
    .map(({ id }) => id);

const whole = (text: string | undefined, otherwise: number): number =>
  text === undefined ? otherwise : /^\d+$/u.test(text) ? Number(text) : -1;

const orders = [{ id: 'stop_time_asc', name: 'Order by stop time ascending' }];

const body = (
  userId: number,
  paging: { readonly limit: number; readonly offset?: number; readonly total: number },
  results: readonly string[],
) => ({
  seller_id: String(userId),
  query: null,
  paging,
  results,
  orders,
  available_orders: orders,
});

const badLimit: Answer = refusal(400, 'bad_request', 'Invalid limit or offset');
const badScroll: Answer = refusal(400, 'bad_request', 'Invalid scroll_id');

/** A list by its pages: as far as a thousand. */
const page = (ids: readonly string[], userId: number, query: Query): Decision => {
  const [limit, offset] = [whole(query['limit'], 50), whole(query['offset'], 0)];
  if (limit < 1 || limit > 50 || offset < 0 || offset > furthest) return told(badLimit);
  return told(answered(body(userId, { limit, offset, total: ids.length }, ids.slice(offset, offset + limit))));
};

/** Where a scan goes on: at the beginning, or where its scroll stands; undefined for a scroll that is none, or no more. */
const positionOf = ({ scrolls }: FakeState, of: Pick<FakeScroll, 'userId' | 'search'>, { query, at }: Asked): number | undefined => {
  const given = query['scroll_id'];
  if (given === undefined) return 0;
  const known = scrolls.get(given);
  const isGood = known !== undefined && known.userId === of.userId && known.search === of.search && known.until > at;
  return isGood ? known.position : undefined;
};

/** The whole list, one page after the other: each turn of the scroll goes on from where the last ended, also when its answer was lost. */
const scan = (state: FakeState, ids: readonly string[], userId: number, asked: Asked): Decision => {
  const { query, at } = asked;
  const limit = whole(query['limit'], 50);
  if (limit < 1 || limit > 100 || query['offset'] !== undefined) return told(badLimit);
  const of = { userId, search: JSON.stringify(Object.keys(filters).map((name) => query[name] ?? null)) };
  const position = positionOf(state, of, asked);
  if (position === undefined) return told(badScroll);
  const results = ids.slice(position, position + limit);
  const isOver = results.length === 0;
  const scrollId = query['scroll_id'] ?? scrollIdOf(`${userId}:${of.search}:${at}:${state.scrolls.size}`);
  const scroll: FakeScroll | null = isOver ? null : { ...of, position: position + results.length, until: at + scrollMs };
  return decided([{ type: 'scrollTurned', scrollId, scroll }], () =>
    answered({ ...body(userId, { limit, total: ids.length }, results), scroll_id: isOver ? null : scrollId }),
  );
};

const search = (state: FakeState, asked: Asked): Decision => {
  const { userId } = callerOf(asked);
  if (Number(asked.params['id']) !== userId) return told(accessDenied);
  const { query, at } = asked;
  const unknown = Object.keys(query).filter((name) => !(name in filters) && !(name in asks));
  if (unknown.length > 0)
    return told(refusal(501, 'not_played_by_the_fake', `GET /users/{id}/items/search by ${unknown.join(', ')} is not played by the fake`));
  const ids = found(state, userId, query, at);
  return query['search_type'] === 'scan' ? scan(state, ids, userId, asked) : page(ids, userId, query);
};

export const itemSearchRoutes: readonly FakeRoute[] = [
  {
    method: 'GET',
    path: '/users/:id/items/search',
    lane: 'read',
    access: 'token',
    fidelity: {
      payload: 'items/search-of-user.json',
      adds: ['scroll_id'],
      divergences: [
        'Filters status, seller_sku, sku, tags and user_product_id; by any other it answers 501. Always in the order in which items were made.',
        'The words for a wrong limit, offset or scroll_id are the fake’s own.',
        'A new item is found at once, unless POST /_fake/settings gives searchLagMs: how long the real search lags is not known.',
        'One scroll may be turned by several at a time, which then share its pages; the real one is said to want them in turn.',
      ],
    },
    decide: search,
  },
];
