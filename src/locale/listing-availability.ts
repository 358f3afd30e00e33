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

/** Listings on the shelf: what their owner does with them, and why one is refused. */
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
});
