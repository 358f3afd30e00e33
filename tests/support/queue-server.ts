import { createApi } from '#api/create-api.ts';
import type { Api } from '#api/client.ts';
import { aListing } from '#commands/listing/listing-fixture.ts';
import type { Listing } from '#contract/listing.ts';

export interface QueueServer {
  readonly api: Api;
  readonly listings: Map<string, Listing>;
  /** Method and path of every call, oldest first. */
  readonly calls: readonly string[];
}

const json = (body: unknown, status = 200): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

/** Just enough of the server to work a queue, answering at the level of fetch. `other` holds what `leaseOf` names. */
export const createQueueServer = (ids: readonly string[], pageSize = 100): QueueServer => {
  const listings = new Map(ids.map((publishId) => [publishId, aListing({ publishId, sku: publishId, title: `Produto ${publishId}` })]));
  const calls: string[] = [];

  const list = (query: URLSearchParams): Response => {
    const named = query.get('ids')?.split(',');
    const all = [...listings.values()].filter(({ publishId, status }) => (named ? named.includes(publishId) : status === 'pending'));
    const page = Number(query.get('page') ?? 1);
    const from = Number(query.get('after') ?? (page - 1) * pageSize);
    const items = all.slice(from, from + pageSize);
    const next = from + pageSize < all.length ? String(from + pageSize) : null;
    return json({ items, page, pages: Math.ceil(all.length / pageSize), limit: pageSize, total: all.length, next });
  };
  const lease = (body: string): Response => {
    const { publishIds } = JSON.parse(body) as { readonly publishIds: readonly string[] };
    const mine = { holder: { id: 'u1', name: 'Rita' }, until: '2999-01-01T00:00:00.000Z' };
    return json(publishIds.map((publishId) => ({ publishId, lease: listings.get(publishId)?.lease ?? mine })));
  };

  const answer = (method: string, { pathname, searchParams }: URL, body: string): Response => {
    const path = pathname.replace('/v2', '');
    if (path === '/publish/lease') return method === 'PUT' ? lease(body) : json({ released: 1 });
    if (path === '/publish/figures')
      return json({ mineToday: 3, teamToday: 9, pending: listings.size, oldestQueuedAt: null, medianSeconds: null });
    if (path === '/publish/facets') return json({ sellers: [], accounts: [], categories: [] });
    if (path === '/view') return json([]);
    if (path === '/publish') return list(searchParams);
    const found = listings.get(path.replace('/publish/', ''));
    return found ? json(found) : json({ code: 'not-found', message: 'Não encontrado' }, 404);
  };

  const fetch: typeof globalThis.fetch = (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, 'http://queue.test');
    const method = init?.method ?? 'GET';
    calls.push(`${method} ${url.pathname.replace('/v2', '')}`);
    return Promise.resolve(answer(method, url, typeof init?.body === 'string' ? init.body : ''));
  };
  return {
    api: createApi({ baseUrl: 'http://queue.test/v2', token: () => 'token', onSessionEnded: () => undefined, fetch }),
    listings,
    calls,
  };
};
