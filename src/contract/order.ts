import { z } from 'zod';

/** Part 1, section 4. `not_delivered` reads 'Devolvido', `waiting-shipped` 'Aguardando envio'. */
export const OrderStatus = z.enum([
  'pending',
  'paid',
  'invoiced',
  'waiting-shipped',
  'shipped',
  'delivered',
  'not_delivered',
  'pending_cancelled',
  'cancelled',
  'fk_cancelled',
]);
export type OrderStatus = z.infer<typeof OrderStatus>;

/** me1: Correios or a carrier of the seller's; me2: the marketplace's own shipping. */
export const ShippingMode = z.enum(['me1', 'me2']);
export type ShippingMode = z.infer<typeof ShippingMode>;
