import type { OrderStatus } from '#contract/order.ts';
import { messages } from './messages.ts';

type Step = { readonly step: string };

const statusBr: Readonly<Record<OrderStatus, string>> = {
  pending: 'está pendente',
  paid: 'está pago',
  invoiced: 'está faturado',
  'waiting-shipped': 'está aguardando envio',
  shipped: 'está enviado',
  delivered: 'está entregue',
  not_delivered: 'já devolvido',
  pending_cancelled: 'está pendente de cancelamento',
  cancelled: 'já cancelado',
  fk_cancelled: 'já cancelado',
};
const statusEn: Readonly<Record<OrderStatus, string>> = {
  pending: 'is pending',
  paid: 'is paid',
  invoiced: 'is invoiced',
  'waiting-shipped': 'is waiting to be shipped',
  shipped: 'is shipped',
  delivered: 'is delivered',
  not_delivered: 'was already returned',
  pending_cancelled: 'waits for a decision on its cancellation',
  cancelled: 'was already cancelled',
  fk_cancelled: 'was already cancelled',
};

/** Orders wherever they appear: how they stand, their commands, why one is refused. The page's own words are in order-page.ts. */
export const order = messages({
  'kind.order.one': { br: 'Pedido', en: 'Order' },
  'kind.order.many': { br: 'pedidos', en: 'orders' },
  'kind.order.choose': { br: 'Escolha um pedido', en: 'Choose an order' },
  'order.status.pending': { br: 'Pendente', en: 'Pending' },
  'order.status.paid': { br: 'Pago', en: 'Paid' },
  'order.status.invoiced': { br: 'Faturado', en: 'Invoiced' },
  'order.status.waiting-shipped': { br: 'Aguardando envio', en: 'To be shipped' },
  'order.status.shipped': { br: 'Enviado', en: 'Shipped' },
  'order.status.delivered': { br: 'Entregue', en: 'Delivered' },
  'order.status.not_delivered': { br: 'Devolvido', en: 'Returned' },
  'order.status.pending_cancelled': { br: 'Pendente cancelamento', en: 'Cancellation pending' },
  'order.status.cancelled': { br: 'Cancelado', en: 'Cancelled' },
  'order.status.fk_cancelled': { br: 'Cancelado', en: 'Cancelled' },

  'order.requestCancel': { br: 'Solicitar cancelamento', en: 'Request cancellation' },
  'order.cancelRequested': { br: 'Solicitação enviada', en: 'Request sent' },
  'order.cancel': { br: 'Cancelar', en: 'Cancel' },
  'order.cancelConfirm': {
    br: ({ n }: { readonly n: number }) => (n === 1 ? 'Cancelar pedido' : 'Cancelar pedidos'),
    en: ({ n }: { readonly n: number }) => (n === 1 ? 'Cancel order' : 'Cancel orders'),
  },
  'order.cancelOnMarketplace': { br: 'Cancelar no marketplace', en: 'Cancel on the marketplace' },
  'order.fakeCancel': { br: 'Cancelamento fictício', en: 'Fake cancellation' },
  'order.cancelled': { br: 'Cancelado com sucesso', en: 'Cancelled' },
  'order.revertCancel': { br: 'Reverter cancelamento', en: 'Revert cancellation' },
  'order.refuseCancel': { br: 'Recusar cancelamento', en: 'Refuse cancellation' },
  'order.statusChanged': { br: 'Status alterado com sucesso!', en: 'Status changed!' },
  'order.ship': { br: 'Marcar como enviado', en: 'Mark as shipped' },
  'order.trackingNumber': { br: 'Código de rastreio', en: 'Tracking number' },
  'order.carrier': { br: 'Transportadora', en: 'Carrier' },
  'order.editTracking': { br: 'Corrigir rastreio', en: 'Correct the tracking' },
  'order.trackingEdited': { br: 'Rastreio alterado com sucesso!', en: 'Tracking changed!' },
  'order.markPrinted': { br: 'Marcar etiqueta como impressa', en: 'Mark the label as printed' },
  'order.labelMarked': { br: 'Etiqueta marcada como impressa', en: 'Label marked as printed' },
  'order.unmarkPrinted': { br: 'Marcar etiqueta como não impressa', en: 'Mark the label as not printed' },
  'order.labelUnmarked': { br: 'Etiqueta marcada como não impressa', en: 'Label marked as not printed' },
  'order.addReturn': { br: 'Adicionar devolução', en: 'Add return' },
  'order.returnAdded': { br: 'alterado com sucesso', en: 'changed' },
  'order.return.trackingNumber': { br: 'Código de rastreio da devolução', en: 'Tracking number of the return' },
  'order.return.devolutionValue': { br: 'Valor da devolução (R$)', en: 'Returned amount (R$)' },
  'order.return.dateFrom': { br: 'Data inicial (dd/mm/aaaa)', en: 'From (dd/mm/yyyy)' },
  'order.return.dateTo': { br: 'Data final (dd/mm/aaaa)', en: 'To (dd/mm/yyyy)' },
  'order.return.detail': { br: 'Detalhe da devolução', en: 'Detail of the return' },
  'order.suspendShipment': { br: 'Suspender envio', en: 'Suspend shipment' },
  'order.shipmentSuspended': { br: 'Envio suspenso com sucesso', en: 'Shipment suspended' },

  'order.cancelType': { br: 'Tipo do motivo', en: 'Kind of reason' },
  'order.cancelDescription': { br: 'Descrição do motivo', en: 'Description of the reason' },
  'order.editCancelReason': { br: 'Editar motivo do cancelamento', en: 'Edit the reason of the cancellation' },
  'order.reasonEdited': { br: 'Motivo do cancelamento alterado com sucesso!', en: 'Reason of the cancellation changed!' },
  'order.editZip': { br: 'Editar CEP', en: 'Edit the postal code' },
  'order.newZip': { br: 'Novo CEP (99999-999)', en: 'New postal code (99999-999)' },
  'order.zipEdited': { br: 'Cep alterado com sucesso!', en: 'Postal code changed!' },

  'order.addNote': { br: 'Adicionar observação', en: 'Add note' },
  'order.note': { br: 'Observação', en: 'Note' },
  'order.noteSaved': { br: 'Observação gravada com sucesso', en: 'Note saved' },
  'order.whichNote': { br: 'Qual observação?', en: 'Which note?' },
  'order.editNote': { br: 'Editar observação', en: 'Edit note' },
  'order.newNoteText': { br: 'Novo texto da observação', en: 'New text of the note' },
  'order.deleteNote': { br: 'Apagar observação', en: 'Delete note' },
  'order.noteDeleted': { br: 'Observação apagada com sucesso', en: 'Note deleted' },

  'order.openProduct': { br: 'Ver produto', en: 'See the product' },
  'order.copyNumber': { br: 'Copiar número do pedido', en: 'Copy the order number' },
  'order.openTracking': { br: 'Abrir rastreio', en: 'Open tracking' },
  'order.openHistory': { br: 'Abrir histórico', en: 'Open history' },
  'order.openInvoice': { br: 'Abrir nota fiscal', en: 'Open invoice' },
  'order.downloadInvoice': { br: 'Baixar XML', en: 'Download XML' },
  'order.printLabel': { br: 'Imprimir etiqueta', en: 'Print label' },
  'order.printLabels': { br: 'Imprimir etiquetas', en: 'Print labels' },
  'order.copySlipLink': { br: 'Copiar link do talão de vendas', en: 'Copy the link to the sales slip' },
  'order.openPickList': { br: 'Lista de separação', en: 'Pick list' },

  'order.refused.role': {
    br: ({ step }: Step) =>
      step === 'requestCancel'
        ? 'Só sellers'
        : ['ship', 'editTracking', 'addNote'].includes(step)
          ? 'Só sellers e superusuário'
          : 'Só superusuário',
    en: ({ step }: Step) =>
      step === 'requestCancel'
        ? 'Sellers only'
        : ['ship', 'editTracking', 'addNote'].includes(step)
          ? 'Sellers and superusers only'
          : 'Superusers only',
  },
  'order.refused.status': {
    br: ({ status }: { status: OrderStatus }) => `Pedido ${statusBr[status]}`,
    en: ({ status }: { status: OrderStatus }) => `The order ${statusEn[status]}`,
  },
  'order.refused.ownShipping': { br: 'O envio deste pedido é do marketplace', en: 'The marketplace ships this order' },
  'order.refused.noLabel': {
    br: 'Só há etiqueta de pedido aguardando envio ou enviado',
    en: 'Only an order that waits to be shipped or was shipped has a label',
  },
  'order.refused.notPrinted': { br: 'Etiqueta não está marcada como impressa', en: 'The label is not marked as printed' },
  'order.refused.noInvoice': { br: 'Nota fiscal ainda não emitida', en: 'Not invoiced yet' },
  'order.refused.sameTracking': {
    br: 'O código de rastreio e a transportadora já são estes',
    en: 'These are the tracking number and the carrier already',
  },
  'order.refused.noPlp': { br: 'Envio sem PLP não pode ser suspenso', en: 'A shipment without a PLP can not be suspended' },
  'order.refused.irreversible': {
    br: ({ step }: Step) =>
      step === 'refuseCancel' ? 'Não há situação anterior a restaurar neste pedido' : 'Este cancelamento não pode ser revertido',
    en: ({ step }: Step) =>
      step === 'refuseCancel' ? 'There is no earlier status to restore on this order' : 'This cancellation can not be reverted',
  },
  'order.refused.cancelSent': {
    br: 'O cancelamento já foi enviado ao Mercado Livre: lá ele não pode ser desfeito',
    en: 'The cancellation was already sent to Mercado Livre: it can not be undone there',
  },
  'order.refused.openFirst': { br: 'Abra o pedido para isto', en: 'Open the order for this' },
  'order.refused.noTracking': { br: 'Pedido sem código de rastreio', en: 'The order has no tracking number' },
  'order.refused.suspended': { br: 'Envio já suspenso', en: 'The shipment is already suspended' },
  'order.refused.notCancelled': { br: 'Pedido não está cancelado', en: 'The order is not cancelled' },
  'order.refused.changedMeanwhile': {
    br: ({ now }: { readonly now: string }) =>
      `Outra pessoa mudou isto enquanto você escrevia. Agora diz: ${now === '' ? '(vazio)' : `“${now}”`}`,
    en: ({ now }: { readonly now: string }) =>
      `Somebody changed this while you were writing. It now says: ${now === '' ? '(nothing)' : `“${now}”`}`,
  },
  'order.refused.sameReason': { br: 'O motivo já é este', en: 'This is the reason already' },
  'order.refused.sameZip': { br: 'O CEP já é este', en: 'This is the postal code already' },
  'order.refused.noNotes': { br: 'Pedido sem observações', en: 'The order has no notes' },
  'order.refused.noteGone': { br: 'Esta observação não existe mais', en: 'This note is no longer there' },
  'order.refused.sameNote': { br: 'A observação já diz isto', en: 'The note says this already' },

  'shell.title.sales': { br: 'Vendas', en: 'Sales' },
  'shell.title.sale': { br: 'Detalhe da venda', en: 'Sale detail' },
  'menu.sales': { br: 'Vendas', en: 'Sales' },
});
