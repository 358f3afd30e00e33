import { describe, expect, test } from 'vitest';
import { mostReturnedCents, OrderStatus } from '#contract/order.ts';
import { stepOrder, type OrderStep } from '#machines/lifecycle/order.ts';
import type { AnyIntentCommand } from '../command.ts';
import { addReturn } from './add-return.ts';
import { cancel, cancelOnMarketplace } from './cancel.ts';
import { orderCommands } from './order-commands.ts';
import { anOrder, anOrderRow, aSuperuser } from './order-fixture.ts';
import type { OrderView } from './order-step.ts';
import { editTracking } from './edit-tracking.ts';
import { fakeCancel, refuseCancel, requestCancel, revertCancel } from './plain-steps.ts';
import { ship } from './ship.ts';
import { suspendShipment } from './suspend-shipment.ts';

const decided = { _id: 'o1', externalId: '2000012', version: 3 };
const reason = { type: 'other', description: 'Sem estoque' };
const returned = { trackingNumber: 'PN1', devolutionValue: 1000, dateFrom: '2026-11-01', dateTo: '2026-11-02', detail: null };
const noteId = anOrder().note[0]?._id ?? '';
const intents = orderCommands.filter((command): command is AnyIntentCommand => command.kind === 'intent');

/** What a person answers, beside what the order tells by itself. */
const answersOf: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'order.cancel': reason,
  'order.cancelOnMarketplace': reason,
  'order.addReturn': returned,
  'order.editTracking': { trackingNumber: 'RPD700001', carrier: 'Rápida Transportes' },
  'order.addNote': { note: 'Ligar amanhã' },
  'order.editNote': { noteId, note: 'Ligar hoje' },
  'order.deleteNote': { noteId: { noteId, message: 'Cliente pediu urgência', userId: 'u2', date: '2026-11-20T13:00:00.000Z' } },
  'order.editZip': { editedCep: '20040-020' },
  'order.editCancelReason': { description: 'Avariado' },
};
const argsOf = (command: AnyIntentCommand, order: OrderView = anOrder()): Record<string, unknown> => ({
  ...command.prefillFrom(order),
  ...answersOf[command.name],
});

const changesNothing: ReadonlySet<string> = new Set(['order.addNote', 'order.markPrinted']);
const contradictsNobody: ReadonlySet<string> = new Set(['order.addNote', 'order.markPrinted', 'order.unmarkPrinted']);

/** Where each command finds something to do. */
const orderFor = (name: string) => {
  switch (name) {
    case 'order.revertCancel':
    case 'order.editCancelReason':
      return anOrder({ status: 'cancelled', statusBefore: 'paid', statusToReverse: 'cancelled', cancelMessage: reason });
    case 'order.refuseCancel':
      return anOrder({ status: 'pending_cancelled', statusBefore: 'paid' });
    case 'order.addReturn':
    case 'order.suspendShipment':
    case 'order.editTracking':
      return anOrder({ status: 'shipped' });
    case 'order.unmarkPrinted':
      return anOrder({ status: 'shipped', labelPrintedAt: '2026-11-20T14:00:00.000Z' });
    case 'order.ship':
    case 'order.markPrinted':
      return anOrder({ status: 'waiting-shipped' });
    default:
      return anOrder();
  }
};
const actorFor = ({ roles }: AnyIntentCommand) => aSuperuser({ role: roles.includes('superuser') ? 'superuser' : 'seller' });

