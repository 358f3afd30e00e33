import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Column } from './column.ts';
import { readLayout } from './column-layout.ts';
import type { TableQuery } from './query.ts';
import { useColumns } from './use-columns.ts';

const columns = ['a', 'b', 'c'].map((id): Column<never> => ({ id, title: id, cell: () => null }));
const remember = { owner: 'ana', table: 'sales' };

const query = { sort: [], hidden: new Set() } as unknown as TableQuery;

/** A tab with the table, as it was when it was opened. */
const openTab = () =>
  renderHook(() => useColumns({ columns, query, change: () => undefined, isMultiSort: false, remember, available: 0 })).result;

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

test('what another tab arranged meanwhile stays: a change here is of one width, or of the order', () => {
  const [here, there] = [openTab(), openTab()];
  act(() => there.current.setWidth('a', 300));
  act(() => here.current.setWidth('b', 200));
  expect(readLayout('ana', 'sales')).toEqual({ order: [], widths: { a: 300, b: 200 } });
  act(() => there.current.move('c', 'a'));
  act(() => here.current.setWidth('a', null));
  expect(readLayout('ana', 'sales')).toEqual({ order: ['c', 'a', 'b'], widths: { b: 200 } });
  act(() => there.current.reset());
  act(() => here.current.setWidth('c', 250));
  expect(readLayout('ana', 'sales')).toEqual({ order: [], widths: { c: 250 } });
});

test('where nothing can be stored the arrangement lasts as long as the page', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const here = openTab();
  act(() => here.current.setWidth('a', 300));
  act(() => here.current.move('c', 'a'));
  expect(here.current.order).toEqual(['c', 'a', 'b']);
  expect(here.current.headers.find(({ id }) => id === 'a')?.getSize()).toBe(300);
});
