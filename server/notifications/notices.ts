/**
 * Says for each event of an order and of its mediation which side is notified, in one line. (part 1, sections 2 and 4; decision 0074)
 */
import type { MediationStep } from '#machines/lifecycle/mediation.ts';
import type { OrderEventType } from '../orders/order-event.ts';

/** What a text names. Never a buyer (reliability 26). */
export interface Sale {
  /** As people know it: of its pack, else its own. */
  readonly number: string;
  readonly sellerName: string;
  /** The side that spoke in the mediation. */
  readonly speaker: 'buyer' | 'mediator' | 'staff' | undefined;
  /** Its cancellation is asked for, and waits for a decision. */
  readonly isRequested: boolean;
}

/** One line of the table. */
export interface NoticeRule {
  readonly to: 'seller' | 'superusers';
  /** A type the panel of the specification has a section for. */
  readonly type: 'order' | 'mediation';
  readonly text: (sale: Sale) => string;
}

const order = (to: NoticeRule['to'], text: NoticeRule['text']): NoticeRule => ({ to, type: 'order', text });
const mediation = (text: NoticeRule['text']): NoticeRule => ({ to: 'seller', type: 'mediation', text });

/** The console shows it in red by these words (row NAV-8). */
const cancelled = ({ number }: Sale): string => `Você tem uma venda cancelada: ${number}.`;

/** To the company and to the superusers alike. */
export const refusedThere = ({ number, isRequested }: Pick<Sale, 'number' | 'isRequested'>): string =>
  isRequested
    ? `O Mercado Livre recusou o cancelamento da venda ${number}: a solicitação de cancelamento espera de novo uma decisão.`
    : `O Mercado Livre recusou o cancelamento da venda ${number}: ela continua valendo.`;

/** Null where nobody is told: the way of a parcel is seen where parcels are, and edits change nothing anybody has to act on. */
export const orderNotices: Readonly<Record<OrderEventType, NoticeRule | null>> = {
  pay: order('seller', ({ number }) => `Você tem uma nova venda: ${number}.`),
  invoice: null,
  awaitShipment: null,
  ship: null,
  deliver: null,
  failDelivery: order('seller', ({ number }) => `A venda ${number} não foi entregue e está sendo devolvida.`),
  requestCancel: order('superusers', ({ number, sellerName }) => `${sellerName} solicitou o cancelamento da venda ${number}.`),
  refuseCancel: order('seller', ({ number }) => `A solicitação de cancelamento da venda ${number} foi recusada.`),
  cancel: order('seller', cancelled),
  cancelOnMarketplace: order('seller', (sale) => `${cancelled(sale)} O cancelamento segue para o Mercado Livre.`),
  // What a seller sees of it is a cancelled order like any other.
  fakeCancel: order('seller', cancelled),
  addReturn: order('seller', (sale) => `${cancelled(sale)} A devolução foi registrada.`),
  revertCancel: order('seller', ({ number }) => `O cancelamento da venda ${number} foi revertido.`),
  undoCancel: order('seller', refusedThere),
  buyerNotTold: order('seller', ({ number }) => `O Mercado Livre não entregou a mensagem ao comprador da venda ${number}.`),
  shippingNotTold: order('seller', ({ number }) => `O Mercado Livre não aceitou o aviso de envio da venda ${number}.`),
  suspendShipment: order('seller', ({ number }) => `O envio da venda ${number} foi suspenso.`),
  editTracking: null,
  labelPrinted: null,
  labelNotPrinted: null,
  noteAdded: null,
  noteEdited: null,
  noteDeleted: null,
  zipEdited: null,
  cancelReasonEdited: null,
  // Told as the mediation's own event.
  mediationClosed: null,
  // Imported history: the person who imports reads the report.
  importCompleted: null,
};

const speakers = { buyer: 'O comprador', mediator: 'O mediador', staff: 'A equipe do Balcão' } as const;
const spoke = ({ number, speaker }: Sale): string => `${speakers[speaker ?? 'staff']} respondeu na mediação da venda ${number}.`;

export const mediationNotices: Readonly<Record<MediationStep['type'], NoticeRule | null>> = {
  reply: mediation(spoke),
  hear: mediation(spoke),
  undoReply: mediation(
    ({ number }) => `O Mercado Livre recusou uma resposta na mediação da venda ${number}. O texto voltou para ser corrigido.`,
  ),
  // Asked for; what the marketplace says to it is told.
  close: null,
  confirmClose: mediation(({ number }) => `A mediação da venda ${number} foi encerrada.`),
  failClose: null,
};
