import { expect, test } from 'vitest';
import type { FilterValue } from '#ui/table/filter-value.ts';
import { mediationKind } from './mediation-kind.ts';

const one = (value: string): FilterValue => ({ kind: 'options', chosen: [value] });

test('every filter of the list is asked for in the words of the call', () => {
  const filters = {
    status: one('open'),
    waitsFor: one('seller'),
    due: one('late'),
    unread: one('true'),
    company: one('s1'),
    account: one('m1'),
  };
  expect(mediationKind.filterOf({ search: '2000012', filters })).toEqual({
    search: '2000012',
    status: ['open'],
    waitsFor: 'seller',
    due: 'late',
    unread: 'true',
    sellerId: 's1',
    marketPlaceId: 'm1',
  });
});

test('nothing is asked for that nobody chose, nor what no mediation has', () => {
  expect(mediationKind.filterOf({ search: '', filters: {} })).toEqual({});
  expect(mediationKind.filterOf({ search: '', filters: { status: one('paid'), due: one('never'), unread: one('false') } })).toEqual({});
});
