import { and, desc, eq, inArray } from 'drizzle-orm';
import { z } from 'zod';
import { clockInBrasilia } from '#lib/formats.ts';
import type { Db } from '../db/open.ts';
import { event } from '../db/schema/core.ts';
import { readDocument } from '../orders/order-document.ts';
import { subjectOf } from '../orders/order-event.ts';

/** Steps of an order that somebody who carries it would tell of. */
const moving = ['ship', 'suspendShipment', 'deliver', 'failDelivery'] as const;
type Moving = (typeof moving)[number];

interface Movement {
  readonly type: Moving;
  readonly at: Date;
}

const carrierWords: Readonly<Record<Moving, { readonly codigo: string; readonly tipo: string; readonly descricao: string }>> = {
  ship: { codigo: 'PO', tipo: '01', descricao: 'Objeto postado' },
  suspendShipment: { codigo: 'BLQ', tipo: '01', descricao: 'Entrega suspensa a pedido do remetente' },
  deliver: { codigo: 'BDE', tipo: '01', descricao: 'Objeto entregue ao destinatário' },
  failDelivery: { codigo: 'BDE', tipo: '23', descricao: 'Objeto devolvido ao remetente' },
};

const marketplaceWords: Readonly<Record<Moving, { readonly status: string; readonly decriptionEvent: string; readonly icon: string }>> = {
  ship: { status: 'shipped', decriptionEvent: 'A caminho', icon: 'local_shipping' },
  suspendShipment: { status: 'cancelled', decriptionEvent: 'Entrega suspensa', icon: 'block' },
  deliver: { status: 'delivered', decriptionEvent: 'Entregue', icon: 'check_circle' },
  failDelivery: { status: 'not_delivered', decriptionEvent: 'Não entregue', icon: 'undo' },
};

const StoredTrace = z.array(z.record(z.string(), z.unknown()));

const readStored = async (db: Db, orderId: string): Promise<readonly Readonly<Record<string, unknown>>[]> => {
  const content = await readDocument(db, orderId, 'trace');
  return content === null ? [] : StoredTrace.parse(JSON.parse(content));
};

/** What the embedded marketplace and the people here did to the parcel, which nobody else will tell. Newest first, as carriers tell it. */
const readSteps = async (db: Db, orderId: string): Promise<readonly Movement[]> => {
  const rows = await db
    .select({ type: event.type, at: event.at })
    .from(event)
    .where(and(eq(event.subject, subjectOf(orderId)), inArray(event.type, [...moving])))
    .orderBy(desc(event.seq));
  return rows.flatMap(({ type, at }) => moving.filter((step) => step === type).map((step) => ({ type: step, at })));
};

/** As a carrier tells it (part 1, section 3, 'Tracking events'). */
export const carrierMovements = async (db: Db, orderId: string): Promise<readonly Readonly<Record<string, unknown>>[]> => {
  const [stored, steps] = await Promise.all([readStored(db, orderId), readSteps(db, orderId)]);
  return [...steps.map(({ type, at }) => ({ ...carrierWords[type], dtHrCriado: clockInBrasilia(at) })), ...stored];
};

/** As the marketplace tells it (part 1, section 3, 'Marketplace-shipping events'). */
export const marketplaceMovements = async (db: Db, orderId: string): Promise<readonly Readonly<Record<string, unknown>>[]> => {
  const [stored, steps] = await Promise.all([readStored(db, orderId), readSteps(db, orderId)]);
  return [...steps.map(({ type, at }) => ({ ...marketplaceWords[type], date: at.toISOString() })), ...stored];
};
