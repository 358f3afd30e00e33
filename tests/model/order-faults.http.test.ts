import { asc, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { OrderView } from '#commands/order/order-step.ts';
import { orderCommands } from '#commands/order/order-commands.ts';
import { Conflict } from '#contract/problem.ts';
import { saveNote } from '#contract/order-calls.ts';
import { event } from '#server/db/schema/core.ts';
import { orderNote, orderReturn } from '#server/db/schema/order.ts';
import { openFaultProxy, type Fault, type FaultProxy } from '../../e2e/support/fault-proxy.ts';
import { openOrderConsole, type OrderConsole } from '../support/order-console.ts';
import { insertOrder } from '../support/orders.ts';
import { people } from '../support/people.ts';
import { newId, openTestApp, type TestApp } from '../support/test-app.ts';
import { orderWrites, type OrderWrite } from './order-writes.ts';

/** What can happen to one write on its way, and what the person in front of the console reads meanwhile. */
const faults: readonly (readonly [name: string, fault: Fault, isNoticed: boolean])[] = [
  ['its answer is lost', { kind: 'answer-lost' }, true],
  ['its answer is cut in half', { kind: 'answer-cut' }, true],
  ['the server hears it twice', { kind: 'twice' }, false],
  ['the connection breaks before the server hears it', { kind: 'reset-before' }, true],
  ['the server fails before it acts', { kind: 'status-before', status: 500 }, true],
  ['the server fails after it acted', { kind: 'status-after', status: 500 }, true],
];
const waitsOffline = 'Sem conexão · 1 aguardando envio';
const anyWrite = /^\/v2\/(?:order|ordermoney|correio)\//u;

let app: TestApp;
let proxy: FaultProxy;
let desk: OrderConsole | null = null;
beforeAll(async () => {
  app = await openTestApp();
  proxy = await openFaultProxy(await app.listen());
});
afterEach(() => {
  desk?.close();
  proxy.mend();
  proxy.setOnline(true);
});
afterAll(async () => {
  await proxy.close();
  await app.close();
});

/** One order that stands as the write wants it, open before the person who will make it. */
const openOn = async ({ by, from, changes }: OrderWrite): Promise<{ readonly console: OrderConsole; readonly order: OrderView }> => {
  const id = newId('order');
  await insertOrder(app.db, id, 'ana', from, changes);
  desk = await openOrderConsole(proxy.origin, by, await app.tokenOf(by));
  return { console: desk, order: await desk.open(id) };
};

/** Each write has one call, by one method. */
const breakNext = (fault: Fault): void => {
  for (const method of ['PUT', 'POST', 'DELETE']) proxy.breakNext(method, anyWrite, fault);
};

const happened = async ({ _id }: OrderView): Promise<readonly { readonly type: string; readonly actorName: string }[]> =>
  app.db
    .select({ type: event.type, actorName: event.actorName })
    .from(event)
    .where(eq(event.subject, `order:${_id}`))
    .orderBy(asc(event.seq));

const keysSentSince = (from: number): ReadonlySet<string | null> =>
  new Set(
    proxy
      .exchanges()
      .slice(from)
      .filter(({ method, path }) => method !== 'GET' && anyWrite.test(path))
      .map(({ key }) => key),
  );

/** Done once and no more, at the server and on screen, whoever looks. */
const expectOneEffect = async (write: OrderWrite, console: OrderConsole, order: OrderView): Promise<void> => {
  const { name } = people[write.by];
  await console.untilSettled(order._id);
  await console.untilItSays('Tudo enviado');
  expect(await happened(order)).toEqual([{ type: write.event, actorName: name }]);
  expect(await app.db.$count(orderNote, eq(orderNote.orderId, order._id))).toBe(write.notes ?? 1);
  expect(await app.db.$count(orderReturn, eq(orderReturn.orderId, order._id))).toBe(write.returns ?? 0);
  const shown = console.shown(order._id);
  expect([shown.version, write.isShown(shown)]).toEqual([2, true]);
  expect(await console.open(order._id)).toEqual(shown);
};

test('every write of an order that the console can make is in the table', () => {
  const all = orderCommands.filter(({ kind }) => kind === 'intent').map(({ name }) => name);
  expect(orderWrites.map(({ command }) => command.name).toSorted()).toEqual(all.toSorted());
});

describe.each(orderWrites.map((write) => [write.command.name, write] as const))('%s has one effect', (_name, write) => {
  test.each(faults)('when %s', async (_fault, fault, isNoticed) => {
    const { console, order } = await openOn(write);
    const before = proxy.exchanges().length;
    breakNext(fault);
    const { recorded, refused } = await console.ask(write.command, write.args(order), order);
    expect([recorded.length, refused]).toEqual([1, []]);
    expect(write.isShown(console.shown(order._id))).toBe(true);

    await expectOneEffect(write, console, order);
    expect(console.said().includes(waitsOffline)).toBe(isNoticed);
    expect(keysSentSince(before)).toEqual(new Set(recorded));
  });

  test('when there is no network: nothing leaves, it is shown, and it is sent when there is one', async () => {
    const { console, order } = await openOn(write);
    proxy.setOnline(false);
    const leaked = proxy.bytesWhileOffline();
    await console.ask(write.command, write.args(order), order);
    await console.untilItSays(waitsOffline);
    expect(write.isShown(console.shown(order._id))).toBe(true);
    expect([await happened(order), proxy.bytesWhileOffline() - leaked]).toEqual([[], 0]);

    proxy.setOnline(true);
    await expectOneEffect(write, console, order);
  });

  test('when the session ends under it: it is parked, and sent after the next login', async () => {
    const { console, order } = await openOn(write);
    breakNext({ kind: 'status-before', status: 401 });
    await console.ask(write.command, write.args(order), order);
    await console.untilItSays('Envio parado');
    expect([await happened(order), console.timesThrownOut()]).toEqual([[], 1]);
    expect(write.isShown(console.shown(order._id))).toBe(true);

    proxy.mend();
    console.signInAgain();
    await expectOneEffect(write, console, order);
  });
});

/** Somebody else notes something on an order that is open here, and then the person here decides. */
const askAfterAnother = async (write: OrderWrite) => {
  const { console, order } = await openOn(write);
  await app.send(saveNote, { params: { id: order._id }, body: { note: 'Dito pela outra pessoa' } }, { as: 'otherSuperuser' });
  const { recorded } = await console.ask(write.command, write.args(order), order);
  return { console, order, intent: recorded[0] ?? '' };
};
const noteOfTheOther = { type: 'noteAdded', actorName: people.otherSuperuser.name };

test.each(orderWrites.filter(({ isContradicted }) => isContradicted !== false).map((write) => [write.command.name, write] as const))(
  '%s has no effect on an order that another changed meanwhile, and the person is told who did what',
  async (_name, write) => {
    const { console, order, intent } = await askAfterAnother(write);
    await console.untilItSays('1 não aceita');
    expect(await happened(order)).toEqual([noteOfTheOther]);
    const problem = console.problemOf(intent);
    expect([problem?.code, problem?.message]).toEqual(['changed-meanwhile', 'Outra pessoa alterou isto enquanto você decidia']);
    const { changes } = Conflict.parse((problem?.detail as { readonly conflict?: unknown } | undefined)?.conflict);
    expect(changes.map(({ type, by }) => [type, by.name])).toEqual([['noteAdded', people.otherSuperuser.name]]);
  },
);

test.each(orderWrites.filter(({ isContradicted }) => isContradicted === false).map((write) => [write.command.name, write] as const))(
  '%s contradicts nobody: it has its effect beside what another did meanwhile',
  async (_name, write) => {
    const { console, order } = await askAfterAnother(write);
    await console.untilSettled(order._id);
    expect(await happened(order)).toEqual([noteOfTheOther, { type: write.event, actorName: people[write.by].name }]);
    expect(write.isShown(console.shown(order._id))).toBe(true);
  },
);
