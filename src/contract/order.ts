import { z } from 'zod';
import { Instant } from './call.ts';
import { lacks } from './lacking.ts';
import { listOf } from './list-of.ts';
import type { PartyTable } from './party.ts';

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

const marketplace = ['marketplace'] as const;
const seller = ['seller'] as const;
const superuser = ['superuser'] as const;
const anySeller = ['seller', 'superuser'] as const;

/** The parties that may take each step of an order (decisions 18–20 and 22). The marketplace and the logistics take it forward. */
export const orderParties = {
  pay: marketplace,
  invoice: marketplace,
  awaitShipment: marketplace,
  ship: ['seller', 'superuser', 'marketplace'],
  deliver: marketplace,
  failDelivery: marketplace,
  requestCancel: seller,
  refuseCancel: superuser,
  cancel: superuser,
  cancelOnMarketplace: superuser,
  fakeCancel: superuser,
  addReturn: superuser,
  revertCancel: superuser,
  /** The marketplace refused the cancellation that it was sent. */
  undoCancel: marketplace,
  suspendShipment: superuser,
  editTracking: anySeller,
} as const satisfies PartyTable;

/** The roles that may read an order, and change what stands beside its status. Orders are no business of reviewers (decision 19). */
export const orderAccess = {
  read: anySeller,
  readLogs: superuser,
  addNote: anySeller,
  editNote: superuser,
  deleteNote: superuser,
  markPrinted: anySeller,
  editZip: superuser,
  editCancelReason: superuser,
} as const satisfies PartyTable;

/** A label is of use until the parcel has arrived: one that jammed in the printer is printed again after it was marked as sent (decision 0080). */
const labelled = {
  pending: false,
  paid: false,
  invoiced: false,
  'waiting-shipped': true,
  shipped: true,
  delivered: false,
  not_delivered: false,
  pending_cancelled: false,
  cancelled: false,
  fk_cancelled: false,
} as const satisfies Record<OrderStatus, boolean>;

export const hasLabel = (status: OrderStatus): boolean => labelled[status];

/** me1: Correios or a carrier of the seller's; me2: the marketplace's own shipping. */
export const ShippingMode = z.enum(['me1', 'me2']);
export type ShippingMode = z.infer<typeof ShippingMode>;

/** Ours: which one, where two accounts' orders have the same number, or two lie in one parcel. Without it such a number is refused, never guessed. */
export const WhichOrder = z.object({ orderId: z.string().min(1).max(64).optional() });

/** Money is in cents, and may be negative where the marketplace takes back (decision 10). */
export const Cents = z.int();

/** The most that an amount of an order, or what a piece costs, may be: it is kept in 32 bits. */
export const mostCents = 2_147_483_647;

/**
 * The most that one return gives back, ten million reais. What is left of the sale is kept in 32 bits too, and fits while fee and freight, less
 * what was sold, come to no more than 11 million; beyond that, and of several returns of that size, it does not.
 */
export const mostReturnedCents = 1_000_000_000;

/** Item (part 1, section 3). `publishId` and `listingType` are for superusers only (row ORD-15), null for others. */
const OrderItem = z.object({
  title: z.string(),
  sku: z.string(),
  amount: z.int().positive(),
  gross: Cents,
  publishId: z.string().nullable(),
  listingType: z.enum(['gold_pro', 'gold_special']).nullable(),
  ownShipping: z.boolean(),
  /** Ours: its product, where one is known and may be shown (row ORD-2). */
  productId: z.string().nullable().default(null),
  /** Ours: the picture it is offered with, where one is known. */
  cover: z.string().nullable().default(null),
  /** Ours: its advert is one of the hub's, to be opened by those who are told its id. */
  isListed: z.boolean().default(false),
});

/** Tax id without punctuation, letters allowed in a CNPJ (decision 12). */
export const Buyer = z.object({
  /** Null where the marketplace hides it: 'não informado' (row ORD-18). */
  name: z.string().nullable(),
  document: z.string().nullable(),
  documentType: z.string().nullable(),
  buyerId: z.string(),
});
export type Buyer = z.infer<typeof Buyer>;

/** `status` of a shipment that was suspended (row ORD-13); any other is the carrier's own word. */
export const suspendedShipping = 'suspended';

