import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { closeMediation, replyMediation } from '#contract/mediation-calls.ts';
import { listNotifications, type Notification } from '#contract/notification.ts';
import type { OrderStatus } from '#contract/order.ts';
import {
  addReturn,
  cancelOnMarketplace,
  cancelOrder,
  changeOrderStatus,
  fakeCancelOrder,
  refuseCancel,
  revertCancel,
  saveNote,
} from '#contract/order-calls.ts';
import { suspendShipment } from '#contract/order-tracking.ts';
import { insertMediation } from '../../tests/support/mediations.ts';
import { insertOrder } from '../../tests/support/orders.ts';
import type { PersonId } from '../../tests/support/people.ts';
import { bothHeaders, newId, openTestApp, type Answered, type TestApp } from '../../tests/support/test-app.ts';
import { account, event } from '../db/schema/core.ts';
import { notification } from '../db/schema/notification.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const order = async (status: OrderStatus, changes: Parameters<typeof insertOrder>[4] = {}): Promise<string> => {
  const id = newId('order');
  await insertOrder(app.db, id, 'ana', status, changes);
  return id;
};
/** What this person's bell has about one sale. */
const toldOf = async (id: string, as: PersonId): Promise<readonly Notification[]> =>
  listNotifications.reply.parse((await app.send(listNotifications, {}, { as })).body).filter(({ subject }) => subject?.endsWith(`:${id}`));
const saidOf = async (id: string, as: PersonId) =>
  (await toldOf(id, as)).map(({ notificationType, message, subject }) => [notificationType, message, subject]);

const form = { type: 'other', description: 'Sem estoque' };
const named = (id: string) => ({ params: { externalId: `n-${id}` } });
const back = {
  trackingNumber: 'BR1',
  status: 'cancelled',
  detail: null,
  changeValues: true,
  devolutionValue: 100,
  dateFrom: '2026-11-01',
  dateTo: '2026-11-02',
};
const me1 = { mode: 'me1' as const, street: 'Rua A', city: 'Recife', state: 'PE', zipCode: '50010000' };

const ask = (id: string): Promise<Answered> =>
  app.send(changeOrderStatus, { body: [{ orderId: id, status: 'pending_cancelled' }] }, { as: 'seller' });
const bySuperuser = { as: 'superuser' } as const;

const steps: readonly [string, OrderStatus, (id: string) => Promise<Answered>, (number: string) => string][] = [
  [
    'a cancellation',
    'paid',
    (id) => app.send(cancelOrder, { ...named(id), body: form }, bySuperuser),
    (n) => `Você tem uma venda cancelada: ${n}.`,
  ],
  [
    'a cancellation on the marketplace',
    'paid',
    (id) => app.send(cancelOnMarketplace, { ...named(id), body: form }, bySuperuser),
    (n) => `Você tem uma venda cancelada: ${n}. O cancelamento segue para o Mercado Livre.`,
  ],
  [
    'a cancellation with us only',
    'shipped',
    (id) => app.send(fakeCancelOrder, named(id), bySuperuser),
    (n) => `Você tem uma venda cancelada: ${n}.`,
  ],
  [
    'a return',
    'delivered',
    (id) => app.send(addReturn, { body: { ...back, orderId: id } }, bySuperuser),
    (n) => `Você tem uma venda cancelada: ${n}. A devolução foi registrada.`,
  ],
  [
    'a suspended shipment',
    'shipped',
    (id) => app.send(suspendShipment, { body: { trackingNumber: `T-${id}`, plpId: 'plp' } }, bySuperuser),
    (n) => `O envio da venda ${n} foi suspenso.`,
  ],
];

