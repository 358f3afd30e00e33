import { expect, test } from 'vitest';
import { writeCursor, readCursor } from '../http/cursor.ts';
import { closedPlace, placeOf } from './place.ts';

const day = (at: number): Date => new Date(Date.UTC(2026, 10, at));
const open = (dueAt: Date | null, createdAt: Date) => placeOf({ status: 'open', dueAt, createdAt });

test('dated ones stand by their date, then undated ones and closed ones, each the newest first', () => {
  const inOrder = [
    open(day(1), day(20)),
    open(new Date('2099-12-31T00:00:00.000Z'), day(1)),
    open(null, day(9)),
    open(null, day(2)),
    closedPlace,
    placeOf({ status: 'closed', dueAt: day(1), createdAt: day(9) }),
    placeOf({ status: 'closed', dueAt: null, createdAt: day(2) }),
  ];
  expect(inOrder.toSorted((a, b) => a.getTime() - b.getTime())).toEqual(inOrder);
});

test('every place can be told by a cursor', () => {
  for (const at of [open(null, day(9)), placeOf({ status: 'closed', dueAt: null, createdAt: new Date(0) })])
    expect(readCursor(writeCursor({ at, id: 'x' }))).toEqual({ at, id: 'x' });
});
