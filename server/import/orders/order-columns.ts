import { z } from 'zod';
import type { OrderStatus } from '#contract/order.ts';

/** What the tables of an Olist-shaped folder say, file by file. Why a value is refused is said beside it, in Portuguese. */
const id = z.string().min(1, 'Sem identificação').max(64, 'Identificação com mais de 64 caracteres');

/** The marketplace's words for ours: `processing` is packed and waits for the carrier, `unavailable` was cancelled for want of stock. */
const statuses: Readonly<Record<string, OrderStatus>> = {
  created: 'pending',
  approved: 'paid',
  invoiced: 'invoiced',
  processing: 'waiting-shipped',
  shipped: 'shipped',
  delivered: 'delivered',
  canceled: 'cancelled',
  unavailable: 'cancelled',
};
const status = z.string().transform((word, context): { readonly word: string; readonly status: OrderStatus } => {
  const known = statuses[word];
  if (known === undefined) context.addIssue(`Situação desconhecida: ${word}`);
  return { word, status: known ?? 'pending' };
});

/** On a clock in São Paulo; which instant that was, the database says, since it knows the summer times (decision 11). */
const localTime = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/u, 'Data não entendida')
  .transform((text) => text.replace(' ', 'T'))
  .pipe(z.iso.datetime({ local: true, error: 'Data que não existe' }));
const localTimeOrNull = z.union([z.literal('').transform(() => null), localTime]);

/** Cents of '27.65'. Zero and negative amounts are amounts: shipping is given away, and taken back. */
const cents = (pattern: RegExp, what: string) =>
  z
    .string()
    .regex(pattern, `${what} não entendido`)
    .transform((text) => {
      const [reais = '0', part = ''] = text.replace('-', '').split('.');
      const amount = Number(reais) * 100 + Number(part.padEnd(2, '0'));
      return text.startsWith('-') && amount > 0 ? -amount : amount;
    });

export const OrderColumns = z.object({
  order_id: id,
  customer_id: id,
  order_status: status,
  order_purchase_timestamp: localTime,
  order_approved_at: localTimeOrNull,
  order_delivered_carrier_date: localTimeOrNull,
  order_delivered_customer_date: localTimeOrNull,
});
export type OrderColumns = z.output<typeof OrderColumns>;

export const ItemColumns = z.object({
  order_id: id,
  order_item_id: id,
  product_id: id,
  seller_id: id,
  price: cents(/^\d{1,7}(?:\.\d{1,2})?$/u, 'Preço'),
  freight_value: cents(/^-?\d{1,7}(?:\.\d{1,2})?$/u, 'Frete'),
});
export type ItemColumns = z.output<typeof ItemColumns>;

const states = 'AC AL AP AM BA CE DF ES GO MA MT MS MG PA PB PR PE PI RJ RN RS RO RR SC SP SE TO'.split(' ');

export const CustomerColumns = z.object({
  customer_id: id,
  customer_unique_id: id,
  /** The first five digits; tables that passed through a spreadsheet have lost the zero in front. */
  customer_zip_code_prefix: z
    .string()
    .regex(/^\d{4,5}$/u, 'CEP não entendido')
    .transform((digits) => digits.padStart(5, '0')),
  customer_city: z.string().max(120, 'Cidade com mais de 120 caracteres'),
  customer_state: z.string().refine((state) => states.includes(state), 'Estado desconhecido'),
});
export type CustomerColumns = z.output<typeof CustomerColumns>;

export const ProductColumns = z.object({ product_id: id, product_category_name: z.string().max(200) });
export type ProductColumns = z.output<typeof ProductColumns>;

export const SellerColumns = z.object({ seller_id: id, seller_city: z.string().max(120) });
export type SellerColumns = z.output<typeof SellerColumns>;
