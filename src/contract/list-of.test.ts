import { expect, test } from 'vitest';
import { z } from 'zod';
import { pageOf } from './call.ts';
import { contract } from './contract.ts';
import { listOf, readReply } from './list-of.ts';
import { getMediation } from './mediation-calls.ts';
import { listNotifications } from './notification.ts';

const Row = z.object({ _id: z.string(), name: z.string(), parts: z.array(z.object({ sku: z.string() })).default([]) });
const frame = { page: 1, pages: 1, limit: 10, next: null };
const good = (id: string) => ({ _id: id, name: id, parts: [] });

test('rows that do not fit cost themselves alone: the others keep their order, and each of them is told by place, id and fields', () => {
  const items = [good('a'), { _id: 'b', name: null }, good('c'), 7, { _id: 8, name: 'd', parts: [{ sku: 1 }] }];
  const read = readReply(pageOf(Row), { ...frame, items, total: 40 });
  expect(read).toEqual({
    success: true,
    data: {
      ...frame,
      total: 40,
      items: [good('a'), good('c')],
      broken: [
        { at: 1, id: 'b', issues: expect.stringMatching(/^name: [^;]+$/u) as string },
        { at: 3, id: null, issues: expect.any(String) as string },
        { at: 4, id: '8', issues: expect.stringMatching(/^_id: .+; parts\.0\.sku: .+$/u) as string },
      ],
    },
  });
});

test('what fits is read as ever, without a word of broken rows', () => {
  const body = { ...frame, items: [good('a')], total: 1 };
  expect(readReply(pageOf(Row), body)).toEqual({ success: true, data: body });
});

test('an answer that is wrong beside its rows is no answer', () => {
  expect(readReply(pageOf(Row), { ...frame, items: [good('a'), 7] }).success).toBe(false);
  expect(readReply(pageOf(Row), { ...frame, items: 'none', total: 1 }).success).toBe(false);
  expect(readReply(pageOf(Row), null).success).toBe(false);
  expect(readReply(listOf(Row), 'none').success).toBe(false);
});

const pages = contract.filter(({ reply }) => reply instanceof z.ZodObject && 'items' in reply.shape && 'pages' in reply.shape);

test.each(pages.map((line) => [line.name, line] as const))('%s stands beside a row that does not fit', (_name, { reply }) => {
  const body = { ...frame, items: [{ _id: 'strange' }], total: 1, gross: null };
  expect(readReply(reply, body)).toMatchObject({ success: true, data: { items: [], total: 1, broken: [{ at: 0, id: 'strange' }] } });
});

test('a notification that can not be read says so in its place, and the others are told', () => {
  const told = (id: string) => ({ _id: id, message: 'Venda', notificationType: 'order', readBy: [] });
  expect(readReply(listNotifications.reply, [told('a'), { _id: 'b', message: null }, told('c')])).toMatchObject({
    success: true,
    data: [told('a'), { _id: 'b', message: 'Não foi possível ler esta notificação.' }, told('c')],
  });
});

test('what is asked for by its id is not left out of an answer: nobody is told that it is gone', () => {
  expect(readReply(getMediation.reply, [{ _id: 'o1' }]).success).toBe(false);
});
