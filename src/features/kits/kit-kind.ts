import { kits } from '#api/kits.ts';
import type { Kit, KitFilter, KitRow } from '#contract/kit.ts';
import { chosenIn, type RecordKind } from '#entities/records/record-kind.ts';
import type { RowQuery } from '#ui/table/query.ts';

export const stockStates = ['some', 'none'] as const;
export const listedStates = ['yes', 'no'] as const;

/** What the table asks, in the words of the call; what the address says that nobody knows is left out. */
export const kitFilterOf = (query: Pick<RowQuery, 'search' | 'filters'>): KitFilter => {
  const sellerId = chosenIn(query, 'company');
  const stock = stockStates.find((each) => each === chosenIn(query, 'stock'));
  const listed = listedStates.find((each) => each === chosenIn(query, 'listed'));
  return {
    ...(query.search === '' ? {} : { search: query.search }),
    ...(sellerId === undefined ? {} : { sellerId }),
    ...(stock === undefined ? {} : { stock }),
    ...(listed === undefined ? {} : { listed }),
  };
};

/** Nothing is done to several at once: a kit is changed by its form. */
export const kitKind: RecordKind<KitRow, Kit, KitFilter> = { on: 'kit', records: kits, filterOf: kitFilterOf, batch: null };
