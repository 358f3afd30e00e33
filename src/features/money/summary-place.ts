import { MoneyDay, MoneyGrouping } from '#contract/money.ts';
import type { TableSearch } from '#ui/table/query-codec.ts';
import type { SearchPort, SharedPort } from '#ui/table/use-table-query.ts';

/** Where the grouping, and whose day counts, stand in the address. */
export const byKey = 'by';
export const onKey = 'on';

/** As the address says it; a day each where it says nothing anybody knows. */
export const groupingOf = (text: string | undefined): MoneyGrouping => MoneyGrouping.options.find((each) => each === text) ?? 'day';

/** The day that counts, likewise; that of the sale where the address says nothing anybody knows. */
export const dayOf = (text: string | undefined): MoneyDay => MoneyDay.options.find((each) => each === text) ?? 'sale';

const without = ({ [byKey]: _by, [onKey]: _on, ...rest }: TableSearch): TableSearch => rest;

/** The same place, summed otherwise; by the day of the sale is what the address does not say. */
export const summedBy =
  (change: { readonly [byKey]?: string | undefined; readonly [onKey]?: string | undefined }) =>
  (search: TableSearch): TableSearch => {
    const asked = { ...search, ...change };
    const [by, on] = [groupingOf(asked[byKey]), dayOf(asked[onKey])];
    return { ...without(search), ...(by === 'day' ? {} : { [byKey]: by }), ...(on === 'sale' ? {} : { [onKey]: on }) };
  };

/** The table's own part of the address: how it is summed stays beside it, as it stands when the table writes. */
export const besideSumming = ({ search, write }: SharedPort): SearchPort => ({
  search: without(search),
  write: (next, how) => write((newest) => summedBy({ [byKey]: newest[byKey], [onKey]: newest[onKey] })(next), how),
});
