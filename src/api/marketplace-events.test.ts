import { expect, test } from 'vitest';
import { marketplaceEvents } from './marketplace-events.ts';

const sent = { date: '2026-11-18T09:00:00.000-04:00', status: 'shipped', decriptionEvent: 'A caminho', icon: 'local_shipping' };

test.each([
  ['a list', [sent]],
  ['an object that holds events', { events: [sent] }],
  ['an object that holds items', { items: [sent] }],
  ['the name without its odd spelling', [{ ...sent, decriptionEvent: undefined, descriptionEvent: 'A caminho' }]],
])('%s is read', (_name, answer) => {
  expect(marketplaceEvents(answer)).toEqual([
    { at: '2026-11-18T13:00:00.000Z', title: 'A caminho', detail: null, place: null, icon: 'moving', tone: 'info' },
  ]);
});

test('a status without words is told by its name, for the screen to say in ours', () => {
  const [event] = marketplaceEvents([{ date: sent.date, status: 'out_for_delivery' }]);
  expect(event).toMatchObject({ status: 'out_for_delivery', icon: 'nearby' });
  expect(marketplaceEvents([sent])[0]).not.toHaveProperty('status');
});

test('a status nobody told us of is shown as words', () => {
  expect(marketplaceEvents([{ date: sent.date, status: 'in_hub' }])).toMatchObject([{ title: 'in hub', icon: 'other', tone: 'idle' }]);
});

const odd = [null, undefined, 'x', 3, {}, { events: {} }, [null, 1, { status: 'shipped' }, { date: 'ontem', status: 'shipped' }]];
test('what is no list of movements, and what has no time, has no movements', () => {
  expect(odd.flatMap((answer) => marketplaceEvents(answer))).toEqual([]);
});
