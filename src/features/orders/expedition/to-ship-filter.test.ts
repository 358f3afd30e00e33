import { expect, test } from 'vitest';
import { pickListOf, toShipFilterOf } from './to-ship-filter.ts';

const options = (...chosen: string[]) => ({ kind: 'options', chosen }) as const;

test('what the table filters by goes to the server as it knows it, and what nobody knows does not', () => {
  const filters = { due: options('late'), carrier: options('rapida'), company: options('ana'), stage: options('suspended') };
  expect(toShipFilterOf({ search: 'LUM', filters })).toEqual({
    stage: 'suspended',
    search: 'LUM',
    due: 'late',
    carrier: 'rapida',
    sellerId: 'ana',
  });
  expect(toShipFilterOf({ search: '', filters: { due: options('soon'), stage: options('lost') } })).toEqual({});
});

test('a pick list is of those chosen, else of what the list shows, and of no suspended ones, which are not to be shipped', () => {
  expect(pickListOf([{ _id: 'o1' }, { _id: 'o2' }], { search: 'x' })).toEqual({ ids: 'o1,o2' });
  expect(pickListOf([], { search: 'x' })).toBeNull();
  expect(pickListOf(null, { search: 'x', carrier: 'me2' })).toEqual({ search: 'x', carrier: 'me2' });
  expect(pickListOf(null, { stage: 'suspended', search: 'x' })).toBeNull();
});
