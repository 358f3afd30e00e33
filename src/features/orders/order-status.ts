import type { OrderStatus } from '#contract/order.ts';
import type { MessageKey } from '#locale/catalogue.ts';
import type { Tone } from '#ui/status-dot.tsx';

const toneOf: Readonly<Record<OrderStatus, Tone>> = {
  pending: 'idle',
  paid: 'info',
  invoiced: 'info',
  'waiting-shipped': 'info',
  shipped: 'info',
  delivered: 'good',
  not_delivered: 'bad',
  pending_cancelled: 'warn',
  cancelled: 'bad',
  fk_cancelled: 'bad',
};

/** The specified words of a status (part 1, section 4; row ORD-4). */
export const orderStatusKey = (status: OrderStatus): MessageKey & `order.status.${string}` => `order.status.${status}`;

/** Good is over well, bad is over badly, warn waits for somebody here; what takes its normal way is only news. */
export const orderTone = (status: OrderStatus): Tone => toneOf[status];
