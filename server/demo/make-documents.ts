import { documentMode } from '#contract/order-documents.ts';
import { clockInBrasilia } from '#lib/formats.ts';
import type { seller } from '../db/schema/core.ts';
import type { orderDocument } from '../db/schema/order-document.ts';
import type { saleOrder } from '../db/schema/order.ts';
import { labelText } from '../labels/label-text.ts';
import { makeInvoice } from './make-invoice.ts';

type OrderRow = typeof saleOrder.$inferInsert;
type DocumentRow = typeof orderDocument.$inferInsert;

const hour = 3_600_000;

/** How far a parcel got in each status; one on its way may be anywhere, so it is on the road. */
const stops: Readonly<Partial<Record<OrderRow['status'], number>>> = { shipped: 3, delivered: 5, not_delivered: 4 };

interface Stop {
  readonly afterHours: number;
  readonly carrier: { readonly codigo: string; readonly tipo: string; readonly descricao: string };
  readonly marketplace: { readonly status: string; readonly decriptionEvent: string; readonly icon: string };
  /** The town of the stop: the sender's, or the buyer's. */
  readonly where: 'from' | 'to';
}

const journey: readonly Stop[] = [
  {
    afterHours: 26,
    carrier: { codigo: 'PO', tipo: '01', descricao: 'Objeto postado' },
    marketplace: { status: 'ready_to_ship', decriptionEvent: 'Etiqueta impressa', icon: 'inventory' },
    where: 'from',
  },
  {
    afterHours: 32,
    carrier: { codigo: 'DO', tipo: '01', descricao: 'Objeto em transferência - por favor aguarde' },
    marketplace: { status: 'shipped', decriptionEvent: 'A caminho', icon: 'local_shipping' },
    where: 'from',
  },
  {
    afterHours: 78,
    carrier: { codigo: 'RO', tipo: '01', descricao: 'Objeto em trânsito - por favor aguarde' },
    marketplace: { status: 'shipped', decriptionEvent: 'Chegou ao centro de distribuição', icon: 'local_shipping' },
    where: 'to',
  },
  {
    afterHours: 98,
    carrier: { codigo: 'OEC', tipo: '01', descricao: 'Objeto saiu para entrega ao destinatário' },
    marketplace: { status: 'out_for_delivery', decriptionEvent: 'Saiu para entrega', icon: 'local_shipping' },
    where: 'to',
  },
  {
    afterHours: 103,
    carrier: { codigo: 'BDE', tipo: '01', descricao: 'Objeto entregue ao destinatário' },
    marketplace: { status: 'delivered', decriptionEvent: 'Entregue', icon: 'check_circle' },
    where: 'to',
  },
];

/** What was bought an hour ago and is delivered went faster than others: every stop it made is past. */
const traceOf = ({ status, shipping, createdAt }: OrderRow, now: Date): readonly object[] => {
  const made = journey.slice(0, stops[status] ?? 0);
  const usual = (made.at(-1)?.afterHours ?? 0) * hour;
  const pace = Math.min(1, (now.getTime() - createdAt.getTime()) / Math.max(usual, 1));
  return made.map(({ afterHours, carrier, marketplace, where }) => {
    const at = new Date(createdAt.getTime() + Math.floor(afterHours * hour * pace));
    if (shipping.mode === 'me2') return { ...marketplace, date: at.toISOString() };
    const endereco = where === 'from' ? { cidade: 'SAO PAULO', uf: 'SP' } : { cidade: shipping.city.toUpperCase(), uf: shipping.state };
    return { ...carrier, dtHrCriado: clockInBrasilia(at), unidade: { tipo: 'Unidade de Tratamento', endereco } };
  });
};

/** What came with an order of the demo: where its parcel was, its invoice, and of the marketplace's own shipping its label. */
export const makeDocuments = (
  order: OrderRow,
  issuer: Pick<typeof seller.$inferInsert, 'id' | 'name' | 'document'>,
  now: Date,
): readonly DocumentRow[] => {
  const { id, status, packId, externalId, buyer, items, shipping, createdAt } = order;
  const mode = documentMode({ status, invoice: order.invoice ?? null });
  const trace = traceOf(order, now);
  const facts = { number: packId ?? externalId, sellerName: issuer.name, buyerName: buyer.name, shipping, items };
  return [
    ...(trace.length > 0 ? [{ orderId: id, kind: 'trace' as const, content: JSON.stringify(trace), at: now }] : []),
    ...(mode === null ? [] : [{ orderId: id, kind: 'invoice' as const, content: makeInvoice(order, issuer), at: createdAt }]),
    ...(mode === 'label' && shipping.mode === 'me2'
      ? [{ orderId: id, kind: 'label' as const, content: labelText(facts), at: createdAt }]
      : []),
  ];
};
