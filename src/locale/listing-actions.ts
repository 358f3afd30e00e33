import { messages } from './messages.ts';

type Many = { readonly n: number };

/** Titles of what can be done in the queue and in the editor: the palette finds them from anywhere. */
export const listingActions = messages({
  'kind.listing.one': { br: 'Anúncio', en: 'Listing' },
  'kind.listing.many': { br: ({ n }: Many) => `${n} anúncios`, en: ({ n }: Many) => `${n} listings` },
  'kind.listing.choose': { br: 'Escolha um anúncio', en: 'Choose a listing' },
  'queue.next': { br: 'Próximo anúncio', en: 'Next listing' },
  'queue.previous': { br: 'Anúncio anterior', en: 'Previous listing' },
  'queue.first': { br: 'Ir para o primeiro', en: 'Go to the first' },
  'queue.last': { br: 'Ir para o último', en: 'Go to the last' },
  'queue.extendDown': { br: 'Estender seleção para baixo', en: 'Extend selection down' },
  'queue.extendUp': { br: 'Estender seleção para cima', en: 'Extend selection up' },
  'queue.toggleSelected': { br: 'Selecionar', en: 'Select' },
  'queue.clearSelection': { br: 'Limpar seleção', en: 'Clear selection' },
  'queue.open': { br: 'Abrir página do anúncio', en: 'Open the listing page' },
  'queue.back': { br: 'Voltar para a lista', en: 'Back to the list' },
  'queue.search': { br: 'Buscar na fila', en: 'Search the queue' },
  'queue.filters': { br: 'Filtros da fila', en: 'Queue filters' },
  'queue.undoLast': { br: 'Desfazer última decisão', en: 'Undo the last decision' },
  'queue.claim': { br: 'Reservar para mim', en: 'Claim for me' },
  'queue.release': { br: 'Liberar reserva', en: 'Release the claim' },
  'queue.validateImages': { br: 'Validar imagens', en: 'Validate images' },
  'queue.openSameEan': { br: 'Abrir produto com o mesmo Ean', en: 'Open a product with the same EAN' },
  'editor.chooseCategory': { br: 'Alterar categoria', en: 'Change category' },
  'editor.addAttribute': { br: 'Adicionar característica', en: 'Add attribute' },
  'editor.addVariation': { br: 'Adicionar variação', en: 'Add variation' },

  'shell.title.review': { br: 'Revisão', en: 'Review' },
  'shell.title.listings': { br: 'Anúncios', en: 'Listings' },
  'shell.title.listing': { br: 'Detalhe do anúncio', en: 'Listing detail' },
  'shell.title.kitListings': { br: 'Anúncios de Kit', en: 'Kit listings' },
  'shell.title.kitListing': { br: 'Edição de Anúncios', en: 'Listing edit' },
  'menu.review': { br: 'Revisão', en: 'Review' },
  'menu.own-listings': { br: 'Meus anúncios', en: 'My listings' },
  'menu.own-kits': { br: 'Anúncios de Kit', en: 'Kit listings' },
  'menu.listings': { br: 'Anúncios', en: 'Listings' },
  'menu.kit-listings': { br: 'Anúncios de Kit', en: 'Kit listings' },
});
