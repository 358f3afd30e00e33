import type { Api } from '#api/client.ts';
import { aListing } from '#commands/listing/listing-fixture.ts';
import type { Checked, Finding } from '#contract/check.ts';
import type { Listing, ListingRow } from '#contract/listing.ts';
import type { Suggestion } from '#contract/suggestion.ts';

const imagesEach = 6;
const attributesEach = 40;

const idOf = (each: number): string => `p${each}`;
const [someFound, nothingFound] = [
  { red: 0, yellow: 7 },
  { red: 0, yellow: 0 },
];
const countsOf = (each: number) => (each % 2 === 0 ? someFound : nothingFound);

const rowOf = (each: number): ListingRow => {
  const { publishId: _id, ...listing } = aListing();
  return { ...listing, publishId: idOf(each), title: `Produto ${each}`, sku: `SKU-${each}` };
};

const description = 'Braço de metal, base pesada, cabo de 1,5 m. '.repeat(40);

const found = (finding: Pick<Finding, 'check' | 'code' | 'place' | 'proposes'> & Partial<Finding>): Finding => ({
  severity: 'yellow',
  values: {},
  spans: [],
  others: [],
  ...finding,
});

/** As much as checks find at most, with its evidence in place; yellow, for what is red asks for a second key, and one is measured. */
const checkedOf = (each: number, images: readonly string[]): Checked => ({
  findings: [
    found({ check: 'titleLength', code: 'titleLong', place: 'title', values: { length: 71, limit: 60 }, proposes: null }),
    found({ check: 'attributes', code: 'attributeMissing', place: 'attributes', values: { name: 'Voltagem' }, proposes: null }),
    found({ check: 'imageBackground', code: 'imageTinted', place: 'images', values: { n: 1, width: 640, height: 640 }, proposes: 'image' }),
    found({
      check: 'contact',
      code: 'contactPhone',
      place: 'description',
      values: { said: '1,5 m' },
      spans: [[35, 40]],
      proposes: 'contact',
    }),
    found({ check: 'titleWords', code: 'titleWord', place: 'title', values: { said: 'Produto' }, spans: [[0, 7]], proposes: 'titleWord' }),
    found({ check: 'priceUnusual', code: 'priceAbove', place: 'price', values: { factor: 12, median: 1080 }, proposes: 'priceUnusual' }),
    found({
      check: 'duplicate',
      code: 'duplicateOther',
      place: 'title',
      values: { n: 2, title: `Produto ${each + 1}` },
      proposes: 'duplicate',
      others: [each + 1, each + 2].map((other) => ({ publishId: idOf(other), title: `Produto ${other}` })),
    }),
  ],
  failed: [],
  images: images.map((url) => ({
    url,
    answer: {
      valid: true,
      hash: 'a'.repeat(64),
      format: 'jpeg',
      width: 640,
      height: 640,
      whiteBorder: 0.2,
      sharpness: 300,
      warnings: ['not-white'],
    },
  })),
});

const imagesOf = (each: number, pictures: readonly string[]): string[] =>
  Array.from({ length: imagesEach }, (_, place) => pictures[(each * imagesEach + place) % pictures.length] ?? '');

const listingOf = (each: number, pictures: readonly string[]): Listing => ({
  ...aListing({ ...rowOf(each), cover: pictures[each % pictures.length] ?? null }),
  image: imagesOf(each, pictures),
  description,
  findings: countsOf(each),
  // Of every second nothing is found, as of a queue that is.
  checked: each % 2 === 0 ? checkedOf(each, imagesOf(each, pictures)) : { findings: [], failed: [], images: [] },
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

/** Stands beside each listing: of the queue nothing is drawn that is not measured. */
const suggestion: Suggestion = { decision: 'approved', warning: '', count: 41, of: 44 };

interface Asked {
  readonly params?: { readonly publishId?: string };
  readonly query?: { readonly ids?: string };
  readonly body?: { readonly publishIds?: readonly string[] };
}

/** A server of `count` listings that answers at once, all checks having looked: what is measured is the console. The whole list is one page. */
export const createBenchApi = (count: number, pictures: readonly string[]): Api => {
  const { publishId: _id, ...shared } = rowOf(0);
  const items = Array.from({ length: count }, (_, each): ListingRow => ({
    ...shared,
    cover: pictures[each % pictures.length] ?? null,
    publishId: idOf(each),
    title: `Produto ${each}`,
    sku: `SKU-${each}`,
    findings: countsOf(each),
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
    getUsualTexts: () => ({ mine: ['Foto desfocada', 'Falta a voltagem'], team: ['Título longo demais'] }),
    getSuggestion: () => ({ suggestion }),
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
