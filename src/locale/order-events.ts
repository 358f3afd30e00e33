import { messages } from './messages.ts';

/** What happened to an order: on its page, and where a decision is refused because of it. */
export const orderEvents = messages({
  'orderPage.event.pay': { br: 'Pagamento confirmado', en: 'Payment confirmed' },
  'orderPage.event.invoice': { br: 'Pedido faturado', en: 'Invoiced' },
  'orderPage.event.awaitShipment': { br: 'Pronto para envio', en: 'Ready to be shipped' },
  'orderPage.event.ship': { br: 'Pedido enviado', en: 'Shipped' },
  'orderPage.event.deliver': { br: 'Pedido entregue', en: 'Delivered' },
  'orderPage.event.failDelivery': { br: 'Pedido devolvido', en: 'Returned' },
  'orderPage.event.requestCancel': { br: 'Cancelamento solicitado', en: 'Cancellation requested' },
  'orderPage.event.refuseCancel': { br: 'Solicitação de cancelamento recusada', en: 'Cancellation request refused' },
  'orderPage.event.cancel': { br: 'Pedido cancelado', en: 'Cancelled' },
  'orderPage.event.cancelOnMarketplace': { br: 'Cancelado no marketplace', en: 'Cancelled on the marketplace' },
  'orderPage.event.fakeCancel': { br: 'Cancelamento fictício', en: 'Fake cancellation' },
  'orderPage.event.addReturn': { br: 'Devolução adicionada', en: 'Return added' },
  'orderPage.event.revertCancel': { br: 'Cancelamento revertido', en: 'Cancellation reverted' },
  'orderPage.event.suspendShipment': { br: 'Envio suspenso', en: 'Shipment suspended' },
  'orderPage.event.editTracking': { br: 'Rastreio alterado', en: 'Tracking changed' },
  'orderPage.event.labelPrinted': { br: 'Etiqueta impressa', en: 'Label printed' },
  'orderPage.event.labelNotPrinted': { br: 'Etiqueta marcada como não impressa', en: 'Label marked as not printed' },
  'orderPage.event.mediationClosed': { br: 'Mediação encerrada', en: 'Mediation closed' },
  'orderPage.event.noteAdded': { br: 'Observação adicionada', en: 'Note added' },
  'orderPage.event.noteEdited': { br: 'Observação editada', en: 'Note edited' },
  'orderPage.event.noteDeleted': { br: 'Observação apagada', en: 'Note deleted' },
  'orderPage.event.zipEdited': { br: 'CEP alterado', en: 'Postal code changed' },
  'orderPage.event.importCompleted': { br: 'Completado por uma importação', en: 'Completed by an import' },
  'orderPage.event.cancelReasonEdited': { br: 'Motivo do cancelamento alterado', en: 'Reason of the cancellation changed' },
});