describe('what a superuser does to a sale', () => {
  test.each(steps)('%s is told to the company once, under the sale it is about, and to nobody else', async (_name, status, act, text) => {
    const id = newId('order');
    const shipping = { ...me1, trackingNumber: `T-${id}`, plpId: 'plp' };
    await insertOrder(app.db, id, 'ana', status, { shipping });
    expect((await act(id)).status).toBe(200);
    const told = [['order', text(`n-${id}`), `order:${id}`]];
    expect(await saidOf(id, 'seller')).toEqual(told);
    expect(await saidOf(id, 'moneyManager')).toEqual(told);
    for (const other of ['superuser', 'otherSuperuser', 'foreignSeller', 'reviewer'] as const) expect(await saidOf(id, other)).toEqual([]);
    // The second is refused by the lifecycle, and what is refused is told to nobody.
    expect((await act(id)).status).toBe(409);
    expect(await toldOf(id, 'seller')).toHaveLength(1);
  });

  test('what is taken back is told as well; a note of theirs is not', async () => {
    const id = await order('paid');
    await app.send(saveNote, { params: { id }, body: { note: 'Ligar' } }, bySuperuser);
    expect(await toldOf(id, 'seller')).toEqual([]);
    await app.send(cancelOrder, { ...named(id), body: form }, bySuperuser);
    await app.send(revertCancel, { ...named(id), body: { status: 'reverse_cancel' } }, bySuperuser);
    expect((await saidOf(id, 'seller')).map(([, message]) => message)).toContain(`O cancelamento da venda n-${id} foi revertido.`);
  });

  test('a call that is sent again under its key tells nobody again', async () => {
    const id = await order('paid');
    const headers = { ...bothHeaders(await app.tokenOf('superuser')), 'idempotency-key': randomUUID() };
    const answers = [];
    for (let time = 0; time < 3; time += 1) answers.push(await app.knock(cancelOrder, { ...named(id), body: form }, headers));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await toldOf(id, 'seller')).toHaveLength(1);
  });
});

