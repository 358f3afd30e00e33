import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { arraySource, findRows } from './array-source.ts';
import type { Column } from './column.ts';
import type { RowQuery } from './query.ts';

interface Row {
  readonly id: number;
  readonly name: string;
  readonly price: number | null;
  readonly day: string | null;
}
const cell = () => null;
const columns: readonly Column<Row>[] = [
  { id: 'name', title: '', cell, value: ({ name }) => name },
  { id: 'price', title: '', cell, value: ({ price }) => price },
  { id: 'day', title: '', cell, value: ({ day }) => day, isSearchable: false },
];
const rows: readonly Row[] = [
  { id: 1, name: 'Açúcar 10', price: 5, day: '2026-01-10T23:00:00Z' },
  { id: 2, name: 'Pão', price: null, day: null },
  { id: 3, name: 'açaí 9', price: -2, day: '2026-01-11' },
  { id: 4, name: 'Óleo', price: 5, day: '2025-12-31' },
];
const find = (query: Partial<RowQuery>): readonly number[] =>
  findRows(rows, columns, { search: '', filters: {}, sort: [], ...query }).map(({ id }) => id);

test('every word of a search is found, without accents or case, and only in columns that are searched', () => {
  expect(find({ search: 'ACUCAR' })).toEqual([1]);
  expect(find({ search: '10 açucar' })).toEqual([1]);
  expect(find({ search: '2026' })).toEqual([]);
});

test('what is searched may have other signs than what is kept', () => {
  const kept = [
    { id: 1, name: 'TB-21PX 413.456.851-06', price: null, day: null },
    { id: 2, name: 'Quantos parafusos', price: null, day: null },
  ];
  const found = (search: string) => findRows(kept, columns, { search, filters: {}, sort: [] }).map(({ id }) => id);
  for (const search of ['tb21px', 'TB/21PX', '41345685106', '413 456 851 06', '#tb-21px'])
    expect([search, found(search)]).toEqual([search, [1]]);
  expect(found('parafusos?')).toEqual([2]);
  expect(found('parafusos ?')).toEqual([2]);
  expect(found('?')).toEqual([]);
  expect(findRows(kept, columns, { search: '', filters: { name: { kind: 'text', text: 'tb21' } }, sort: [] })).toHaveLength(1);
});

test('filters narrow together; an open end is open', () => {
  expect(find({ filters: { price: { kind: 'number', from: 0, to: null } } })).toEqual([1, 4]);
  expect(find({ filters: { day: { kind: 'date', from: '2026-01-01', to: '2026-01-10' } } })).toEqual([1]);
  expect(find({ filters: { price: { kind: 'number', from: 0, to: null }, name: { kind: 'text', text: 'oleo' } } })).toEqual([4]);
  expect(find({ filters: { name: { kind: 'options', chosen: ['Pão', 'Óleo'] } } })).toEqual([2, 4]);
});

test('names go by the alphabet and numbers within them by size; what is missing comes last either way; equals keep their order', () => {
  expect(find({ sort: [{ id: 'name', desc: false }] })).toEqual([3, 1, 4, 2]);
  expect(find({ sort: [{ id: 'price', desc: false }] })).toEqual([3, 1, 4, 2]);
  expect(find({ sort: [{ id: 'price', desc: true }] })).toEqual([1, 4, 3, 2]);
  expect(
    find({
      sort: [
        { id: 'price', desc: true },
        { id: 'name', desc: true },
      ],
    }),
  ).toEqual([4, 1, 3, 2]);
});

test('pages of any size, one after another, are the whole list once', async () => {
  const many = Array.from({ length: 57 }, (_, id): Row => ({ id, name: `n${id}`, price: id % 7, day: null }));
  const source = arraySource(many, columns);
  const query: RowQuery = { search: '', filters: {}, sort: [{ id: 'price', desc: true }] };
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 60 }), async (limit) => {
      const seen: number[] = [];
      for (let offset = 0; offset < many.length; offset += limit) {
        const { items, total } = await source.fetch({ query, offset, limit }, new AbortController().signal);
        expect(total).toBe(57);
        seen.push(...items.map(({ id }) => id));
      }
      expect(seen).toEqual(findRows(many, columns, query).map(({ id }) => id));
      expect(new Set(seen).size).toBe(57);
    }),
  );
});
