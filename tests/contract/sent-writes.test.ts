import { expect, test } from 'vitest';
import { createApi } from '#api/create-api.ts';
import { intentCommands } from '#commands/registry.ts';
import { joinWarnings } from '#contract/warning.ts';
import { specified } from './specified-calls.ts';

const id = '00000000-0000-4000-8000-0000000000c1';
const order = { _id: 'o1', externalId: 'n1', version: 3 };
const listing = { publishId: 'p1', version: 3 };
const reason = { type: 'other', description: 'Sem estoque' };
const away = { trackingNumber: 'PN123456785BR', devolutionValue: 100, dateFrom: '2026-11-20', dateTo: '2026-11-21', detail: null };
const mediation = { _id: 'o1', externalId: 'n1', version: 3, sellerId: 's1' };
const at = '2026-11-20T09:00:00.000Z';

/** What leaves the console in front of a provider’s API: its line of the specification, and what of ours goes beside it. */
const writes: readonly (readonly [command: string, args: object, leaves: string, body: unknown])[] = [
  ['notification.markRead', { userId: 'u1', notificationId: 'n1' }, 'PUT /notification/n1', { userId: 'u1' }],
  ['notification.markAllRead', { userId: 'u1', upTo: at }, 'PUT /notification/readAll', { userId: 'u1', upTo: at }],
  ['listing.approve', listing, 'PUT /publish/p1', { platformId: 'hub' }],
  ['listing.resubmit', listing, 'PUT /publish/p1', { platformId: 'hub' }],
  [
    'listing.refuse',
    { ...listing, warning: joinWarnings(['gtin']), gtin: null },
    'PUT /publish/refuse',
    { publishId: 'p1', warning: 'gtin', gtin: null },
  ],
  ['order.requestCancel', order, 'PUT /order/status', [{ orderId: 'o1', status: 'pending_cancelled' }]],
  ['order.ship', order, 'PUT /order/status', [{ orderId: 'o1', status: 'shipped' }]],
  ['order.cancel', { ...order, ...reason }, 'POST /order/cancel/n1?orderId=o1', reason],
  ['order.cancelOnMarketplace', { ...order, ...reason }, 'POST /order/cancel/mercadolivre/n1?orderId=o1', reason],
  ['order.fakeCancel', order, 'PUT /order/fake/cancel/n1?orderId=o1', null],
  ['order.revertCancel', order, 'PUT /order/reverseCancel/n1?orderId=o1', { status: 'reverse_cancel' }],
  ['order.editCancelReason', { ...order, description: 'Outro' }, 'PUT /order/cancel-motive/o1', { description: 'Outro' }],
  [
    'order.addReturn',
    { ...order, ...away },
    'PUT /ordermoney/change/status',
    { ...away, orderId: 'o1', status: 'cancelled', changeValues: true },
  ],
  ['order.addNote', { ...order, note: 'Ligou', noteId: id }, 'PUT /order/note/o1', { note: 'Ligou', newNoteId: id }],
  ['order.editZip', { ...order, editedCep: '01310-100' }, 'PUT /order/note/o1', { editedCep: '01310-100' }],
  [
    'order.deleteNote',
    { ...order, noteId: id, message: 'Ligou', userId: 'u1', date: at },
    `DELETE /order/note/o1?noteId=${id}&message=Ligou&userId=u1&date=${at}`,
    null,
  ],
  [
    'order.suspendShipment',
    { ...order, trackingNumber: 'PN123456785BR', plpId: 'plp1' },
    'POST /correio/rastreio/suspend?orderId=o1',
    { trackingNumber: 'PN123456785BR', plpId: 'plp1' },
  ],
  [
    'mediation.close',
    { ...mediation, situation: 'resolved', anotation: 'Trocado' },
    'POST /order/mediate?externalId=n1&sellerId=s1&situation=resolved&anotation=Trocado&id=o1&status=closed',
    null,
  ],
  [
    'mediation.reply',
    { ...mediation, message: 'Ola', messageId: id },
    'PUT /order/mediate?allowReplace=true&_id=o1&externalId=n1&message=Ola',
    [],
  ],
];

const shown = (body: RequestInit['body']): unknown => {
  if (body instanceof FormData) return [...body.keys()];
  return typeof body === 'string' ? JSON.parse(body) : null;
};

test.each(writes)('%s leaves the console as specified', async (name, args, leaves, body) => {
  const left: unknown[] = [];
  const fetch: typeof globalThis.fetch = (url, init) => {
    left.push([`${init?.method} ${decodeURIComponent(url as string).slice('https://x.test'.length)}`, shown(init?.body)]);
    return Promise.resolve(new Response('{}'));
  };
  const way = { hasSpecifiedOnly: true, platformId: 'hub' };
  const api = createApi({ baseUrl: 'https://x.test', token: () => null, onSessionEnded: () => undefined, fetch });
  await intentCommands.find((command) => command.name === name)?.deliver(api, args, 'key-1', way);
  expect(left).toEqual([[leaves, body]]);
});

/** Sent by forms, or with a command of ours. */
const elsewhere = new Set(['POST /user/auth', 'POST /notification/register', 'POST /sku/IAanaliser', 'POST /publish/image']);

test('no specified write is missing here, and no command that is offered at a provider', () => {
  const isTold = (line: string): boolean => {
    const asTold = new RegExp(`^${line.replaceAll(/\{\w+\}/gu, '[^/?]+')}(?:\\?|$)`, 'u');
    return elsewhere.has(line) || writes.some(([, , leaves]) => asTold.test(leaves));
  };
  expect(Object.keys(specified).filter((line) => !line.startsWith('GET ') && !isTold(line))).toEqual([]);
  const told = new Set(writes.map(([name]) => name));
  expect(intentCommands.filter(({ isOurs, name }) => !isOurs && !told.has(name)).map(({ name }) => name)).toEqual([]);
});
