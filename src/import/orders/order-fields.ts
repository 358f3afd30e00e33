/** What the tables of an Olist-shaped folder say, table by table. */
import type { OrderStatus } from '#contract/order.ts';
import { foldText } from '#lib/fold-text.ts';
import { ok, refuse } from '#lib/result.ts';
import { cleanLine } from '../clean-text.ts';
import type { Field, Fields, RowOf } from '../field.ts';
import { readLocalTime } from '../read-local-time.ts';
import { amount, line, neededLine } from '../values.ts';

type Read<Value> = Field<Value>['read'];

interface ToldStatus {
  readonly status: OrderStatus;
  /** Was it cancelled for want of stock? */
  readonly isOutOfStock: boolean;
}

/** The marketplace's words for ours, in both languages: `processing` is packed and waits for the carrier, `unavailable` was cancelled for want of stock. */
const statuses: Readonly<Record<string, OrderStatus>> = {
  created: 'pending',
  criado: 'pending',
  approved: 'paid',
  aprovado: 'paid',
  pago: 'paid',
  invoiced: 'invoiced',
  faturado: 'invoiced',
  processing: 'waiting-shipped',
  'em separacao': 'waiting-shipped',
  shipped: 'shipped',
  enviado: 'shipped',
  delivered: 'delivered',
  entregue: 'delivered',
  canceled: 'cancelled',
  cancelled: 'cancelled',
  cancelado: 'cancelled',
  unavailable: 'cancelled',
};
const status: Read<ToldStatus> = (text) => {
  const word = foldText(cleanLine(text));
  const known = statuses[word];
  return known
    ? ok({ status: known, isOutOfStock: word === 'unavailable' })
    : refuse({
        what: 'palavra desconhecida',
        hint: 'esperado: created, approved, invoiced, processing, shipped, delivered, canceled ou unavailable',
      });
};

/** On a clock in São Paulo; which instant that was, the database says, since it knows the summer times (decision 11). */
const localTime: Read<string> = (text, { dates }) => readLocalTime(cleanLine(text), dates);
const localTimeOrNull: Read<string | null> = (text, ...more) => (cleanLine(text) === '' ? ok(null) : localTime(text, ...more));

/** The first five digits, or all eight; tables that passed through a spreadsheet have lost the zero in front. */
const postalCode: Read<string> = (text) => {
  const digits = cleanLine(text).replaceAll(/[\s.-]/gu, '');
  if (/^\d{4,5}$/u.test(digits)) return ok(`${digits.padStart(5, '0')}000`);
  return /^\d{7,8}$/u.test(digits)
    ? ok(digits.padStart(8, '0'))
    : refuse({ what: 'CEP não entendido', hint: 'esperado 01310 ou 01310-100' });
};

const states = 'AC AL AP AM BA CE DF ES GO MA MT MS MG PA PB PR PE PI RJ RN RS RO RR SC SP SE TO'.split(' ');
const state: Read<string> = (text) => {
  const letters = cleanLine(text).toUpperCase();
  return states.includes(letters) ? ok(letters) : refuse({ what: 'estado desconhecido', hint: 'esperada a sigla, como SP' });
};

const id = neededLine(64);
const orderId = { label: 'Pedido', heads: ['order id', 'pedido', 'numero do pedido'], isNeeded: true, isCode: true, read: id } as const;
const productId = { label: 'Produto', heads: ['product id', 'produto', 'sku'], isNeeded: true, isCode: true, read: id } as const;
const customer = { label: 'Cliente', heads: ['customer id', 'cliente'], isCode: true } as const;
const seller = { label: 'Vendedor', heads: ['seller id', 'vendedor'], isCode: true } as const;

export const tableFields = {
  orders: {
    order_id: orderId,
    customer_id: { ...customer, read: line(64) },
    order_status: { label: 'Situação', heads: ['order status', 'status', 'situacao'], isNeeded: true, read: status },
    order_purchase_timestamp: {
      label: 'Data da compra',
      heads: ['order purchase timestamp', 'data da compra', 'data'],
      isNeeded: true,
      read: localTime,
    },
    order_approved_at: { label: 'Data do pagamento', heads: ['order approved at', 'data do pagamento'], read: localTimeOrNull },
    order_delivered_carrier_date: {
      label: 'Data do envio',
      heads: ['order delivered carrier date', 'data do envio'],
      read: localTimeOrNull,
    },
    order_delivered_customer_date: {
      label: 'Data da entrega',
      heads: ['order delivered customer date', 'data da entrega'],
      read: localTimeOrNull,
    },
  },
  items: {
    order_id: orderId,
    order_item_id: { label: 'Item', heads: ['order item id', 'item'], isNeeded: true, isCode: true, read: id },
    product_id: productId,
    seller_id: { ...seller, read: line(64) },
    price: { label: 'Preço do item', heads: ['price', 'preco', 'valor'], quantity: 'money', isNeeded: true, read: amount(false) },
    freight_value: { label: 'Frete', heads: ['freight value', 'frete'], quantity: 'money', isNeeded: true, read: amount(true) },
  },
  customers: {
    customer_id: { ...customer, isNeeded: true, read: id },
    customer_unique_id: { label: 'Comprador', heads: ['customer unique id', 'comprador'], isCode: true, read: line(64) },
    customer_zip_code_prefix: { label: 'CEP', heads: ['customer zip code prefix', 'cep'], isNeeded: true, isCode: true, read: postalCode },
    customer_city: { label: 'Cidade', heads: ['customer city', 'cidade'], read: line(120) },
    customer_state: { label: 'Estado', heads: ['customer state', 'estado', 'uf'], isNeeded: true, read: state },
  },
  products: {
    product_id: productId,
    product_category_name: { label: 'Categoria', heads: ['product category name', 'categoria'], read: line(200) },
  },
  sellers: {
    seller_id: { ...seller, isNeeded: true, read: id },
    seller_city: { label: 'Cidade do vendedor', heads: ['seller city', 'cidade'], read: line(120) },
  },
} as const satisfies Readonly<Record<string, Fields>>;

export type TableName = keyof typeof tableFields;
export const tableNames = Object.keys(tableFields) as readonly TableName[];

export type TableRow<Name extends TableName> = RowOf<(typeof tableFields)[Name]>;
