import { messages } from './messages.ts';

type Label = { readonly label: string };
type Named = { readonly name: string };
/** `isForGood`: no step leads back from it. */
type Lasting = Label & { readonly isForGood: boolean };
type Answered = Label & { readonly moderated: string };
type Waited = Label & { readonly count: number; readonly first: string };
/** `stays`: publications, each with a listing that waits for it. */
type Discarded = Label & { readonly count: number; readonly stays: number };

/** One order is called by its number; several are '3 pedidos' already. */
const one = (word: string, label: string): string => (/^\S+$/u.test(label) ? `${word} ${label}` : label);
const br = ({ label }: Label): string => one('pedido', label);
/** 'do pedido 2000…', 'de 3 pedidos'. */
const ofBr = (values: Label): string => br(values).replace(/^(?:pedido )?/u, (word) => (word === '' ? 'de ' : 'do pedido '));
const en = ({ label }: Label): string => one('order', label);
const neverBr = 'Não pode ser desfeito';
const neverEn = 'It can not be undone';

/** What the palette asks before a command runs that nothing takes back: its window brings these words along (ask-review.tsx). */
export const commandReviews = messages({
  'company.removeCertificateReview': {
    br: ({ label }: Label) => `Remover o certificado de ${label}, com a senha? Para usá-lo outra vez, envie o arquivo de novo`,
    en: ({ label }: Label) => `Remove the certificate of ${label}, with its password? To use it again, upload the file again`,
  },
  'company.blockReview': {
    br: ({ label }: Label) =>
      `Bloquear ${label}? Quem é da equipe lê o motivo e não abre mais nada aqui, e as mensagens automáticas aos compradores param. Anúncios e vendas no marketplace continuam.`,
    en: ({ label }: Label) =>
      `Block ${label}? Their team reads why and opens nothing more here, and automatic messages to buyers stop. Listings and sales on the marketplace go on.`,
  },
  'colleague.takeOwnReview': {
    br: ({ label }: Label) => `Deixar de ser responsável por ${label}? Só outro responsável desfaz isso`,
    en: ({ label }: Label) => `No longer be in charge of ${label}? Only another in charge undoes it`,
  },
  'colleague.resendReview': {
    br: ({ name }: Named) => `Reenviar o convite de ${name}? O link anterior deixa de valer`,
    en: ({ name }: Named) => `Send the invitation of ${name} again? The link before stops working`,
  },
  'colleague.withdrawReview': {
    br: ({ name }: Named) => `Cancelar o convite de ${name}? O link enviado deixa de valer`,
    en: ({ name }: Named) => `Take the invitation of ${name} back? The link that was sent stops working`,
  },
  'backlog.sendReview': {
    br: ({ count, first, label }: Waited) => `Enviar a ${label} o que esperava (${count}), a começar por ${first}? Não pode ser desfeito`,
    en: ({ count, first, label }: Waited) => `Send ${label} what waited (${count}), beginning with ${first}? It can not be undone`,
  },
  'backlog.discardReview': {
    br: ({ count, stays, label }: Discarded) =>
      `Descartar o que esperava de ${label} (${count})? Nada disso será enviado, e não pode ser desfeito${stays > 0 ? `. Publicações continuam esperando: ${stays}` : ''}`,
    en: ({ count, stays, label }: Discarded) =>
      `Discard what waited of ${label} (${count})? None of it will be sent, and it can not be undone${stays > 0 ? `. Publications still wait: ${stays}` : ''}`,
  },
  'listing.observeReview': {
    br: ({ label }: Label) => `Adicionar observação em ${label}?`,
    en: ({ label }: Label) => `Add an observation to ${label}?`,
  },
  'listing.pauseReview': {
    br: ({ label }: Label) => `Pausar ${label}? Sai de venda até ser reativado`,
    en: ({ label }: Label) => `Pause ${label}? It is off sale until reactivated`,
  },
  'listing.duplicateReview': {
    br: ({ label }: Label) => `Duplicar ${label}? A cópia entra na fila de revisão e pode ser excluída enquanto não for publicada`,
    en: ({ label }: Label) => `Duplicate ${label}? The copy goes to review, and can be deleted until it is published`,
  },
  'listing.removeReview': {
    br: ({ label }: Label) =>
      `Excluir ${label}? O anúncio sai da revisão com tudo que é dele; o SKU e o produto ficam. Depois de enviado, não volta`,
    en: ({ label }: Label) =>
      `Delete ${label}? The listing leaves the review with all that is its own; its SKU and product stay. Once sent it does not come back`,
  },
  'listing.resubmitReview': {
    br: ({ label }: Label) => `Reenviar ${label} para revisão? Depois de enviado, não pode ser desfeito`,
    en: ({ label }: Label) => `Send ${label} to review again? It can not be undone once sent`,
  },
  'listing.setPriceAndStockReview': {
    br: ({ label }: Label) => `Alterar preço e estoque de ${label}?`,
    en: ({ label }: Label) => `Change price and stock of ${label}?`,
  },
  'marketplace.renewReview': {
    br: ({ label }: Label) => `Renovar a autorização de ${label} por 180 dias? Não pode ser desfeito`,
    en: ({ label }: Label) => `Renew the authorization of ${label} for 180 days? It can not be undone`,
  },
  'mediation.closeReview': {
    br: ({ label }: Label) => `Encerrar a mediação ${label}? Não pode ser desfeito`,
    en: ({ label }: Label) => `Close mediation ${label}? It can not be undone`,
  },
  'order.requestCancelReview': {
    br: (values: Label) => `Solicitar cancelamento ${ofBr(values)}? ${neverBr}`,
    en: (values: Label) => `Request the cancellation of ${en(values)}? ${neverEn}`,
  },
  'order.cancelReview': {
    br: (values: Lasting) => `Cancelar ${br(values)}? ${values.isForGood ? neverBr : 'Pode ser revertido depois'}`,
    en: (values: Lasting) => `Cancel ${en(values)}? ${values.isForGood ? neverEn : 'It can be reverted later'}`,
  },
  'order.cancelOnMarketplaceReview': {
    br: (values: Lasting) =>
      `Cancelar ${br(values)} no marketplace? ${values.isForGood ? neverBr : 'Só pode ser revertido enquanto não for enviado'}`,
    en: (values: Lasting) =>
      `Cancel ${en(values)} on the marketplace? ${values.isForGood ? neverEn : 'It can only be reverted until it is sent'}`,
  },
  'order.fakeCancelReview': {
    br: (values: Label) => `Cancelar ${br(values)} só no Balcão? ${neverBr}`,
    en: (values: Label) => `Cancel ${en(values)} in Balcão only? ${neverEn}`,
  },
  'order.revertCancelReview': {
    br: (values: Label) => `Reverter o cancelamento ${ofBr(values)}? ${neverBr}`,
    en: (values: Label) => `Revert the cancellation of ${en(values)}? ${neverEn}`,
  },
  'order.refuseCancelReview': {
    br: (values: Label) => `Recusar a solicitação de cancelamento ${ofBr(values)}? ${neverBr}`,
    en: (values: Label) => `Refuse the cancellation request of ${en(values)}? ${neverEn}`,
  },
  'order.shipReview': {
    br: (values: Label) => `Marcar ${br(values)} como enviado? ${neverBr}`,
    en: (values: Label) => `Mark ${en(values)} as shipped? ${neverEn}`,
  },
  'order.editTrackingReview': {
    br: (values: Lasting) => `Alterar o rastreio ${ofBr(values)}?${values.isForGood ? ` ${neverBr}` : ''}`,
    en: (values: Lasting) => `Change the tracking of ${en(values)}?${values.isForGood ? ` ${neverEn}` : ''}`,
  },
  'order.addReturnReview': {
    br: ({ amount, ...values }: Label & { readonly amount: string }) =>
      `Adicionar devolução de ${amount} e cancelar ${br(values)}? ${neverBr}`,
    en: ({ amount, ...values }: Label & { readonly amount: string }) => `Add a return of ${amount} and cancel ${en(values)}? ${neverEn}`,
  },
  'order.suspendShipmentReview': {
    br: (values: Label) => `Suspender o envio ${ofBr(values)}? ${neverBr}`,
    en: (values: Label) => `Suspend the shipment of ${en(values)}? ${neverEn}`,
  },
  'order.editNoteReview': {
    br: (values: Label) => `Alterar a observação ${ofBr(values)}? ${neverBr}`,
    en: (values: Label) => `Change the note on ${en(values)}? ${neverEn}`,
  },
  'order.deleteNoteReview': {
    br: (values: Label) => `Apagar a observação ${ofBr(values)}? ${neverBr}`,
    en: (values: Label) => `Delete the note on ${en(values)}? ${neverEn}`,
  },
  'pricerule.applyReview': {
    br: ({ label }: Label) => `Aplicar os preços da regra ${label}? Os anúncios mudam de preço um a um; não pode ser desfeito`,
    en: ({ label }: Label) => `Apply the prices of ${label}? Listings change price one by one; it can not be undone`,
  },
  'profile.endAllReview': {
    br: 'Encerrar todas as suas outras sessões? Não pode ser desfeito',
    en: 'End all your other sessions? It can not be undone',
  },
  'profile.endOneReview': { br: 'Encerrar esta sessão? Não pode ser desfeito', en: 'End this session? It can not be undone' },
  'question.answerReview': {
    br: ({ label, moderated }: Answered) => `Responder a ${label}?${moderated === '' ? '' : ` O marketplace pode moderar: ${moderated}`}`,
    en: ({ label, moderated }: Answered) => `Answer ${label}?${moderated === '' ? '' : ` The marketplace may moderate: ${moderated}`}`,
  },
  'user.revokeAllReview': {
    br: ({ label }: Label) => `Encerrar todas as sessões de ${label}? Não pode ser desfeito`,
    en: ({ label }: Label) => `End all sessions of ${label}? It can not be undone`,
  },
  'user.revokeOneReview': {
    br: ({ label }: Label) => `Encerrar esta sessão de ${label}? Não pode ser desfeito`,
    en: ({ label }: Label) => `End this session of ${label}? It can not be undone`,
  },
  'user.resendInviteReview': {
    br: ({ label }: Label) => `Reenviar o convite de ${label}? O link anterior deixa de valer`,
    en: ({ label }: Label) => `Send the invitation of ${label} again? The link before stops working`,
  },
});
