import { expect, test } from 'vitest';
import { aListing } from '#commands/listing/listing-fixture.ts';
import { queueGroups } from './queue-groups.ts';

const isUnreadable = (id: string): boolean => id === '?';
const counted = (id: string, count: number) => ({ id, name: `Nome ${id}`, count });

test('by problem, by title, by company and by category, in each the largest first, and nothing that is alone', () => {
  const rows = [
    aListing({ publishId: 'a', gtin: null, price: null, title: 'Vaso Azul Alto' }),
    aListing({ publishId: 'b', gtin: '123', title: 'Mesa Redonda Pinho' }),
    aListing({ publishId: 'c', title: 'Vaso Azul Alto' }),
  ];
  const facets = { sellers: [counted('s1', 3), counted('s2', 9), counted('s3', 1), counted('?', 7)], categories: [counted('MLB1', 12)] };
  const groups = queueGroups({ facets, rows, isUnreadable });
  expect(groups.map(({ kind, label, count }) => [kind, label, count])).toEqual([
    ['queue.groups.problem', 'listing.field.gtin', 2],
    ['queue.groups.title', 'Vaso Azul Alto', 2],
    ['queue.filter.seller', 'Nome s2', 9],
    ['queue.filter.seller', 'Nome s1', 3],
    ['queue.filter.category', 'Nome MLB1', 12],
  ]);
  expect(groups[0]).toMatchObject({ type: 'rows', publishIds: ['a', 'b'] });
  expect(groups[1]).toMatchObject({ type: 'filter', filter: { search: 'vaso azul alto', categoryId: 'MLB1' } });
  expect(groups[2]).toMatchObject({ type: 'filter', filter: { sellerId: 's2' } });
});

test('what the checks found clean has no problem, though a check that is switched off would see one', () => {
  const clean = { gtin: null, findings: { red: 0, yellow: 0 } };
  const rows = [aListing({ publishId: 'a', title: 'Vaso', ...clean }), aListing({ publishId: 'b', title: 'Mesa', ...clean })];
  expect(queueGroups({ facets: undefined, rows, isUnreadable })).toEqual([]);
});

test('what the server has not told yet is left out', () => {
  expect(queueGroups({ facets: undefined, rows: [], isUnreadable })).toEqual([]);
});
