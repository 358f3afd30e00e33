import { expect, test } from 'vitest';
import { z } from 'zod';
import { pageOf } from './call.ts';
import { contract } from './contract.ts';
import { listOf, readReply } from './list-of.ts';
import { listRootCategories } from './category.ts';
import { Listing } from './listing.ts';
import { getMediation, listReadyAnswers } from './mediation-calls.ts';
import { MediationRecord } from './mediation.ts';
import { listNotifications } from './notification.ts';
import { getCancelReasons } from './order-calls.ts';
import { listSellers } from './seller.ts';
import { listMarketPlaces } from './select-list.ts';
import { getMenu, listSavedViews, unreadableLink } from './shell.ts';

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

const lists = [
  'listSellers',
  'listMarketPlaces',
  'getCancelReasons',
  'getOrderLogs',
  'getMenu',
  'getMoneyMenu',
  'listRootCategories',
] as const;
const optionsAndMenus = contract.filter(({ name }) => lists.some((each) => each === name) || name === 'searchCategories');

test('every list of options, menu and history is among those looked at', () => {
  expect(optionsAndMenus).toHaveLength(lists.length + 1);
});

test.each(optionsAndMenus.map((line) => [line.name, line] as const))(
  '%s shows a row that does not fit in its place',
  (_name, { reply }) => {
    const read = readReply(reply, [{ _id: 'strange', key: 'strange' }, 7]);
    expect(read).toMatchObject({ success: true });
    expect(read.success && read.data).toHaveLength(2);
  },
);

test('a company of which all but its state can be read keeps its name, one of which nothing can says so', () => {
  const read = readReply(listSellers.reply, [{ _id: 's1', name: 'Casa Clara', status: null }, { _id: 's2' }, {}]);
  expect(
    read.success && (read.data as readonly { readonly _id: string; readonly name: string }[]).map(({ _id, name }) => [_id, name]),
  ).toEqual([
    ['s1', 'Casa Clara'],
    ['s2', 'Não lido: s2'],
    ['unreadable 2', 'Não lido'],
  ]);
});

test('an option without an id says that it was not read, by its name where that can be read', () => {
  const named = (line: { readonly reply: z.ZodType }, rows: readonly unknown[]) => {
    const read = readReply(line.reply, rows);
    return read.success && (read.data as readonly { readonly name: string }[]).map(({ name }) => name);
  };
  expect(named(listSellers, [{ name: 'Casa Clara' }, {}])).toEqual(['Não lido: Casa Clara', 'Não lido']);
  expect(named(listMarketPlaces, [{ name: 'Conta 1', sellerId: 's1' }])).toEqual(['Não lido: Conta 1']);
  expect(named(listRootCategories, [{ name: 'Casa' }])).toEqual(['Não lido: Casa']);
});

test('a reason that does not fit says that it was not read, and can be chosen by its own type alone', () => {
  const read = readReply(getCancelReasons.reply, [{ id: 'x', description: 'Sem estoque' }, { type: 'damaged' }, {}]);
  expect(read).toMatchObject({
    success: true,
    data: [
      { type: 'unreadable 0', description: 'Não lido: Sem estoque' },
      { type: 'damaged', description: 'Não lido: damaged' },
      { type: 'unreadable 2', description: 'Não lido' },
    ],
  });
});

test('saved views and ready answers of which one does not fit stand, and that one can not be taken for another', () => {
  const view = { id: 'v1', screen: 'sales', name: 'Pagos', search: 'status=paid', shared: false, mine: true };
  const views = readReply(listSavedViews.reply, [view, { ...view, id: 'v2', name: 'Atrasados', search: null }]);
  expect(views).toMatchObject({ success: true, data: [view, { id: 'unreadable 1', name: 'Não lido: Atrasados', mine: false }] });
  const answer = { id: '00000000-0000-4000-8000-000000000001', title: 'Saudação', text: 'Bom dia!', isMine: true };
  const answers = readReply(listReadyAnswers.reply, [{ ...answer, id: 'a1', title: null }, answer]);
  expect(answers).toMatchObject({ success: true, data: [{ id: 'unreadable 0', title: 'Não lido: a1', isMine: false }, answer] });
});

