import { messages } from './messages.ts';

/** Links of listings to SKUs: the commands, and what any screen says of them. */
export const links = messages({
  'kind.link.one': { br: 'Anúncio', en: 'Listing' },
  'kind.link.many': { br: 'anúncios', en: 'listings' },
  'kind.link.choose': { br: 'Escolha um anúncio em Vínculos', en: 'Choose a listing under Links' },

  'link.bind': { br: 'Escolher SKU', en: 'Choose a SKU' },
  'link.bindSuggested': { br: 'Vincular ao sugerido', en: 'Bind to the suggested' },
  'link.which': { br: 'A qual SKU?', en: 'To which SKU?' },
  'link.bound': { br: 'Anúncio vinculado', en: 'Listing bound' },
  'link.unbind': { br: 'Desvincular', en: 'Unbind' },
  'link.unbound': { br: 'Anúncio desvinculado', en: 'Listing unbound' },
  'link.refused.alreadyBound': { br: 'Anúncio já está vinculado a este SKU', en: 'The listing is bound to this SKU already' },
  'link.refused.notBound': { br: 'Anúncio não está vinculado', en: 'The listing is not bound' },
  'link.refused.role': { br: 'Só a empresa do anúncio faz isto', en: 'Only the company of the listing does this' },
  'link.refused.kit': {
    br: 'O kit que tem este código diz o que o anúncio vende: mude a composição do kit',
    en: 'The kit with this code says what the listing sells: change what the kit is made of',
  },
  'link.refused.notKit': { br: 'Nenhum kit tem este código', en: 'No kit has this code' },
  'link.refused.noSuggestion': { br: 'Nenhum SKU parecido o bastante: escolha um', en: 'No SKU is like enough: choose one' },

  'shell.title.links': { br: 'Vínculos', en: 'Links' },
  'menu.links': { br: 'Vínculos', en: 'Links' },
});
