import type { ListingStatus } from '#contract/listing.ts';
import { statusBr, statusEn } from './listing.ts';
import { messages } from './messages.ts';

type Label = { readonly label: string };

/** A step of what is on the marketplace, and where the listing stands instead. */
export interface Elsewhere {
  readonly step: 'pause' | 'activate' | 'lock' | 'unlock' | 'reprice';
  readonly status: ListingStatus;
}
const onlyBr: Readonly<Record<Elsewhere['step'], string>> = {
  pause: 'Só se pausa um anúncio ativo',
  reprice: 'O preço sozinho só se altera em anúncio que está no marketplace; neste, no formulário',
  activate: 'Só se ativa um anúncio pausado',
  lock: 'Só se trava um anúncio ativo ou pausado',
  unlock: 'Só se destrava um anúncio ativo ou pausado',
};
const onlyEn: Readonly<Record<Elsewhere['step'], string>> = {
  pause: 'Only an active listing is paused',
  reprice: 'The price alone is changed of a listing that is on the marketplace; of this one, in its form',
  activate: 'Only a paused listing is activated',
  lock: 'Only an active or paused listing is locked',
  unlock: 'Only an active or paused listing is unlocked',
};

/** Listings on the shelf: how the marketplace has them, what brings them back, and what their owner does with them. */
export const listingAvailability = messages({
  'listing.pauseNow': { br: 'Pausar anúncio', en: 'Pause the listing' },
  'listing.pausedNow': { br: 'Anúncio pausado', en: 'Listing paused' },
  'listing.pauseReview': {
    br: ({ label }: Label) => `Pausar ${label}? Sai de venda até ser reativado`,
    en: ({ label }: Label) => `Pause ${label}? It is off sale until reactivated`,
  },
  'listing.activate': { br: 'Ativar anúncio', en: 'Activate the listing' },
  'listing.activated': { br: 'Anúncio ativado', en: 'Listing activated' },
  'listing.lock': { br: 'Travar anúncio', en: 'Lock the listing' },
  'listing.locked': { br: 'Anúncio travado', en: 'Listing locked' },
  'listing.unlock': { br: 'Destravar anúncio', en: 'Unlock the listing' },
  'listing.unlocked': { br: 'Anúncio destravado', en: 'Listing unlocked' },
  'listing.duplicate': { br: 'Duplicar anúncio', en: 'Duplicate the listing' },
  'listing.duplicated': {
    br: 'Cópia enviada para revisão, com o mesmo título e SKU',
    en: 'Copy sent for review, with the same title and SKU',
  },
  'listing.copyMade': {
    br: 'A cópia nasceu com o mesmo título e SKU: mude nela o que a distingue.',
    en: 'The copy was made with the same title and SKU: change in it what sets it apart.',
  },
  'listing.copyUnchanged': {
    br: 'Cópia com o título e o SKU do original: mude o que a distingue antes da revisão.',
    en: 'A copy with the title and SKU of its original: change what sets it apart before it is reviewed.',
  },
  'listing.openFirst': { br: 'Abrir o original', en: 'Open the original' },
  'listing.openCopy': { br: 'Abrir a cópia', en: 'Open the copy' },
  'listing.openOriginal': { br: 'Cópia deste anúncio', en: 'Copy of this listing' },
  'listing.duplicateReview': {
    br: ({ label }: Label) => `Duplicar ${label}? A cópia entra na fila de revisão e não pode ser desfeita`,
    en: ({ label }: Label) => `Duplicate ${label}? The copy goes to review, which can not be undone`,
  },

  'listing.resubmitReview': {
    br: ({ label }: Label) => `Reenviar ${label} para revisão? Depois de enviado, não pode ser desfeito`,
    en: ({ label }: Label) => `Send ${label} to review again? It can not be undone once sent`,
  },

  'listing.refused.owner': { br: 'Só quem vende o anúncio', en: 'Only whoever sells the listing' },
  'listing.refused.elsewhere': {
    br: ({ step, status }: Elsewhere) => `${onlyBr[step]}; este está ${statusBr[status]}`,
    en: ({ step, status }: Elsewhere) => `${onlyEn[step]}; this one is ${statusEn[status]}`,
  },
  'listing.refused.locked': { br: 'Anúncio está travado: destrave antes', en: 'The listing is locked: unlock it first' },
  'listing.refused.unlocked': { br: 'Anúncio não está travado', en: 'The listing is not locked' },
  'listing.refused.reactivation.seller': { br: 'Anúncio já está ativo', en: 'The listing is already active' },
  'listing.refused.reactivation.itself': { br: 'Volta sozinho: não há o que ativar', en: 'Comes back by itself: nothing to activate' },
  'listing.refused.reactivation.fix': {
    br: 'Corrija o que o marketplace apontou para voltar',
    en: 'Correct what the marketplace pointed out first',
  },
  'listing.refused.reactivation.marketplace': {
    br: 'O marketplace ainda analisa este anúncio',
    en: 'The marketplace is still reviewing it',
  },
  'listing.refused.reactivation.debt': { br: 'Regularize os débitos da conta para voltar', en: 'Settle the debts of the account first' },
  'listing.refused.reactivation.never': { br: 'Este anúncio não volta: publique outro', en: 'It does not come back: publish another' },

  'listing.event.soldOut': { br: 'Saiu de venda: sem estoque', en: 'Off sale: out of stock' },
  'listing.event.restocked': { br: 'Voltou a ser vendido: há estoque', en: 'On sale again: in stock' },
  'listing.event.repriced': { br: 'Preço alterado', en: 'Price changed' },
  'listing.cause.sku': { br: 'segue o preço do SKU', en: 'follows the price of its SKU' },
  'listing.cause.rule': { br: 'por uma regra de preço', en: 'by a price rule' },
  'listing.setPriceAndStock': { br: 'Alterar preço e estoque', en: 'Change price and stock' },
  'listing.priceAndStockSet': { br: 'Preço e estoque alterados', en: 'Price and stock changed' },
  'listing.setPriceAndStockReview': {
    br: ({ label }: Label) => `Alterar preço e estoque de ${label}?`,
    en: ({ label }: Label) => `Change price and stock of ${label}?`,
  },
  'listing.newPrice': { br: 'Preço', en: 'Price' },
  'listing.newStock': { br: 'Estoque', en: 'Stock' },
  'listing.keepEmpty': { br: 'O que ficar vazio fica como está', en: 'What is left empty stays as it is' },
  'listing.stockOfSku': {
    br: 'É o estoque do SKU: vale em todos os anúncios dele',
    en: 'The stock of the SKU: all its listings have it',
  },
  'listing.stockOfKit': { br: 'O de um kit é o das suas partes', en: 'That of a kit is that of its parts' },
  'listing.belowCost': { br: 'Aceitar preço abaixo do custo', en: 'Accept a price below cost' },
  'listing.isBelowCost': {
    br: ({ cost }: { cost: string }) => `Abaixo do custo, que é ${cost}. Se é o que quer, marque "Aceitar preço abaixo do custo"`,
    en: ({ cost }: { cost: string }) => `Below cost, which is ${cost}. If you mean it, tick "Accept a price below cost"`,
  },
  'listing.giveOne': { br: 'Informe o preço ou o estoque', en: 'Give a price or a stock' },
  'listing.event.paused': { br: 'Pausado', en: 'Paused' },
  'listing.event.activated': { br: 'Ativado', en: 'Activated' },
  'listing.event.locked': { br: 'Travado', en: 'Locked' },
  'listing.event.unlocked': { br: 'Destravado', en: 'Unlocked' },
  'listing.event.duplicated': { br: 'Duplicado', en: 'Duplicated' },
  'listing.event.bound': { br: 'Vinculado a um SKU', en: 'Bound to a SKU' },
  'listing.event.unbound': { br: 'Desvinculado do SKU', en: 'Unbound from its SKU' },

  'listing.standing.unknown': {
    br: ({ word }: { word: string }) => `Situação no marketplace: ${word}`,
    en: ({ word }: { word: string }) => `Status on the marketplace: ${word}`,
  },
  'listing.standing.losing': { br: 'Ativo, perdendo exposição', en: 'Active, losing exposure' },
  'listing.standing.penalised': { br: 'Ativo, penalizado', en: 'Active, penalised' },
  'listing.standing.paused_by_seller': { br: 'Pausado pelo vendedor', en: 'Paused by the seller' },
  'listing.standing.out_of_stock': { br: 'Pausado sem estoque', en: 'Paused, out of stock' },
  'listing.standing.picture_download_pending': { br: 'Pausado, fotos em processamento', en: 'Paused, pictures being processed' },
  'listing.standing.picture_downloading_pending': { br: 'Pausado, fotos em processamento', en: 'Paused, pictures being processed' },
  'listing.standing.moderation_penalty': {
    br: 'Pausado por preço ou por falta de vendas',
    en: 'Paused for its price or for lack of sales',
  },
  'listing.standing.under_review/warning': { br: 'Em revisão, ainda à venda', en: 'Under review, still on sale' },
  'listing.standing.under_review/waiting_for_patch': { br: 'Inativo para revisar', en: 'Inactive until corrected' },
  'listing.standing.under_review/picture_download_pending': {
    br: 'Em revisão, fotos recusadas ou pequenas',
    en: 'Under review, pictures failed or too small',
  },
  'listing.standing.under_review/held': { br: 'Em moderação do marketplace', en: 'In moderation by the marketplace' },
  'listing.standing.under_review/pending_documentation': {
    br: 'Em revisão por denúncia de marca',
    en: 'Under review, complaint of a brand',
  },
  'listing.standing.under_review/forbidden': { br: 'Proibido pelo marketplace', en: 'Forbidden by the marketplace' },
  'listing.standing.under_review/suspended': { br: 'Suspenso pelo marketplace', en: 'Suspended by the marketplace' },
  'listing.standing.under_review/suspended_for_prevention': {
    br: 'Suspenso por prevenção a fraude',
    en: 'Suspended to prevent fraud',
  },
  'listing.standing.payment_required': { br: 'Parado por débito da conta', en: 'Stopped by a debt of the account' },
  'listing.standing.inactive': { br: 'Inativo: não foi corrigido a tempo', en: 'Inactive: not corrected in time' },
  'listing.standing.not_yet_active/picture_download_pending': {
    br: 'Ainda não ativo, fotos em processamento',
    en: 'Not active yet, pictures being processed',
  },
  'listing.standing.closed/expired': { br: 'Finalizado: expirou', en: 'Closed: expired' },
  'listing.standing.closed/deleted': { br: 'Finalizado: excluído', en: 'Closed: deleted' },
  'listing.standing.closed/suspended': { br: 'Finalizado: suspenso', en: 'Closed: suspended' },
  'listing.standing.closed/freezed': { br: 'Finalizado: congelado', en: 'Closed: frozen' },
  'listing.standing.closed/waiting_for_patch': { br: 'Finalizado: não foi corrigido', en: 'Closed: not corrected' },
  'listing.standing.closed/held': { br: 'Finalizado: retido na moderação', en: 'Closed: held in moderation' },

  'listing.reactivation.seller': { br: 'Volta quando você ativar', en: 'Comes back when you activate it' },
  'listing.reactivation.itself': { br: 'Volta sozinho, sem nada a fazer', en: 'Comes back by itself, nothing to do' },
  'listing.reactivation.stock': { br: 'Volta sozinho quando houver estoque', en: 'Comes back by itself once in stock' },
  'listing.reactivation.review': { br: 'Revise o preço e o anúncio, e ative', en: 'Review its price and its words, then activate it' },
  'listing.reactivation.fix': { br: 'Corrija o que foi apontado para voltar', en: 'Correct what was pointed out to bring it back' },
  'listing.reactivation.twoDays': { br: 'Corrija em 2 dias, ou sai de venda', en: 'Correct it within 2 days, or it goes off sale' },
  'listing.reactivation.cover': { br: 'Envie outra foto de capa para voltar', en: 'Send another cover picture to bring it back' },
  'listing.reactivation.photo': { br: 'Melhore a foto para recuperar a exposição', en: 'Improve the picture to be seen again' },
  'listing.reactivation.penalty': { br: 'Veja a penalidade no marketplace', en: 'See the penalty on the marketplace' },
  'listing.reactivation.documents': {
    br: 'Envie os documentos pedidos ao marketplace',
    en: 'Send the documents the marketplace asked for',
  },
  'listing.reactivation.marketplace': { br: 'O marketplace decide; resta aguardar', en: 'The marketplace decides; only wait' },
  'listing.reactivation.debt': { br: 'Volta quando a conta quitar os débitos', en: 'Comes back once the account pays its debts' },
  'listing.reactivation.never': { br: 'Não volta: publique outro', en: 'Does not come back: publish another' },
});
