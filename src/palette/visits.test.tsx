import { beforeEach, expect, test } from 'vitest';
import { createContextRegistry } from './context-registry.ts';
import { listingTarget } from './palette-fixture.tsx';
import { readVisits, visitAt, watchVisit, withVisit, type Visit } from './visits.ts';

const links = [{ key: 'sales', name: 'Vendas', link: '/sale', icon: 'sales' }];
const visit = (to: string): Visit => ({ to, title: to, where: 'record', subject: null });

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('userId', 'u1');
  history.replaceState(null, '', '/');
});

test('a place of the menu is itself, whatever is chosen on it; a record is what its page shows', () => {
  expect(visitAt('/sale?page=2', links, listingTarget())).toEqual({ to: '/sale', title: 'Vendas', where: 'menu', subject: null });
  expect(visitAt('/publish/p1', links, listingTarget())).toEqual({
    to: '/publish/p1',
    title: 'Luminária de mesa articulada',
    where: 'listing',
    subject: 'listing:p1',
  });
  expect(visitAt('/publish/p1', links, undefined)).toBeNull();
});

test('the newest stands first, each once, and the oldest are forgotten', () => {
  const many = Array.from({ length: 40 }, (_, each) => visit(`/record/${each % 35}`)).reduce<readonly Visit[]>(withVisit, []);
  expect(many).toHaveLength(30);
  expect(many.slice(0, 2).map(({ to }) => to)).toEqual(['/record/4', '/record/3']);
});

test('a record is noted once its page shows it, and by nobody who left before', () => {
  const contexts = createContextRegistry();
  history.replaceState(null, '', '/publish/p1');
  const stop = watchVisit({ userId: 'u1', contexts, links });
  expect(readVisits('u1')).toEqual([]);
  const { set, takeBack } = contexts.claimTargets('page');
  set([listingTarget()]);
  expect(readVisits('u1').map(({ to }) => to)).toEqual(['/publish/p1']);
  stop();
  takeBack();
  history.replaceState(null, '', '/publish/p2');
  watchVisit({ userId: 'u1', contexts, links })();
  contexts.claimTargets('page').set([listingTarget({ publishId: 'p2' })]);
  expect(readVisits('u1').map(({ to }) => to)).toEqual(['/publish/p1']);
});

test('what somebody else wrote there is no visit', () => {
  localStorage.setItem('paletteVisits:u1', '[{"to":1}]');
  expect(readVisits('u1')).toEqual([]);
});

test('of somebody who has signed out meanwhile nothing is noted', () => {
  history.replaceState(null, '', '/sale');
  localStorage.clear();
  watchVisit({ userId: 'u1', contexts: createContextRegistry(), links })();
  expect(localStorage).toHaveLength(0);
});
