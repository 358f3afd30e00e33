import type { ListingFilter, ListingRow } from '#contract/listing.ts';
import { listingIssues, type ListingIssue } from '#entities/listing/listing-issues.ts';
import type { MessageKey } from '#locale/catalogue.ts';
import { isCleanRow } from '../sheet/clean-listings.ts';
import { alikeTitles } from './alike-titles.ts';

/** Listings that are alike in something. By a filter they are all that wait, or all within what is filtered by already; by their ids only those that are loaded here. */
export type QueueGroup = {
  readonly key: string;
  /** What they are alike in. */
  readonly kind: MessageKey;
  readonly count: number;
} & (
  | { readonly type: 'filter'; readonly label: string; readonly filter: ListingFilter; readonly isWithin: boolean }
  | { readonly type: 'rows'; readonly label: MessageKey; readonly publishIds: readonly string[] }
);

interface Counted {
  readonly id: string;
  readonly name: string;
  readonly count: number;
}

interface Alike {
  readonly facets: { readonly sellers: readonly Counted[]; readonly categories: readonly Counted[] } | undefined;
  readonly rows: readonly ListingRow[];
  /** What the server told of it has no id: nothing can be asked by it. */
  readonly isUnreadable: (id: string) => boolean;
}

/** So many of a kind are offered, the largest. */
const mostOfKind = 6;

const placeLabels = {
  title: 'listing.field.title',
  gtin: 'listing.field.gtin',
  price: 'listing.field.price',
  measures: 'listing.field.measures',
  weight: 'listing.field.weight',
  images: 'listing.field.images',
  attributes: 'listing.field.attributes',
  description: 'listing.field.description',
  company: 'listing.field.company',
} as const satisfies Readonly<Record<ListingIssue['place'], MessageKey>>;

/** By where something is wrong, as a row tells; what the checks found clean is in none, whatever a check that is switched off would say. */
const problemGroups = (rows: readonly ListingRow[]): readonly QueueGroup[] => {
  const byPlace = new Map<ListingIssue['place'], string[]>();
  for (const row of rows.filter((each) => !isCleanRow(each)))
    for (const place of new Set(listingIssues(row).map((issue) => issue.place)))
      byPlace.set(place, [...(byPlace.get(place) ?? []), row.publishId]);
  return [...byPlace].map(([place, publishIds]) => ({
    key: `problem ${place}`,
    kind: 'queue.groups.problem',
    type: 'rows',
    label: placeLabels[place],
    count: publishIds.length,
    publishIds,
  }));
};

const titleGroups = (rows: readonly ListingRow[]): readonly QueueGroup[] =>
  alikeTitles(rows).map(({ publishIds, categoryId, title, search }) => ({
    key: `title ${publishIds[0] ?? ''}`,
    kind: 'queue.groups.title',
    type: 'filter',
    label: title,
    count: publishIds.length,
    filter: { search, categoryId },
    // They are alike among what is listed now.
    isWithin: true,
  }));

const facetGroups = (
  facets: readonly Counted[],
  {
    kind,
    filterBy,
    isUnreadable,
  }: Pick<Alike, 'isUnreadable'> & { readonly kind: MessageKey; readonly filterBy: 'sellerId' | 'categoryId' },
): readonly QueueGroup[] =>
  facets
    .filter(({ id }) => !isUnreadable(id))
    .map(({ id, name, count }) => ({
      key: `${filterBy} ${id}`,
      kind,
      type: 'filter',
      label: name,
      count,
      filter: { [filterBy]: id },
      isWithin: false,
    }));

const largest = (groups: readonly QueueGroup[]): readonly QueueGroup[] =>
  groups
    .filter(({ count }) => count > 1)
    .toSorted((one, other) => other.count - one.count)
    .slice(0, mostOfKind);

/** What of the queue is alike: by problem, by title, by company, by category; in each the largest first (row RVW-2). */
export const queueGroups = ({ facets, rows, isUnreadable }: Alike): readonly QueueGroup[] => [
  ...largest(problemGroups(rows)),
  ...largest(titleGroups(rows)),
  ...largest(facetGroups(facets?.sellers ?? [], { kind: 'queue.filter.seller', filterBy: 'sellerId', isUnreadable })),
  ...largest(facetGroups(facets?.categories ?? [], { kind: 'queue.filter.category', filterBy: 'categoryId', isUnreadable })),
];
