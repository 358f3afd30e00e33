import { randomUUID } from 'node:crypto';
import type { AnyIntentCommand } from '#commands/command.ts';
import { orderCommands } from '#commands/order/order-commands.ts';
import { isWhole, type OrderView } from '#commands/order/order-step.ts';
import type { OrderStatus } from '#contract/order.ts';
import { trackingOf } from '#contract/tracking.ts';
import type { insertOrder } from '../support/orders.ts';
import type { OrderEventType } from '#server/orders/order-event.ts';

/** A write of an order that the console makes: by whom, on which order, with what, and what of it there is to see. */
export interface OrderWrite {
  readonly command: AnyIntentCommand;
  readonly by: 'seller' | 'superuser';
  readonly from: OrderStatus;
  /** What the order has beside its status. */
  readonly changes?: Parameters<typeof insertOrder>[4];
  readonly args: (order: OrderView) => Readonly<Record<string, unknown>>;
  readonly event: OrderEventType;
  readonly isShown: (order: OrderView) => boolean;
  /** Left beside the order: its notes (there is one before) and its returns. */
  readonly notes?: number;
  readonly returns?: number;
  /** It carries the version it was decided on: what another did since contradicts it. A new note contradicts nobody. */
  readonly isContradicted?: false;
}

const named = (name: string): AnyIntentCommand => {
  const command = orderCommands.find((each) => each.name === name);
  if (command?.kind !== 'intent') throw new Error(`There is no command ${name} that writes`);
  return command;
};
const nothing = () => ({});
const form = { type: 'other', description: 'Acabou ontem' };
const stands = (status: OrderStatus) => (order: OrderView) => order.status === status;
const firstNote = (order: OrderView) => (isWhole(order) ? order.note[0] : undefined);
const saysNote = (text: string) => (order: OrderView) => isWhole(order) && order.note.some(({ message }) => message === text);
const saysReason = (text: string) => (order: OrderView) => isWhole(order) && order.cancelMessage?.description === text;

const step = (
  type: OrderEventType,
  from: OrderStatus,
  to: OrderStatus,
  more: Partial<Omit<OrderWrite, 'command' | 'from' | 'event'>> = {},
): OrderWrite => ({ command: named(`order.${type}`), by: 'superuser', from, args: nothing, event: type, isShown: stands(to), ...more });

export const orderWrites: readonly OrderWrite[] = [
  step('requestCancel', 'paid', 'pending_cancelled', { by: 'seller' }),
  step('refuseCancel', 'pending_cancelled', 'paid'),
  step('cancel', 'delivered', 'cancelled', { args: () => form }),
  step('cancelOnMarketplace', 'pending_cancelled', 'cancelled', { args: () => form }),
  step('fakeCancel', 'invoiced', 'fk_cancelled'),
  step('revertCancel', 'cancelled', 'paid'),
  step('addReturn', 'delivered', 'cancelled', {
    args: () => ({ trackingNumber: 'OY123456785BR', devolutionValue: 1990, dateFrom: '2026-11-01', dateTo: '2026-11-20' }),
    returns: 1,
  }),
  step('ship', 'waiting-shipped', 'shipped', {
    by: 'seller',
    args: () => ({ trackingNumber: 'RPD700001', carrier: 'Rápida Transportes' }),
  }),
  step('editTracking', 'shipped', 'shipped', {
    args: (order) => ({ trackingNumber: 'RPD700002', carrier: null, previous: isWhole(order) ? trackingOf(order.shipping) : null }),
    isShown: (order) => isWhole(order) && order.shipping.trackingNumber === 'RPD700002' && order.shipping.carrier === null,
  }),
  {
    command: named('order.markPrinted'),
    by: 'seller',
    from: 'waiting-shipped',
    args: () => ({ at: new Date().toISOString() }),
    event: 'labelPrinted',
    isShown: ({ labelPrintedAt }) => labelPrintedAt !== null,
    isContradicted: false,
  },
  {
    command: named('order.unmarkPrinted'),
    by: 'seller',
    from: 'shipped',
    changes: { labelPrintedAt: new Date('2026-11-20T14:00:00.000Z') },
    args: () => ({ at: new Date().toISOString() }),
    event: 'labelNotPrinted',
    isShown: ({ labelPrintedAt }) => labelPrintedAt === null,
    isContradicted: false,
  },
  step('suspendShipment', 'shipped', 'shipped', { isShown: (order) => isWhole(order) && order.shipping.status === 'suspended' }),
  {
    command: named('order.addNote'),
    by: 'seller',
    from: 'paid',
    args: () => ({ note: 'Entregar na portaria', noteId: randomUUID(), at: new Date().toISOString() }),
    event: 'noteAdded',
    isShown: saysNote('Entregar na portaria'),
    notes: 2,
    isContradicted: false,
  },
  {
    command: named('order.editNote'),
    by: 'superuser',
    from: 'paid',
    args: (order) => ({ noteId: firstNote(order)?._id, note: 'Ligar depois das nove' }),
    event: 'noteEdited',
    isShown: saysNote('Ligar depois das nove'),
  },
  {
    command: named('order.deleteNote'),
    by: 'superuser',
    from: 'paid',
    args: (order) => ({ noteId: firstNote(order)?._id, message: firstNote(order)?.message }),
    event: 'noteDeleted',
    isShown: (order) => isWhole(order) && !order.note.some(({ userId }) => userId === 'superuser'),
    notes: 0,
  },
  {
    command: named('order.editZip'),
    by: 'superuser',
    from: 'paid',
    args: () => ({ editedCep: '20040-002' }),
    event: 'zipEdited',
    isShown: (order) => isWhole(order) && order.shipping.zipCode === '20040002',
  },
  {
    command: named('order.editCancelReason'),
    by: 'superuser',
    from: 'cancelled',
    args: () => ({ description: 'Comprador desistiu' }),
    event: 'cancelReasonEdited',
    isShown: saysReason('Comprador desistiu'),
  },
];
