import { describe, expect, test } from 'vitest';
import type { ShownMessage } from '#commands/mediation/mediation-view.ts';
import { endsWithNewOf, firstUnread, threadRows } from './thread-rows.ts';

const said = (_id: string, date: string | null, changes: Partial<ShownMessage> = {}): ShownMessage => ({
  _id,
  userId: 'buyer',
  userName: 'Joana',
  userPic: null,
  message: _id,
  date,
  picture: [],
  ...changes,
});
const told = (rows: ReturnType<typeof threadRows>) => rows.map((row) => (row.kind === 'message' ? row.message._id : row.kind));

describe('a thread', () => {
  const conversation = [
    said('a', '2026-11-20T02:30:00.000Z'),
    said('b', '2026-11-20T14:00:00.000Z'),
    said('c', '2026-11-21T02:59:59.000Z'),
  ];

  test('has each message under the day it was said on where its reader is', () => {
    expect(told(threadRows(conversation, null, 'America/Sao_Paulo'))).toEqual(['day', 'a', 'day', 'b', 'c']);
    expect(told(threadRows(conversation, null, 'UTC'))).toEqual(['day', 'a', 'b', 'day', 'c']);
  });

  test('has one line before what is unread', () => {
    expect(told(threadRows(conversation, 'c', 'UTC'))).toEqual(['day', 'a', 'b', 'day', 'unread', 'c']);
  });

  test('has a message without a date where it was said, under no day of its own', () => {
    const undated = [said('x', null), ...conversation.slice(0, 2), said('y', null), said('c', '2026-11-21T02:59:59.000Z')];
    expect(told(threadRows(undated, 'y', 'UTC'))).toEqual(['x', 'day', 'a', 'b', 'unread', 'y', 'day', 'c']);
  });

  test('of nobody is empty', () => {
    expect(threadRows([], null, 'UTC')).toEqual([]);
  });
});

describe('what is unread begins', () => {
  const conversation = [
    said('a', '2026-11-20T10:00:00.000Z'),
    said('b', '2026-11-20T11:00:00.000Z', { userId: 'me' }),
    said('c', '2026-11-20T12:00:00.000Z'),
  ];

  test('with the first message of somebody else after those I have seen', () => {
    expect(firstUnread(conversation, 0, 'me')).toBe('a');
    expect(firstUnread(conversation, 1, 'me')).toBe('c');
  });

  test('nowhere, where all is seen or only I said something since', () => {
    expect(firstUnread(conversation, 3, 'me')).toBeNull();
    expect(firstUnread(conversation.slice(0, 2), 1, 'me')).toBeNull();
  });
});

describe('who reads above is led to the end', () => {
  const theirs = said('a', '2026-11-20T10:00:00.000Z');
  const mine = said('b', '2026-11-20T11:00:00.000Z', { userId: 'me' });
  const next = said('c', '2026-11-20T12:00:00.000Z', { userId: 'me' });

  test('by what they say themselves', () => {
    expect(endsWithNewOf('me', [theirs, mine], [theirs])).toBe(true);
    expect(endsWithNewOf('me', [theirs, mine, next], [theirs, mine])).toBe(true);
  });

  test('and by nothing else: not by somebody else’s answer to it, nor when it is taken back', () => {
    const answer = said('d', '2026-11-20T13:00:00.000Z');
    expect(endsWithNewOf('me', [theirs, mine, answer], [theirs, mine])).toBe(false);
    expect(endsWithNewOf('me', [theirs], [theirs, mine])).toBe(false);
    expect(endsWithNewOf('me', [theirs, mine], [theirs, mine, next])).toBe(false);
    expect(endsWithNewOf('me', [], [])).toBe(false);
  });
});