export const Shipping = z.object({
  mode: ShippingMode,
  trackingNumber: z.string().nullable(),
  shippingId: z.string().nullable(),
  plpId: z.string().nullable(),
  status: z.string().nullable(),
  street: z.string().nullable(),
  number: z.string().nullable(),
  neighborhood: z.string().nullable(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  zipCode: z.string().nullable(),
  complement: z.string().nullable(),
  comment: z.string().nullable(),
  carrier: z.object({ _id: z.string(), name: z.string() }).nullable(),
});
export type Shipping = z.infer<typeof Shipping>;

/** How the deadline of what is to be shipped stands. late: it is over; today: it ends today in São Paulo; none: nobody said one. */
export const Due = z.enum(['late', 'today', 'later', 'none']);
export type Due = z.infer<typeof Due>;

/** What waits to be shipped, or was stopped on its way: its deadline matters, and it stands in the expedition. */
export const isToShip = ({ status, shipping }: { readonly status: OrderStatus; readonly shipping: Pick<Shipping, 'status'> }): boolean =>
  status === 'waiting-shipped' || (status === 'shipped' && shipping.status === suspendedShipping);

/** Note (part 1, section 3), newest first. `_id` and `editedAt` are ours. */
export const OrderNote = z.object({
  _id: z.string(),
  message: z.string(),
  userId: z.string(),
  userName: z.string(),
  date: Instant,
  avatar: z.string().nullable(),
  editedAt: Instant.nullable(),
});
export type OrderNote = z.infer<typeof OrderNote>;

/** What the lifecycle reads of an order (decision 22). */
const lifecycleFields = {
  status: OrderStatus,
  /** What a request or a cancellation put aside; ours. */
  statusBefore: OrderStatus.nullable(),
  /** 'cancelled' while the cancellation can be reverted. */
  statusToReverse: z.literal('cancelled').nullable(),
};

/** When its label was last sent to a printer; null where it was not, or nobody knows. Ours. */
const labelPrintedAt = Instant.nullable().default(null);

/** Its cancellation is on its way to the marketplace or there: it can not be undone any more (decision 34). Ours. */
const isCancelSent = z.boolean().optional();

/** What a list shows: buyer data masked (reliability, LGPD). */
export const OrderRow = z.object({
  _id: z.string(),
  version: z.int().positive(),
  externalId: z.string(),
  packId: z.string().nullable(),
  ...lifecycleFields,
  gross: Cents.nullable(),
  freight: Cents.nullable(),
  createdAt: Instant,
  sellerId: z.string(),
  sellerName: z.string(),
  marketPlaceId: z.string(),
  marketPlaceName: z.string(),
  /** First name and initials; null when there is none. */
  buyerName: z.string().nullable(),
  /** `***.456.789-**`; null when there is none. */
  buyerDocument: z.string().nullable(),
  skus: z.array(z.string()),
  mode: ShippingMode,
  trackingNumber: z.string().nullable(),
  hasPlp: z.boolean(),
  isSuspended: z.boolean(),
  isCancelSent,
  lacks,
  labelPrintedAt,
});
export type OrderRow = z.infer<typeof OrderRow>;

/** The number people name an order by, and its mediation: the pack's if it has one (part 2, section 2; row ORD-2). */
export const orderNumber = ({ packId, externalId }: Pick<OrderRow, 'packId' | 'externalId'>): string => packId ?? externalId;

/** All null until the statement tells. */
const OrderMoney = z.object({
  fee: Cents.nullable(),
  net: Cents.nullable(),
  releaseAt: Instant.nullable(),
  releasedAt: Instant.nullable(),
});

/** Order (part 1, section 3). `accountName` is the official account, for superusers only. */
export const Order = z.object({
  _id: z.string(),
  version: z.int().positive(),
  externalId: z.string(),
  packId: z.string().nullable(),
  ...lifecycleFields,
  /** A request led to how it stands: it waits to be decided, or the cancellation is what was decided; ours. */
  wasRequested: z.boolean().optional(),
  gross: Cents.nullable(),
  freight: Cents.nullable(),
  freightSeller: Cents.nullable(),
  hasOwnShippingTable: z.boolean(),
  ownCar: z.boolean(),
  dateClosed: Instant.nullable(),
  createdAt: Instant,
  marketPlaceId: z.string(),
  marketPlaceName: z.string(),
  accountName: z.string().nullable(),
  sellerId: z.string(),
  sellerName: z.string(),
  /** Number of the invoice; null until there is one. */
  invoice: z.string().nullable(),
  /** Specified, and not what it says (part 2, section 3): which document there is follows from the status (`documentMode`). */
  labelMode: z.unknown().optional(),
  cancelMessage: z.object({ type: z.string().nullable(), description: z.string() }).nullable(),
  note: listOf(OrderNote),
  items: listOf(OrderItem),
  buyer: Buyer,
  shipping: Shipping,
  isCancelSent,
  lacks,
  labelPrintedAt,
  /** Ours: until when the marketplace wants it on its way, and how that stands by the server's clock. Null where nothing is to be shipped. */
  shipBy: Instant.nullable().default(null),
  due: Due.nullable().default(null),
  hasMediation: z.boolean(),
  /** Ours: what the marketplace's statement says, for people who may see money (decision 20). Null for others, and of what nobody paid. */
  money: OrderMoney.nullable().default(null),
});
export type Order = z.infer<typeof Order>;

/** What every step answers. */
export const OrderStepped = z.object({ _id: z.string(), version: z.int().positive(), ...lifecycleFields });
export type OrderStepped = z.infer<typeof OrderStepped>;
