import type { Api } from '#api/client.ts';
import { aListing } from '#commands/listing/listing-fixture.ts';
import type { Listing, ListingRow } from '#contract/listing.ts';

const imagesEach = 6;
const attributesEach = 40;

const idOf = (each: number): string => `p${each}`;

const rowOf = (each: number): ListingRow => {
  const { publishId: _id, ...listing } = aListing();
  return { ...listing, publishId: idOf(each), title: `Produto ${each}`, sku: `SKU-${each}` };
};

const listingOf = (each: number, pictures: readonly string[]): Listing => ({
  ...aListing({ ...rowOf(each), cover: pictures[each % pictures.length] ?? null }),
  image: Array.from({ length: imagesEach }, (_, place) => pictures[(each * imagesEach + place) % pictures.length] ?? ''),
  attributes: Array.from({ length: attributesEach }, (_, place) => ({
    id: `A${place}`,
    name: `Característica ${place}`,
    value_name: `Valor ${each} ${place}`,
    value_id: null,
    value_type: 'string' as const,
    required: false,
    custom: false,
    combination: false,
  })),
});

const numberOf = (publishId: string): number => Number(publishId.slice(1));

interface Asked {
  readonly params?: { readonly publishId?: string };
  readonly query?: { readonly ids?: string };
  readonly body?: { readonly publishIds?: readonly string[] };
}

/** A server of `count` listings that answers at once: what is measured is the console. The whole list is one page. */
export const createBenchApi = (count: number, pictures: readonly string[]): Api => {
  const { publishId: _id, ...shared } = rowOf(0);
  const items = Array.from({ length: count }, (_, each): ListingRow => ({
    ...shared,
    cover: pictures[each % pictures.length] ?? null,
    publishId: idOf(each),
    title: `Produto ${each}`,
    sku: `SKU-${each}`,
  }));
  const lease = { holder: { id: 'u1', name: 'Rita' }, until: '2999-01-01T00:00:00.000Z' };
  const answers: Readonly<Record<string, (asked: Asked) => unknown>> = {
    listListings: ({ query }) => {
      const asked = query?.ids?.split(',').map((publishId) => rowOf(numberOf(publishId)));
      return { items: asked ?? items, page: 1, pages: 1, limit: count, total: count, next: null };
    },
    getListing: ({ params }) => listingOf(numberOf(params?.publishId ?? ''), pictures),
    claimListings: ({ body }) => (body?.publishIds ?? []).map((publishId) => ({ publishId, lease })),
    releaseListings: () => ({ released: 1 }),
    getQueueFigures: () => ({ mineToday: 1, teamToday: 2, pending: count, oldestQueuedAt: null, medianSeconds: 8 }),
    getQueueFacets: () => ({ sellers: [], accounts: [], categories: [] }),
    listSavedViews: () => [],
    saveListing: ({ params }) => ({ publishId: params?.publishId, status: 'processing', version: 4 }),
  };
  const send = (line: { readonly name: string }, payload: Asked = {}) => {
    const answer = answers[line.name];
    return Promise.resolve(
      answer
        ? { ok: true, value: answer(payload) }
        : { ok: false, error: { type: 'Refused', status: 404, body: { code: 'not-found', message: line.name } } },
    );
  };
  return { send } as unknown as Api;
};
