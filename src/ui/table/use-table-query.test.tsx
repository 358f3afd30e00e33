import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Column } from './column.ts';
import type { FilterValue } from './filter-value.ts';
import type { TableSearch } from './query-codec.ts';
import type { QueryRules } from './query.ts';
import { allSelected } from './selection.ts';
import { useTableQuery } from './use-table-query.ts';

const cell = (): string => '';
const columns: readonly Column<string>[] = ['kind', 'state', 'brand'].map((id) => ({
  id,
  title: id,
  cell,
  value: cell,
  filter: { kind: 'text' },
}));
const rules: QueryRules<string> = { columns, pageSizes: [10], defaultSort: [] };

/** A place whose address arrives when the test says so. */
const open = () => {
  const told: TableSearch[] = [];
  const first: TableSearch = {};
  const write = (search: TableSearch): void => void told.push(search);
  const { result, rerender } = renderHook(({ search }) => useTableQuery(rules, { search, write }), {
    initialProps: { search: first },
  });
  return {
    told,
    arrives: (search: TableSearch = {}) => rerender({ search }),
    filter: (id: string) =>
      act(() =>
        result.current.change(({ filters }) => ({ filters: { ...filters, [id]: { kind: 'text', text: 'x' } satisfies FilterValue } })),
      ),
    choose: () => act(() => result.current.change({ selection: allSelected }, { replace: true })),
  };
};

test('what is asked for last stands while the address of an older change arrives', () => {
  const { told, arrives, filter } = open();
  filter('kind');
  filter('state');
  arrives(told[0]);
  filter('brand');
  expect(told.at(-1)).toEqual({ kind: 'x', state: 'x', brand: 'x' });
});

test('rows that are chosen while a filter is on its way do not take it back', () => {
  const { told, filter, choose } = open();
  filter('kind');
  choose();
  filter('state');
  expect(told.at(-1)).toEqual({ kind: 'x', state: 'x' });
});

test('an address that somebody else wrote counts at once', () => {
  const { told, arrives, filter } = open();
  filter('kind');
  arrives({ brand: 'y' });
  filter('state');
  expect(told.at(-1)).toEqual({ brand: 'y', state: 'x' });
});
