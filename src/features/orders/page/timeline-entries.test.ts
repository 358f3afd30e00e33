import { expect, test } from 'vitest';
import type { TrackingEvent } from '#api/tracking-event.ts';
import type { OrderNote } from '#contract/order.ts';
import type { OrderLog } from './log-words.ts';
import { timelineOf } from './timeline-entries.ts';

const note = (id: string, date: string): OrderNote => ({
  _id: id,
  message: `Nota ${id}`,
  userId: 'u',
  userName: 'Sônia',
  date,
  avatar: null,
  editedAt: null,
});
const log = (type: string, updatedAt: string): OrderLog => ({
  orderId: 'o',
  type,
  content: { previousValue: 'paid', value: 'cancelled' },
  updatedAt,
  userName: 'Sônia',
  userId: 'u',
});
const order = {
  createdAt: '2026-11-01T12:00:00.000Z',
  note: [note('2', '2026-11-03T12:00:00.000Z'), note('1', '2026-11-02T12:00:00.000Z')],
};
const told = (...entries: Parameters<typeof timelineOf>): readonly string[] =>
  timelineOf(...entries).map(({ id }) => id.split(' ').slice(0, 2).join(' '));

test('notes, changes and tracking stand in one order, newest first', () => {
  const tracking: readonly TrackingEvent[] = [
    { at: '2026-11-02T10:00:00-03:00', title: 'Postado', detail: null, place: null, icon: 'posted', tone: 'info' },
  ];
  expect(told(order, [log('cancel', '2026-11-04T12:00:00.000Z')], tracking)).toEqual([
    'log 2026-11-04T12:00:00.000Z',
    'note 2',
    'tracking 2026-11-02T10:00:00-03:00',
    'note 1',
    'created',
  ]);
});

test('a note is told once, a deleted one leaves its trace', () => {
  const kinds = timelineOf(order, [log('noteAdded', order.note[0]?.date ?? ''), log('noteDeleted', '2026-11-05T12:00:00.000Z')], []).map(
    (entry) => (entry.kind === 'log' ? entry.log.type : entry.kind),
  );
  expect(kinds).toEqual(['noteDeleted', 'note', 'note', 'created']);
});

test('an order nothing happened to was sold, at least', () => {
  expect(told({ ...order, note: [] }, [], [])).toEqual(['created']);
});
