import { expect, test } from 'vitest';
import { jobKind, placeOf } from './job-kind.ts';

test('search and filters go to the server as it knows them', () => {
  const options = (...chosen: string[]) => ({ kind: 'options', chosen }) as const;
  expect(
    jobKind.filterOf({
      search: 'capa',
      filters: { status: options('failed'), kind: options('cancelOrder'), company: options('s1'), account: options('a1') },
    }),
  ).toEqual({ search: 'capa', status: ['failed'], kind: 'cancelOrder', sellerId: 's1', marketPlaceId: 'a1' });
  expect(jobKind.filterOf({ search: '', filters: { status: options('lost'), kind: options('lost') } })).toEqual({});
});

test.each([
  ['listing:MLB:1', { to: '/publish/$publishId', id: 'MLB:1' }],
  ['order:2', { to: '/detail/$orderId', id: '2' }],
  ['mediation:2', { to: '/mediationdetail/$id', id: '2' }],
  ['question:3', { to: '/message', id: '3' }],
  ['moon:4', null],
] as const)('what is about %s is seen at its place', (subject, place) => {
  expect(placeOf({ subject })).toEqual(place);
});
