import { MoneyGrouping } from '#contract/money.ts';
import type { TableSearch } from '#ui/table/query-codec.ts';
import type { SearchPort, SharedPort } from '#ui/table/use-table-query.ts';

/** Where the grouping stands in the address. */
export const byKey = 'by';

/** As the address says it; a day each where it says nothing anybody knows. */
export const groupingOf = (text: string | undefined): MoneyGrouping => MoneyGrouping.options.find((each) => each === text) ?? 'day';

const ungrouped = ({ [byKey]: _by, ...rest }: TableSearch): TableSearch => rest;

/** The same place, grouped otherwise; by day is what the address does not say. */
export const groupedBy =
  (text: string | undefined) =>
  (search: TableSearch): TableSearch => {
    const by = groupingOf(text);
    return by === 'day' ? ungrouped(search) : { ...search, [byKey]: by };
  };

/** The table's own part of the address: how it is grouped stays beside it, as it stands when the table writes. */
export const besideGrouping = ({ search, write }: SharedPort): SearchPort => ({
  search: ungrouped(search),
  write: (next, how) => write((newest) => groupedBy(newest[byKey])(next), how),
});
