import { links } from '#api/links.ts';
import type { LinkFilter, LinkRow } from '#contract/link.ts';
import { chosenIn, type RecordKind } from '#entities/records/record-kind.ts';
import type { RowQuery } from '#ui/table/query.ts';

export const linkStates = ['unbound', 'bound'] as const;

/** What the table asks, in the words of the call; what the address says that nobody knows is left out. */
export const linkFilterOf = (query: Pick<RowQuery, 'search' | 'filters'>): LinkFilter => {
  const sellerId = chosenIn(query, 'company');
  const state = linkStates.find((each) => each === chosenIn(query, 'state'));
  return {
    ...(query.search === '' ? {} : { search: query.search }),
    ...(sellerId === undefined ? {} : { sellerId }),
    ...(state === undefined ? {} : { state }),
  };
};

export const linkKind: RecordKind<LinkRow, LinkRow, LinkFilter> = {
  on: 'link',
  records: links,
  filterOf: linkFilterOf,
  batch: { on: 'link', names: ['link.bindSuggested', 'link.unbind'] },
};