describe('a seller’s request', () => {
  test('is told to each superuser who can sign in, with the company’s name, and to no seller; its refusal is told to the company', async () => {
    const number = newId('pack');
    const id = await order('invoiced', { packId: number });
    const shut = { mail: 'shut@balcao.test', name: 'Shut', passwordHash: '', role: 'superuser' as const };
    await app.db.insert(account).values([
      { ...shut, id: newId('blocked'), mail: `${newId('b')}@balcao.test`, blockedAt: new Date() },
      { ...shut, id: newId('invited'), mail: `${newId('i')}@balcao.test`, awaitsMail: true },
    ]);
    expect((await ask(id)).status).toBe(200);
    const told = [['order', `Casa da Ana solicitou o cancelamento da venda ${number}.`, `order:${id}`]];
    expect(await saidOf(id, 'superuser')).toEqual(told);
    expect(await saidOf(id, 'otherSuperuser')).toEqual(told);
    expect(
      await app.db
        .select()
        .from(notification)
        .where(eq(notification.subject, `order:${id}`)),
    ).toHaveLength(2);

    expect((await app.send(refuseCancel, named(id), bySuperuser)).status).toBe(200);
    expect(await saidOf(id, 'seller')).toEqual([
      ['order', `A solicitação de cancelamento da venda ${number} foi recusada.`, `order:${id}`],
    ]);
    expect(await toldOf(id, 'superuser')).toHaveLength(1);
  });

  const decided: readonly [string, (id: string) => Promise<Answered>][] = [
    ['refused', (id) => app.send(refuseCancel, named(id), bySuperuser)],
    ['followed', (id) => app.send(cancelOrder, { ...named(id), body: form }, bySuperuser)],
    ['followed on the marketplace', (id) => app.send(cancelOnMarketplace, { ...named(id), body: form }, bySuperuser)],
    ['followed with us only', (id) => app.send(fakeCancelOrder, named(id), bySuperuser)],
  ];
  const openFor = async (id: string, as: PersonId) => (await toldOf(id, as)).filter(({ readBy }) => readBy.length === 0);

  test.each(decided)('that is %s is nobody’s open request any more, and its consoles hear so', async (_name, decide) => {
    const [id, other] = [await order('paid'), await order('paid')];
    const body = [id, other].map((orderId) => ({ orderId, status: 'pending_cancelled' as const }));
    expect((await app.send(changeOrderStatus, { body }, { as: 'seller' })).status).toBe(200);
    const both = ['superuser', 'otherSuperuser'] as const;
    for (const each of both) expect(await openFor(id, each)).toHaveLength(1);
    const heard = async (who: string): Promise<number> =>
      app.db.$count(event, and(eq(event.type, 'read'), eq(event.subject, `notifications:${who}`)));
    const before = await Promise.all(both.map(heard));

    expect((await decide(id)).status).toBe(200);
    for (const each of both) expect(await openFor(id, each)).toEqual([]);
    expect(await Promise.all(both.map(heard))).toEqual(before.map((n) => n + 1));
    // The order that was asked for in the same call and still waits has its notification open.
    for (const each of both) expect(await openFor(other, each)).toHaveLength(1);
  });

  test('is told to whoever is a superuser no more as little as its decision; a superuser again, they find it read', async () => {
    const become = (now: Partial<typeof account.$inferInsert>) => app.db.update(account).set(now).where(eq(account.id, 'otherSuperuser'));
    const id = await order('paid');
    await ask(id);
    await become({ role: 'seller', sellerId: 'beto' });
    expect(await toldOf(id, 'otherSuperuser')).toEqual([]);
    await app.send(refuseCancel, named(id), bySuperuser);
    await become({ role: 'superuser', sellerId: null });
    expect([await toldOf(id, 'otherSuperuser'), await openFor(id, 'otherSuperuser')]).toMatchObject([[{}], []]);
  });

  test('that is asked for again after a refusal is open again', async () => {
    const id = await order('paid');
    await ask(id);
    await app.send(refuseCancel, named(id), bySuperuser);
    await ask(id);
    expect(await openFor(id, 'otherSuperuser')).toHaveLength(1);
    // A cancellation that is refused by the lifecycle closes nothing.
    expect((await app.send(addReturn, { body: { ...back, orderId: id } }, bySuperuser)).status).toBe(409);
    expect(await openFor(id, 'otherSuperuser')).toHaveLength(1);
  });

  test('of a batch of which one may not be asked for tells nobody', async () => {
    const [good, bad] = [await order('paid'), await order('cancelled')];
    const body = [good, bad].map((orderId) => ({ orderId, status: 'pending_cancelled' }));
    expect((await app.send(changeOrderStatus, { body }, { as: 'seller' })).status).toBe(409);
    expect(await toldOf(good, 'superuser')).toEqual([]);
  });

  test('that the seller marks as sent is no news for the seller', async () => {
    const id = await order('waiting-shipped', { shipping: me1 });
    expect((await app.send(changeOrderStatus, { body: [{ orderId: id, status: 'shipped' }] }, { as: 'seller' })).status).toBe(200);
    expect([await toldOf(id, 'seller'), await toldOf(id, 'superuser')]).toEqual([[], []]);
  });

  test('is heard by the consoles of superusers in the moment it is made', async () => {
    const id = await order('paid');
    const heard = async (who: string): Promise<number> =>
      app.db.$count(event, and(eq(event.type, 'notified'), eq(event.subject, `notifications:${who}`)));
    const both = ['superuser', 'otherSuperuser'] as const;
    const before = await Promise.all(both.map(heard));
    await ask(id);
    expect(await Promise.all(both.map(heard))).toEqual(before.map((n) => n + 1));
  });
});

describe('a mediation', () => {
  const mediate = async (): Promise<string> => {
    const id = newId('mediation');
    await insertMediation(app.db, id, 'ana');
    return id;
  };

  test('that a superuser answers in is told to the company; what the company says itself is not', async () => {
    const id = await mediate();
    const reply = (message: string, as: PersonId) => app.send(replyMediation, { body: { _id: id, message } }, { as });
    expect((await reply('Podemos ajudar', 'seller')).status).toBe(200);
    expect(await toldOf(id, 'seller')).toEqual([]);
    expect((await reply('Estamos vendo', 'superuser')).status).toBe(200);
    expect(await saidOf(id, 'seller')).toEqual([
      ['mediation', `A equipe do Balcão respondeu na mediação da venda n-${id}.`, `mediation:${id}`],
    ]);
  });

  test('that is closed is told to the company once', async () => {
    const id = await mediate();
    expect((await app.send(closeMediation, { body: { id, situation: 'resolved' } }, bySuperuser)).status).toBe(200);
    expect(await saidOf(id, 'seller')).toEqual([['mediation', `A mediação da venda n-${id} foi encerrada.`, `mediation:${id}`]]);
    expect(await toldOf(id, 'superuser')).toEqual([]);
  });
});
