import { createApi } from '#api/create-api.ts';
import type { Api } from '#api/client.ts';
import { aListing } from '#commands/listing/listing-fixture.ts';
import type { Listing } from '#contract/listing.ts';
import type { Suggestion } from '#contract/suggestion.ts';

export interface QueueServer {
  readonly api: Api;
  readonly listings: Map<string, Listing>;
  /** Who removed those that are gone. */
  readonly removals: Map<string, string>;
  /** What each SKU was warned of before, joined; one that is not here is not known. */
  readonly skuWarnings: Map<string, string>;
  /** Holds back what begins with this path, for ever or until a promise is kept, or breaks it; the rest is answered as ever. */
  readonly faults: Map<string, 'never answers' | 'breaks' | Promise<void>>;
  /** Names of those to filter by. */
  readonly companies: string[];
  /** What is written in 'Outros' most often. */
  readonly usualTexts: { mine: string[]; team: string[] };
  /** What the team decided of like cases, by listing. */
  readonly suggestions: Map<string, Suggestion>;
  /** Method and path of every call, oldest first. */
  readonly calls: readonly string[];
  /** What each claim asked for, oldest first. */
  readonly claimed: readonly (readonly string[])[];
}

/** Some tests hold a listing that has none. */
const wordsOf = (title: string | null): string => (title ?? '').toLowerCase();

const json = (body: unknown, status = 200): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

/** Just enough of the server to work a queue, answering at the level of fetch. `other` holds what `leaseOf` names. */
export const createQueueServer = (ids: readonly string[], pageSize = 100): QueueServer => {
  const listings = new Map(ids.map((publishId) => [publishId, aListing({ publishId, sku: publishId, title: `Produto ${publishId}` })]));
  const removals = new Map<string, string>();
  const skuWarnings = new Map<string, string>();
  const faults: QueueServer['faults'] = new Map();
  const companies = ['Casa da Ana'];
  const usualTexts: { mine: string[]; team: string[] } = { mine: [], team: [] };
  const suggestions = new Map<string, Suggestion>();
  const calls: string[] = [];
  const claimed: (readonly string[])[] = [];

  const list = (query: URLSearchParams): Response => {
    const named = query.get('ids')?.split(',');
    const words = (query.get('search') ?? '').toLowerCase();
    const all = [...listings.values()].filter(({ publishId, status, title }) =>
      named ? named.includes(publishId) : status === 'pending' && wordsOf(title).includes(words),
    );
    const page = Number(query.get('page') ?? 1);
    const from = Number(query.get('after') ?? (page - 1) * pageSize);
    const items = all.slice(from, from + pageSize);
    const next = from + pageSize < all.length ? String(from + pageSize) : null;
    return json({ items, page, pages: Math.ceil(all.length / pageSize), limit: pageSize, total: all.length, next });
  };
  const lease = (body: string): Response => {
    const { publishIds } = JSON.parse(body) as { readonly publishIds: readonly string[] };
    claimed.push(publishIds);
    const mine = { holder: { id: 'u1', name: 'Rita' }, until: '2999-01-01T00:00:00.000Z' };
    return json(
      publishIds.map((publishId) => {
        const listing = listings.get(publishId);
        if (listing && !listing.lease) listings.set(publishId, { ...listing, lease: mine });
        return { publishId, lease: listing?.lease ?? mine };
      }),
    );
  };

  const sku = (id: string): Response => {
    const warning = skuWarnings.get(id);
    if (warning === undefined) return json({ code: 'not-found', message: 'Não encontrado' }, 404);
    return json({ _id: id, sku: id, gtin: null, sellerId: 's1', ...(warning !== '' && { warning }) });
  };

  const gone = (id: string) => {
    const name = removals.get(id);
    if (name === undefined) return { code: 'not-found', message: 'Não encontrado' };
    const changes = [{ type: 'removed', by: { id: 'u9', name }, at: '2026-11-21T12:00:00.000Z' }];
    const conflict = { subject: `listing:${id}`, version: 4, status: 'removed', changes };
    return { code: 'not-found', message: `${name} excluiu este anúncio`, conflict };
  };

  const answer = (method: string, { pathname, searchParams }: URL, body: string): Response => {
    const path = pathname.replace('/v2', '');
    if (path === '/publish/lease') return method === 'PUT' ? lease(body) : json({ released: 1 });
    if (path === '/publish/figures')
      return json({ mineToday: 3, teamToday: 9, pending: listings.size, oldestQueuedAt: null, medianSeconds: null });
    if (path === '/publish/facets')
      return json({ sellers: companies.map((name) => ({ id: name, name, count: 3 })), accounts: [], categories: [] });
    if (path === '/publish/usual-texts') return json(usualTexts);
    if (path === '/publish/suggestion') return json({ suggestion: suggestions.get(searchParams.get('publishId') ?? '') ?? null });
    if (path === '/view') return json([]);
    if (path === '/publish') return list(searchParams);
    const code = searchParams.get('sku') ?? '';
    if (path === '/sku/find/one') return skuWarnings.has(code) ? json(code) : sku(code);
    if (path.startsWith('/sku/')) return sku(path.replace('/sku/', ''));
    const id = path.replace('/publish/', '');
    const found = listings.get(id);
    return found ? json(found) : json(gone(id), 404);
  };

  const fetch: typeof globalThis.fetch = (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, 'http://queue.test');
    const method = init?.method ?? 'GET';
    calls.push(`${method} ${url.pathname.replace('/v2', '')}`);
    const fault = [...faults].find(([path]) => `${url.pathname}${url.search}`.startsWith(`/v2${path}`))?.[1];
    if (fault === 'never answers') return new Promise(() => undefined);
    if (fault === 'breaks') return Promise.resolve(json({ code: 'defect', message: 'Erro' }, 500));
    const respond = (): Response => answer(method, url, typeof init?.body === 'string' ? init.body : '');
    return fault === undefined ? Promise.resolve(respond()) : fault.then(respond);
  };
  return {
    api: createApi({ baseUrl: 'http://queue.test/v2', token: () => 'token', onSessionEnded: () => undefined, fetch }),
    listings,
    removals,
    skuWarnings,
    faults,
    companies,
    usualTexts,
    suggestions,
    calls,
    claimed,
  };
};