describe.each(intents.map((command) => [command.name, command] as const))('%s', (name, command) => {
  test('can be asked for completely: what its schema wants is asked or known', () => {
    expect(command.parseArgs(argsOf(command, orderFor(name)))).toMatchObject({ ok: true });
  });

  test('asks for nothing that it could go without', () => {
    const needed = command.fields.filter((field) => field.kind !== 'text' || field.isOptional !== true);
    for (const field of needed) {
      const { [field.name]: _left, ...others } = argsOf(command, orderFor(name));
      expect([field.name, command.parseArgs(others).ok]).toEqual([field.name, false]);
    }
  });

  test('is about the order its arguments name', () => {
    const parsed = command.parseArgs(argsOf(command, orderFor(name)));
    expect(parsed.ok && command.subjectOf(parsed.value)).toBe('order:o1');
  });

  test('does something where it may, and is then not there to be done again', () => {
    const order = orderFor(name);
    const actor = actorFor(command);
    const parsed = command.parseArgs(argsOf(command, order));
    expect(command.isPossible(order, actor)).toMatchObject({ ok: true });
    const once = command.apply(order, parsed.ok && parsed.value, actor);
    expect(once.ok && once.value).not.toEqual(order);
    const again = once.ok ? command.apply(once.value, parsed.ok && parsed.value, actor) : once;
    // A note is known by its id, and what is printed is printed: replayed over an order that has it, it changes nothing.
    const left = again.ok ? again.value : null;
    expect(left).toEqual(changesNothing.has(name) && once.ok ? once.value : null);
  });

  test('is nothing for reviewers (decision 19)', () => {
    expect(command.roles).not.toContain('reviewer');
    expect(command.isPossible(orderFor(name), aSuperuser({ role: 'reviewer' })).ok).toBe(false);
  });

  test('says beforehand that it can not be undone, or has a way back (decision 23)', () => {
    expect(command.inverseOf !== null || command.reviewOf !== null).toBe(true);
  });

  test('goes out under the key of the intent; what decides on what was seen carries its version', async () => {
    const sent: unknown[] = [];
    const api = {
      send: (_line: unknown, _payload: unknown, options: unknown) => {
        sent.push(options);
        return Promise.resolve({ ok: true as const, value: null as never });
      },
    };
    const parsed = command.parseArgs(argsOf(command, orderFor(name)));
    await command.deliver(api, parsed.ok && parsed.value, 'key-1');
    expect(sent).toEqual([contradictsNobody.has(name) ? { idempotencyKey: 'key-1' } : { idempotencyKey: 'key-1', ifMatch: 3 }]);
  });
});

const steps = {
  requestCancel,
  cancel,
  cancelOnMarketplace,
  fakeCancel,
  revertCancel,
  refuseCancel,
  addReturn,
  ship,
  suspendShipment,
  editTracking,
} as const satisfies Partial<Record<OrderStep['type'], AnyIntentCommand>>;

test.each(Object.entries(steps))('%s is possible exactly where the lifecycle says so, for every status, role and mode', (type, command) => {
  for (const status of OrderStatus.options) {
    for (const role of ['seller', 'reviewer', 'superuser'] as const) {
      for (const mode of ['me1', 'me2'] as const) {
        const state = { status, statusBefore: 'paid', statusToReverse: status === 'cancelled' ? 'cancelled' : null } as const;
        const order = anOrder({ ...state, shipping: { ...anOrder().shipping, mode } });
        const allowed = stepOrder(
          state,
          { type: type as OrderStep['type'] },
          { party: role, mode, hasPlp: true, isSuspended: false, isCancelSent: false },
        ).ok;
        // A list tells the same of its row, but for what it does not know.
        const views = command === suspendShipment || command === editTracking ? [order] : [order, anOrderRow({ ...state, mode })];
        const told = views.map((view) => command.isPossible(view, aSuperuser({ role })).ok);
        expect([status, role, mode, ...told]).toEqual([status, role, mode, ...views.map(() => allowed)]);
      }
    }
  }
});

test.each([
  [cancel, 'seller', 'paid', { key: 'order.refused.role', values: { step: 'cancel' } }],
  [requestCancel, 'superuser', 'paid', { key: 'order.refused.role', values: { step: 'requestCancel' } }],
  [cancel, 'superuser', 'cancelled', { key: 'order.refused.status', values: { status: 'cancelled' } }],
  [revertCancel, 'superuser', 'fk_cancelled', { key: 'order.refused.irreversible', values: { step: 'revertCancel' } }],
] as const)('$0.name by a %s of an order %s is refused with its reason', (command, role, status, say) => {
  expect(command.can(anOrder({ status }), aSuperuser({ role }))).toEqual({ ok: false, error: say });
});

test('a list does not know the number of the PLP: the order has to be opened to suspend its shipment', () => {
  expect(suspendShipment.can(anOrderRow({ status: 'shipped' }), aSuperuser())).toEqual({
    ok: false,
    error: { key: 'order.refused.openFirst' },
  });
});

test('a shipment is suspended once', () => {
  const order = anOrder({ status: 'shipped', shipping: { ...anOrder().shipping, status: 'suspended' } });
  expect(suspendShipment.can(order, aSuperuser())).toEqual({ ok: false, error: { key: 'order.refused.suspended' } });
});

