import type { PickListOf } from '#api/expedition.ts';
import type { ExpeditionFilter } from '#contract/expedition.ts';
import type { Due } from '#contract/order.ts';
import type { RowQuery } from '#ui/table/query.ts';

/** Columns that filter, and what of the call they set. */
export const columnIds = { stage: 'stage', due: 'due', carrier: 'carrier', company: 'company' } as const;
export const dues = ['late', 'today', 'later', 'none'] as const satisfies readonly Due[];

/** What the table asks, in the words of the call; what nobody knows is left out. */
export const toShipFilterOf = ({ search, filters }: Pick<RowQuery, 'search' | 'filters'>): ExpeditionFilter => {
  const chosenIn = (id: string): string | undefined => {
    const filter = filters[id];
    return filter?.kind === 'options' ? filter.chosen[0] : undefined;
  };
  const due = dues.find((each) => each === chosenIn(columnIds.due));
  const [carrier, sellerId] = [chosenIn(columnIds.carrier), chosenIn(columnIds.company)];
  return {
    ...(chosenIn(columnIds.stage) === 'suspended' ? { stage: 'suspended' as const } : {}),
    ...(search === '' ? {} : { search }),
    ...(due === undefined ? {} : { due }),
    ...(carrier === undefined ? {} : { carrier }),
    ...(sellerId === undefined ? {} : { sellerId }),
  };
};

/** What is to be picked: those chosen, else all that the list shows; null where none of those is here, or is to be shipped now. */
export const pickListOf = (chosen: readonly { readonly _id: string }[] | null, shown: ExpeditionFilter): PickListOf | null => {
  if (chosen) return chosen.length === 0 ? null : { ids: chosen.map(({ _id }) => _id).join(',') };
  const { stage, ...filter } = shown;
  return stage === 'suspended' ? null : filter;
};
