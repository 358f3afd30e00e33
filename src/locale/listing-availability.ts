import type { ListingStatus } from '#contract/listing.ts';
import { statusBr, statusEn } from './listing.ts';
import { messages } from './messages.ts';

/** A step of what is on the marketplace, or never was, and where the listing stands instead. */
export interface Elsewhere {
  readonly step: 'pause' | 'activate' | 'lock' | 'unlock' | 'reprice' | 'remove';
  readonly status: ListingStatus;
}
const onlyBr: Readonly<Record<Elsewhere['step'], string>> = {
  pause: 'Só se pausa um anúncio ativo',
  reprice: 'O preço sozinho só se altera em anúncio que está no marketplace; neste, no formulário',
  activate: 'Só se ativa um anúncio pausado',
  lock: 'Só se trava um anúncio ativo ou pausado',
  unlock: 'Só se destrava um anúncio ativo ou pausado',
  remove: 'Só se exclui um anúncio pendente ou recusado',
};
const onlyEn: Readonly<Record<Elsewhere['step'], string>> = {
  pause: 'Only an active listing is paused',
  reprice: 'The price alone is changed of a listing that is on the marketplace; of this one, in its form',
  activate: 'Only a paused listing is activated',
  lock: 'Only an active or paused listing is locked',
  unlock: 'Only an active or paused listing is unlocked',
  remove: 'Only a pending or refused listing is deleted',
};

/** Listings on the shelf: what their owner does with them, and why one is refused. */
export const listingAvailability = messages({
  'listing.pauseNow': { br: 'Pausar anúncio', en: 'Pause the listing' },
  'listing.pausedNow': { br: 'Anúncio pausado', en: 'Listing paused' },
  'listing.activate': { br: 'Ativar anúncio', en: 'Activate the listing' },
  'listing.staysOnSale': { br: 'Travado: depois não pode ser pausado', en: 'Locked: it can not be paused then' },
  'listing.activateDespite': { br: 'ativar mesmo assim?', en: 'activate anyway?' },
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

  'listing.remove': { br: 'Excluir anúncio', en: 'Delete the listing' },
  'listing.removed': { br: 'Anúncio excluído', en: 'Listing deleted' },
  'listing.refused.published': {
    br: 'Só se exclui o anúncio que nunca foi publicado',
    en: 'Only a listing that was never published is deleted',
  },
  'listing.refused.removed': { br: 'Este anúncio está sendo excluído', en: 'This listing is being deleted' },

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

  'listing.setPriceAndStock': { br: 'Alterar preço e estoque', en: 'Change price and stock' },
  'listing.priceAndStockSet': { br: 'Preço e estoque alterados', en: 'Price and stock changed' },
  'listing.newPrice': { br: 'Preço', en: 'Price' },
  'listing.newStock': { br: 'Estoque', en: 'Stock' },
  'listing.stockMoved': {
    br: ({ stock }: { stock: number }) => `O estoque mudou desde então: agora é ${stock}`,
    en: ({ stock }: { stock: number }) => `The stock has changed since: it is ${stock} now`,
  },
  'listing.giveOne': { br: 'Informe o preço ou o estoque', en: 'Give a price or a stock' },
});