test('in the history of a listing and among the products with its barcode what does not fit is told, and the rest stands', () => {
  const Lists = z.object({ sameEan: Listing.shape.sameEan, history: Listing.shape.history });
  const event = { type: 'approved', by: { id: 'u', name: 'Rita' }, at: '2026-11-20T12:00:00.000Z', warning: null };
  const other = { _id: 'e1', sellers: ['Casa Clara'], sellerId: 's1', productId: 'pr7', skuIds: ['LUM-01'], publishId: null };
  const told = { sameEan: [{ _id: 'e2' }, other], history: [event, { ...event, by: null }] };
  expect(readReply(Lists, told)).toMatchObject({
    success: true,
    data: { sameEan: [other], history: [event], broken: [{ id: 'e2' }, { at: 1 }] },
  });
});

test('a message without a date, or with one that is none, has its words and no date', () => {
  const message = { _id: 'm1', userId: 'u', userName: 'Ana', userPic: null, message: 'Oi', date: null, picture: [] };
  const { date: _date, ...undated } = message;
  const Thread = z.object({ conversation: MediationRecord.shape.mediation.shape.conversation });
  expect(readReply(Thread, { conversation: [message, undated, { ...message, date: 'ontem' }] })).toEqual({
    success: true,
    data: { conversation: [message, message, message] },
  });
});

test('a line of the menu that does not fit leads where it says, and what is under it stands', () => {
  const line = (key: string, more: object = {}) => ({
    key,
    keyParent: null,
    name: key,
    link: `/${key}`,
    linkParent: null,
    child: [],
    icon: null,
    title: false,
    notifyMap: [],
    totalNotificationCount: 0,
    ...more,
  });
  const menu = [
    line('a', { child: [line('b'), line('c', { icon: 5 })] }),
    line('d', { notifyMap: null, child: [line('e')] }),
    { key: 'f' },
  ];
  expect(readReply(getMenu.reply, menu)).toMatchObject({
    success: true,
    data: [
      { key: 'a', link: '/a', child: [{ key: 'b' }, { key: 'c', link: '/c' }] },
      { key: 'd', link: '/d', child: [{ key: 'e' }] },
      { key: 'f', link: unreadableLink, name: 'Não lido: f' },
    ],
  });
});

test('in the lists of a record a row that does not fit is told, and the record and its other lists stand', () => {
  const Record = z.object({ _id: z.string(), notes: listOf(Row), sent: z.array(Row), ways: listOf(Row).nullable() });
  const record = { _id: 'r', notes: [good('a'), { _id: 'b' }], sent: [good('c')], ways: [{ _id: 'd' }] };
  expect(readReply(Record, record)).toMatchObject({
    success: true,
    data: {
      _id: 'r',
      notes: [good('a')],
      sent: [good('c')],
      ways: [],
      broken: [
        { at: 1, id: 'b' },
        { at: 0, id: 'd' },
      ],
    },
  });
  // What a form sends back whole is read whole: what were left out would be lost.
  expect(readReply(Record, { ...record, sent: [{ _id: 'c' }] }).success).toBe(false);
});

test('a message that does not fit says so in its place in the conversation', () => {
  const message = { _id: 'm1', userId: 'u', userName: 'Ana', userPic: null, message: 'Oi', date: '2026-11-20T12:00:00.000Z', picture: [] };
  const Thread = z.object({ conversation: MediationRecord.shape.mediation.shape.conversation });
  expect(readReply(Thread, { conversation: [message, { ...message, _id: 'm2', message: 5 }] })).toMatchObject({
    success: true,
    data: { conversation: [message, { _id: 'm2', userName: 'Ana', message: 'Não lido: m2', date: message.date }] },
  });
});
