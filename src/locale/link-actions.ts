import { messages } from './messages.ts';

/** What can be done with the links of listings, from the palette too, and what of it is refused. */
export const linkActions = messages({
  'link.bind': { br: 'Escolher SKU', en: 'Choose a SKU' },
  'link.bindSuggested': { br: 'Vincular ao sugerido', en: 'Bind to the suggested' },
  'link.which': { br: 'A qual SKU?', en: 'To which SKU?' },
  'link.bound': { br: 'Anúncio vinculado', en: 'Listing bound' },
  'link.unbind': { br: 'Desvincular', en: 'Unbind' },
  'link.unbound': { br: 'Anúncio desvinculado', en: 'Listing unbound' },
  'link.refused.alreadyBound': { br: 'Anúncio já está vinculado a este SKU', en: 'The listing is bound to this SKU already' },
  'link.refused.notBound': { br: 'Anúncio não está vinculado', en: 'The listing is not bound' },
  'link.refused.noSuggestion': { br: 'Nenhum SKU parecido o bastante: escolha um', en: 'No SKU is like enough: choose one' },
});
