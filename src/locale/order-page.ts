import { leastOfTracking, mostOfTracking, trackingFaultText } from '#lib/validate/tracking-code.ts';
import { messages } from './messages.ts';

/** The page of one order and the dialogs that ask for what an order's commands need (part 1, sections 2, 4, 5 and 8). */
export const orderPage = messages({
  'orderPage.back': { br: 'Vendas', en: 'Sales' },
  'orderPage.title': {
    br: ({ number }: { number: string }) => `Pedido ${number}`,
    en: ({ number }: { number: string }) => `Order ${number}`,
  },
  'orderPage.theNumber': { br: 'o número do pedido', en: 'the order number' },
  'orderPage.theTracking': { br: 'o código de rastreio', en: 'the tracking number' },
  'orderPage.copied': { br: 'Número do pedido copiado', en: 'Order number copied' },
  'orderPage.notFound': { br: 'Pedido não encontrado', en: 'Order not found' },
  'orderPage.failed': { br: 'Não foi possível carregar o pedido', en: 'The order could not be loaded' },
  'orderPage.goingBack': { br: 'Voltando para a lista de vendas…', en: 'Going back to the sales list…' },
  'orderPage.mediated': { br: 'Em mediação', en: 'In mediation' },
  'orderPage.more': { br: 'Mais ações do pedido', en: 'More actions of the order' },
  'orderPage.xml': { br: 'XML', en: 'XML' },
  'orderPage.warnings': { br: 'Avisos', en: 'Warnings' },
  'orderPage.progress': { br: 'Andamento do pedido', en: 'Progress of the order' },
  'orderPage.cancellation': { br: 'Andamento do cancelamento', en: 'Progress of the cancellation' },

  'orderPage.about': { br: 'Sobre o pedido', en: 'About the order' },
  'orderPage.about.externalId': { br: 'Número externo', en: 'External number' },
  'orderPage.about.packId': { br: 'Número do pacote', en: 'Pack number' },
  'orderPage.about.createdAt': { br: 'Data da venda', en: 'Sold at' },
  'orderPage.about.dateClosed': { br: 'Encerramento', en: 'Closed at' },
  'orderPage.about.marketplace': { br: 'Marketplace', en: 'Marketplace' },
  'orderPage.about.account': { br: 'Conta oficial', en: 'Official account' },
  'orderPage.about.gross': { br: 'Valor da venda', en: 'Sale amount' },
  'orderPage.about.freightSeller': { br: 'Frete do seller', en: 'Freight of the seller' },
  'orderPage.about.ownTable': { br: 'Tabela própria', en: 'Own table' },
  'orderPage.about.ownCar': { br: 'Veículo próprio', en: 'Own vehicle' },
  'orderPage.about.invoice': { br: 'Nota fiscal', en: 'Invoice' },
  'orderPage.money.net': { br: 'Líquido', en: 'Net' },
  'orderPage.money.release': { br: 'Liberação prevista', en: 'To be released' },
  'orderPage.money.released': { br: 'Liberado em', en: 'Released at' },
  'orderPage.money.open': { br: 'Ver no financeiro', en: 'See in the finances' },
  'orderPage.money.others': {
    br: 'Tarifa, líquido e repasse: com os gestores financeiros da empresa. Peça o acesso a quem cuida do seu cadastro.',
    en: 'Fee, net and payout: with the money managers of the company. Ask whoever keeps your account for access.',
  },
  'orderPage.values': { br: 'Valores', en: 'Amounts' },
  'orderPage.yes': { br: 'Sim', en: 'Yes' },
  'orderPage.no': { br: 'Não', en: 'No' },

  'orderPage.reason': { br: 'Motivo do cancelamento', en: 'Reason of the cancellation' },
  'orderPage.noReason': { br: 'Motivo não fornecido', en: 'No reason given' },

  'orderPage.buyer.document': { br: 'Documento', en: 'Document' },
  'orderPage.buyer.id': { br: 'Código', en: 'Code' },

  'orderPage.delivery': { br: 'Entrega', en: 'Delivery' },
  'orderPage.delivery.mode': { br: 'Modalidade', en: 'Mode' },
  'orderPage.mode.me1': { br: 'Correios ou transportadora', en: 'Correios or a carrier' },
  'orderPage.mode.me2': { br: 'Envio do marketplace', en: 'Shipping of the marketplace' },
  'orderPage.delivery.status': { br: 'Situação do envio', en: 'Shipment status' },
  'orderPage.suspended': { br: 'Suspenso', en: 'Suspended' },
  'orderPage.delivery.shippingId': { br: 'Código do envio', en: 'Shipment code' },
  'orderPage.delivery.plp': { br: 'PLP', en: 'PLP' },
  'orderPage.delivery.street': { br: 'Rua', en: 'Street' },
  'orderPage.delivery.neighborhood': { br: 'Bairro', en: 'Neighbourhood' },
  'orderPage.delivery.state': { br: 'Estado', en: 'State' },
  'orderPage.delivery.comment': { br: 'Referência', en: 'Directions' },
  'orderPage.invalidZip': { br: 'CEP inválido!', en: 'Invalid postal code!' },

  'orderPage.products': { br: 'Produtos', en: 'Products' },
  'orderPage.product.amount': { br: 'Quantidade', en: 'Amount' },
  'orderPage.product.gross': { br: 'Valor unitário', en: 'Unit price' },
  'orderPage.product.total': { br: 'Total', en: 'Total' },
  'orderPage.product.sum': {
    br: ({ n }: { n: number }) => (n === 1 ? '1 item' : `${n} itens`),
    en: ({ n }: { n: number }) => (n === 1 ? '1 item' : `${n} items`),
  },
  'orderPage.product.all': {
    br: ({ n }: { n: number }) => `Mostrar todos os ${n} itens`,
    en: ({ n }: { n: number }) => `Show all ${n} items`,
  },
  'orderPage.product.few': { br: 'Mostrar menos', en: 'Show fewer' },
  'orderPage.product.ownShipping': { br: 'Envio próprio', en: 'Own shipping' },

  'orderPage.notes': { br: 'Observações do pedido', en: 'Notes of the order' },
  'orderPage.reply': { br: 'Responder', en: 'Reply' },
  'orderPage.edited': { br: 'editada', en: 'edited' },
  'orderPage.deleteNoteQuestion': {
    br: 'A observação sai do pedido; o histórico guarda que ela existiu e quem a apagou.',
    en: 'The note leaves the order; the history keeps that there was one and who deleted it.',
  },
  'orderPage.noNotes': { br: 'Nenhuma observação neste pedido', en: 'No note on this order' },
  'orderPage.onlyNotes': { br: 'Só observações', en: 'Notes only' },
  'orderPage.note.givenBack': { br: 'A observação voltou para cá.', en: 'The note is back here.' },
  'orderPage.save': { br: 'Salvar', en: 'Save' },
  'orderPage.saveAgain': { br: 'Salve de novo para pôr o seu no lugar', en: 'Save again to put yours in its place' },
  'orderPage.send': { br: 'Enviar', en: 'Send' },

  'orderPage.created': { br: 'Venda realizada', en: 'Sold' },
  'orderPage.mediation.resolved': { br: 'Resolvido', en: 'Resolved' },
  'orderPage.mediation.notSolved': { br: 'Não foi resolvido', en: 'Not solved' },

  'orderPage.history': { br: 'Histórico do pedido', en: 'History of the order' },
  'orderPage.historyEmpty': { br: 'Nenhuma mudança registrada neste pedido', en: 'No change was recorded of this order' },
  'orderPage.historyFailed': { br: 'Não foi possível carregar o histórico', en: 'The history could not be loaded' },
  'orderPage.history.at': { br: 'Quando', en: 'When' },
  'orderPage.history.who': { br: 'Quem', en: 'Who' },
  'orderPage.history.what': { br: 'O que mudou', en: 'What changed' },
  'orderPage.history.before': { br: 'Antes', en: 'Before' },
  'orderPage.history.after': { br: 'Depois', en: 'After' },
  'orderPage.removed.trackingNumber': { br: 'Código de rastreio retirado', en: 'Tracking number removed' },
  'orderPage.removed.carrier': { br: 'Transportadora retirada', en: 'Carrier removed' },

  'orderPage.cancel.type': { br: 'Tipo', en: 'Type' },
  'orderPage.cancel.description': { br: 'Descrição', en: 'Description' },
  'orderPage.cancel.reasonsFailed': {
    br: 'Não foi possível carregar os motivos de cancelamento',
    en: 'The reasons for cancelling could not be loaded',
  },
  'orderPage.cancel.irreversible': {
    br: 'Depois de enviado, o pedido só volta ao que era com “Reverter cancelamento”.',
    en: 'Once sent, only “Revert cancellation” brings the order back to what it was.',
  },
  'orderPage.cancelOnMarketplace.irreversible': {
    br: 'Só pode ser revertido enquanto não for enviado.',
    en: 'It can only be reverted until it is sent.',
  },
  'orderPage.cancel.forGood': {
    br: 'Não pode ser revertido: não se sabe como o pedido estava antes da solicitação.',
    en: 'It can not be reverted: how the order stood before the request is not known.',
  },
  'orderPage.cancel.someForGood': {
    br: ({ n }: { n: number }) => `${n === 1 ? '1 deles não pode ser revertido' : `${n} deles não podem ser revertidos`}.`,
    en: ({ n }: { n: number }) => `${n} of them can not be reverted.`,
  },
  'orderPage.return.tracking': { br: 'Código de rastreio da devolução', en: 'Tracking number of the return' },
  'orderPage.return.value': { br: 'Valor da devolução', en: 'Amount returned' },
  'orderPage.return.from': { br: 'De', en: 'From' },
  'orderPage.return.to': { br: 'Até', en: 'To' },
  'orderPage.return.detail': { br: 'Detalhes', en: 'Details' },
  'orderPage.return.fillAll': { br: 'Preencher todos os campos', en: 'Fill in all fields' },
  'orderPage.return.irreversible': {
    br: 'O pedido passa a cancelado e a devolução não pode ser desfeita.',
    en: 'The order becomes cancelled and a return can not be undone.',
  },
  'orderPage.return.isMore': { br: 'Devolver mais do que foi pago?', en: 'Give back more than was paid?' },
  'orderPage.return.paidLess': {
    br: ({ number, paid, returned }: { number: string; paid: string; returned: string }) =>
      `Pedido ${number}: o comprador pagou ${paid}, e a devolução é de ${returned}.`,
    en: ({ number, paid, returned }: { number: string; paid: string; returned: string }) =>
      `Order ${number}: the buyer paid ${paid}, and the return is ${returned}.`,
  },
  'orderPage.return.giveMore': { br: 'Devolver mais do que foi pago', en: 'Give back more than was paid' },
  'orderPage.tracking.hint': {
    br: 'Só letras, números, hífen, ponto e barra. Pode ficar em branco.',
    en: 'Letters, digits, hyphen, dot and slash only. It may be left blank.',
  },
  'orderPage.tracking.signs': {
    br: trackingFaultText.signs,
    en: 'Use letters, digits, hyphen, dot and slash only, no blanks.',
  },
  'orderPage.tracking.short': { br: trackingFaultText.short, en: `The number has at least ${leastOfTracking} characters.` },
  'orderPage.tracking.long': { br: trackingFaultText.long, en: `The number has at most ${mostOfTracking} characters.` },
  'orderPage.tracking.digit': { br: trackingFaultText.digit, en: 'The check digit of this Correios number is wrong.' },
  'orderPage.tracking.irreversible': {
    br: 'O código atual não pode ser digitado de volta: trocá-lo não pode ser desfeito.',
    en: 'The current number can not be typed again: a change of it can not be undone.',
  },
  'orderPage.tracking.many': {
    br: 'Cada pedido fica com o código que já tem; corrija um código na página do pedido.',
    en: 'Each order keeps the number it has; correct one on its page.',
  },
  'orderPage.ship.irreversible': {
    br: 'O pedido passa a enviado e não volta. O rastreio pode ser corrigido depois.',
    en: 'The order becomes shipped and does not go back. The tracking can be corrected later.',
  },
  'orderPage.ship.many': {
    br: 'Os pedidos passam a enviados e não voltam. Cada um fica com o código que já tem; corrija um código na página do pedido.',
    en: 'The orders become shipped and do not go back. Each keeps the number it has; correct one on the page of its order.',
  },
  'orderPage.delivery.label': { br: 'Etiqueta', en: 'Label' },
  'orderPage.label.printed': { br: 'Impressa', en: 'Printed' },
  'orderPage.label.notPrinted': { br: 'Não impressa', en: 'Not printed' },
  'orderPage.revert.question': {
    br: ({ status }: { status: string }) => `O pedido volta a “${status}”. Não pode ser desfeito.`,
    en: ({ status }: { status: string }) => `The order goes back to “${status}”. It can not be undone.`,
  },
  'orderPage.revert.confirm': { br: 'Reverter', en: 'Revert' },
  'orderPage.warnings.title': { br: 'Avisos do pedido', en: 'Warnings of the order' },
  'orderPage.warnings.note': {
    br: ({ warnings }: { warnings: string }) => `Avisos: ${warnings}`,
    en: ({ warnings }: { warnings: string }) => `Warnings: ${warnings}`,
  },
  /** The cancellation stepper says it in words of its own (part 1, section 4). */
  'order.stepper.pending_cancelled': { br: 'Analise Cancelamento', en: 'Cancellation under review' },
});
