import type { OrderStatus } from '#contract/order.ts';
import type { Role } from '#contract/call.ts';

/** Orders are no business of reviewers (decision 19). */
type Reader = Exclude<Role, 'reviewer'>;
type Acts = Readonly<Record<OrderStatus, readonly `order.${string}`[]>>;

const none: Acts[OrderStatus] = [];
const follow: Acts[OrderStatus] = ['order.openTracking'];
const send: Acts[OrderStatus] = ['order.printLabel', 'order.ship'];

/**
 * The next steps each of them most likely takes with an order in that status, the likeliest first. The commands know who may take a step
 * and what else it needs: a step they refuse is not shown.
 */
const nextActs: Readonly<Record<Reader, Acts>> = {
  seller: {
    pending: none,
    paid: none,
    invoiced: none,
    'waiting-shipped': send,
    shipped: follow,
    delivered: follow,
    not_delivered: follow,
    pending_cancelled: none,
    cancelled: none,
    fk_cancelled: none,
  },
  superuser: {
    pending: none,
    paid: none,
    invoiced: none,
    'waiting-shipped': send,
    shipped: follow,
    delivered: follow,
    not_delivered: ['order.addReturn', ...follow],
    pending_cancelled: ['order.cancel', 'order.refuseCancel'],
    cancelled: ['order.revertCancel'],
    fk_cancelled: none,
  },
};

export const nextActsOf = (role: Role, status: OrderStatus): readonly string[] => (role === 'reviewer' ? none : nextActs[role][status]);