test.each([cancel, cancelOnMarketplace])('$name shows the reason at once, and is taken back by reverting', (command) => {
  const after = command.decide(anOrder(), { ...decided, ...reason }, aSuperuser());
  expect(after).toMatchObject({ ok: true, value: { status: 'cancelled', statusToReverse: 'cancelled', cancelMessage: reason } });
  const inverse = command.inverseOf?.({ ...decided, ...reason }, 'intent-1');
  expect(inverse).toEqual({ command: 'order.revertCancel', args: { ...decided, isUndo: true } });
  expect(after.ok && revertCancel.apply(after.value, inverse?.args, aSuperuser())).toMatchObject({
    ok: true,
    value: { status: 'paid', cancelMessage: null },
  });
});

test('what answered a request is taken back to it; reverted, to what stood before', () => {
  const asked = anOrder({ status: 'pending_cancelled', statusBefore: 'shipped', wasRequested: true });
  const after = cancel.decide(asked, { ...decided, ...reason }, aSuperuser());
  const back = (said: object) => after.ok && revertCancel.apply(after.value, { ...decided, ...said }, aSuperuser());
  expect(back({ isUndo: true })).toMatchObject({ ok: true, value: { status: 'pending_cancelled', statusBefore: 'shipped' } });
  expect(back({})).toMatchObject({ ok: true, value: { status: 'shipped', statusBefore: null } });
});

test.each([
  ['shipped', null],
  ['delivered', '2026-10-09T15:00:00.000Z'],
] as const)('an order that was %s before its cancellation was over at %s when that is taken back', (statusBefore, dateClosed) => {
  const cancelled = anOrder({ status: 'cancelled', statusBefore, statusToReverse: 'cancelled', dateClosed: '2026-10-09T15:00:00.000Z' });
  expect(revertCancel.decide(cancelled, decided, aSuperuser())).toMatchObject({ ok: true, value: { status: statusBefore, dateClosed } });
});

test.each([
  ['R$ 1.234,56', 123_456],
  ['0', 0],
  [1000, 1000],
  ['R$ 10.000.000,00', mostReturnedCents],
])('a return of %s is %i cents', (devolutionValue, cents) => {
  expect(addReturn.parseArgs({ ...decided, ...returned, devolutionValue })).toMatchObject({ ok: true, value: { devolutionValue: cents } });
});

test.each([
  { devolutionValue: '-1,00' },
  { devolutionValue: 'dez' },
  { devolutionValue: 'R$ 10.000.000,01' },
  { devolutionValue: mostReturnedCents + 1 },
  { dateFrom: '31/02/2026' },
  { dateFrom: '03/11/2026', dateTo: '02/11/2026' },
  { trackingNumber: ' ' },
])('a return with %j is none', (wrong) => {
  expect(addReturn.parseArgs({ ...decided, ...returned, ...wrong }).ok).toBe(false);
});

test('days of a return are taken as a person writes them', () => {
  expect(addReturn.parseArgs({ ...decided, ...returned, dateFrom: '01/11/2026' })).toMatchObject({
    ok: true,
    value: { dateFrom: '2026-11-01', detail: null },
  });
});

test('a cancellation that was sent to the marketplace is not reverted, and one that waits is', () => {
  const cancelled = { status: 'cancelled', statusBefore: 'paid', statusToReverse: 'cancelled' } as const;
  for (const view of [anOrder(cancelled), anOrderRow(cancelled)]) {
    expect(revertCancel.can(view, aSuperuser()).ok).toBe(true);
    expect(revertCancel.can({ ...view, isCancelSent: true }, aSuperuser())).toEqual({
      ok: false,
      error: { key: 'order.refused.cancelSent' },
    });
  }
});

test('what can not be told for the order’s account is not offered, and says what is missing', () => {
  const lacks = ['cancellations', 'ownShipping'] as const;
  expect(cancelOnMarketplace.can(anOrderRow({ status: 'paid', lacks: [...lacks] }), aSuperuser())).toEqual({
    ok: false,
    error: { key: 'common.lacking.cancellations' },
  });
  expect(ship.can(anOrder({ status: 'waiting-shipped', lacks: [...lacks] }), aSuperuser())).toEqual({
    ok: false,
    error: { key: 'common.lacking.ownShipping' },
  });
  // With us it is cancelled all the same.
  expect(cancel.can(anOrder({ status: 'paid', lacks: [...lacks] }), aSuperuser()).ok).toBe(true);
});
