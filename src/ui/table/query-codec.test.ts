import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Column } from './column.ts';
import type { FilterValue } from './filter-value.ts';
import { readQuery, writeQuery } from './query-codec.ts';
import { defaultPageSizes, type QueryRules, type TableQuery } from './query.ts';
import { allSelected, deselect, selectionOf, type Selection } from './selection.ts';

type Row = Readonly<Record<string, never>>;
const cell = () => null;
const columns: readonly Column<Row>[] = [
  { id: 'name', title: 'Nome', cell, isSortable: true, canHide: false, filter: { kind: 'text' } },
  {
    id: 'state',
    title: 'Situação',
    cell,
    isSortable: true,
    filter: { kind: 'options', options: ['a', 'b,c', 'd e', '100%'].map((value) => ({ value, label: value })) },
  },
  { id: 'price', title: 'Preço', cell, isSortable: true, filter: { kind: 'number' } },
  { id: 'day', title: 'Dia', cell, isHidden: true, filter: { kind: 'date' } },
];
const rules: QueryRules<Row> = { columns, pageSizes: defaultPageSizes, defaultSort: [{ id: 'name', desc: false }] };
const clean = readQuery({}, rules);

const end = <Value>(value: fc.Arbitrary<Value>) => fc.option(value);
const day = fc.integer({ min: 0, max: 40_000 }).map((days) => new Date(days * 86_400_000).toISOString().slice(0, 10));
const amount = fc.integer({ min: -1_000_000, max: 1_000_000 }).map((cents) => cents / 100);
const isSet = (filter: FilterValue): boolean =>
  filter.kind === 'text' || filter.kind === 'options' || filter.from !== null || filter.to !== null;
const typed = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 30 })
  .map((text) => text.trim())
  .filter(Boolean);
const filters = fc.record(
  {
    name: typed.map((text): FilterValue => ({ kind: 'text', text })),
    state: fc.subarray(['a', 'b,c', 'd e', '100%'], { minLength: 1 }).map((chosen): FilterValue => ({ kind: 'options', chosen })),
    price: fc
      .record({ from: end(amount), to: end(amount) })
      .map((range): FilterValue => ({ kind: 'number', ...range }))
      .filter(isSet),
    day: fc
      .record({ from: end(day), to: end(day) })
      .map((range): FilterValue => ({ kind: 'date', ...range }))
      .filter(isSet),
  },
  { requiredKeys: [] },
) as fc.Arbitrary<TableQuery['filters']>;
const id = fc.oneof(fc.constantFrom('*', '-', ',', 'a,b', '%', '100%', 'é'), fc.uuid());
const someIds = fc.uniqueArray(id, { maxLength: 60 });
const selection: fc.Arbitrary<Selection> = fc.oneof(
  someIds.map(selectionOf),
  someIds.map((ids) => deselect(allSelected, ids)),
);
const query: fc.Arbitrary<TableQuery> = fc.record({
  search: fc.oneof(fc.constant(''), typed),
  filters,
  sort: fc.uniqueArray(fc.record({ id: fc.constantFrom('name', 'state', 'price'), desc: fc.boolean() }), { selector: (sort) => sort.id }),
  page: fc.integer({ min: 1, max: 100_000 }),
  rows: fc.constantFrom(...defaultPageSizes),
  hidden: fc.subarray(['state', 'price', 'day']).map((ids) => new Set(ids)),
  selection,
});

test('whatever a person set is in the address, and reads back as it was', () => {
  fc.assert(
    fc.property(query, (before) => {
      const address = new URLSearchParams(writeQuery(before, rules)).toString();
      expect(readQuery(Object.fromEntries(new URLSearchParams(address)), rules)).toEqual(before);
    }),
  );
});

test('a table nobody touched has a clean address', () => {
  expect(writeQuery(clean, rules)).toEqual({});
  expect(clean).toMatchObject({ search: '', page: 1, rows: 10, sort: rules.defaultSort, hidden: new Set(['day']) });
});

const hostile = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.constantFrom(
    '-1',
    '1e9',
    'NaN',
    '99999999999999999999',
    '%',
    '%E0%A4%A',
    '*,',
    '..',
    '-',
    ',',
    '__proto__',
    '<script>',
    '9'.repeat(5000),
  ),
);

test('an address nobody checked gives a query within the rules, the same each time, and never throws', () => {
  const own = ['search', 'sort', 'page', 'rows', 'hide', 'selected'];
  const keys = [...own, ...columns.map(({ id }) => id), '__proto__', 'constructor', 'toString'];
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...keys), hostile), (search) => {
      const found = readQuery(search, rules);
      expect(found.page).toBeGreaterThanOrEqual(1);
      expect(Number.isInteger(found.page)).toBe(true);
      expect(defaultPageSizes).toContain(found.rows);
      expect(found.search.length).toBeLessThanOrEqual(120);
      expect(found.sort.every((sort) => ['name', 'state', 'price'].includes(sort.id))).toBe(true);
      expect([...found.hidden].every((column) => ['state', 'price', 'day'].includes(column))).toBe(true);
      expect(Object.keys(found.filters).every((column) => columns.some(({ id: known }) => known === column))).toBe(true);
      expect(readQuery(writeQuery(found, rules), rules)).toEqual(found);
    }),
  );
});

describe('what makes no sense is left out, the rest stays', () => {
  test.each<readonly [Record<string, string>, Partial<TableQuery>]>([
    [
      { page: '0', rows: '15' },
      { page: 1, rows: 15 },
    ],
    [
      { page: '7', rows: '16' },
      { page: 7, rows: 10 },
    ],
    [{ page: '1.5' }, { page: 1 }],
    [{ sort: 'day,-price' }, { sort: [{ id: 'price', desc: true }] }],
    [{ sort: 'price,-price' }, { sort: [{ id: 'price', desc: false }] }],
    [{ sort: 'nobody' }, { sort: rules.defaultSort }],
    [{ sort: '-' }, { sort: [] }],
    [{ hide: 'name,price' }, { hidden: new Set(['price']) }],
    [{ state: 'x,a' }, { filters: { state: { kind: 'options', chosen: ['a'] } } }],
    [{ state: 'x' }, { filters: {} }],
    [{ day: '2026-02-30..2026-03-01' }, { filters: { day: { kind: 'date', from: null, to: '2026-03-01' } } }],
    [{ price: '5' }, { filters: {} }],
    [{ price: '-1.5..' }, { filters: { price: { kind: 'number', from: -1.5, to: null } } }],
  ])('%j', (search, expected) => expect(readQuery(search, rules)).toMatchObject(expected));
});

test('more rows than a link can carry are not half in it', () => {
  const many = selectionOf(Array.from({ length: 61 }, (_, each) => `id-${each}`));
  expect(writeQuery({ ...clean, selection: many }, rules)).toEqual({});
});

test('a single choice is one, whatever the address says', () => {
  const single: QueryRules<Row> = {
    ...rules,
    columns: [
      {
        id: 'state',
        title: '',
        cell,
        filter: {
          kind: 'options',
          isSingle: true,
          options: [
            { value: 'a', label: '' },
            { value: 'b', label: '' },
          ],
        },
      },
    ],
  };
  expect(readQuery({ state: 'b,a' }, single).filters).toEqual({ state: { kind: 'options', chosen: ['b'] } });
});
