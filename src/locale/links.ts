import { messages } from './messages.ts';

/** /link: listings and the SKUs they are bound to. */
export const links = messages({
  'kind.link.one': { br: 'Anúncio', en: 'Listing' },
  'kind.link.many': { br: 'anúncios', en: 'listings' },
  'kind.link.choose': { br: 'Escolha um anúncio em Vínculos', en: 'Choose a listing under Links' },
  'links.search': { br: 'Título, SKU ou EAN do anúncio', en: 'Title, SKU or EAN of the listing' },
  'links.about': {
    br: 'Um vínculo diz qual SKU o anúncio vende: dele vêm o estoque e o custo.',
    en: 'A link says which SKU the listing sells: stock and cost come from it.',
  },
  'links.empty': { br: 'Os anúncios das suas contas aparecem aqui.', en: 'The listings of your accounts appear here.' },
  'links.column.name': { br: 'Anúncio', en: 'Listing' },
  'links.column.code': { br: 'Código', en: 'Code' },
  'links.column.barcode': { br: 'EAN / GTIN', en: 'EAN / GTIN' },
  'links.column.account': { br: 'Conta', en: 'Account' },
  'links.column.company': { br: 'Empresa', en: 'Company' },
  'links.column.actions': { br: 'Ações', en: 'Actions' },
  'links.column.state': { br: 'Vínculo', en: 'Link' },
  'links.state.unbound': { br: 'Sem vínculo', en: 'Not bound' },
  'links.state.bound': { br: 'Vinculado', en: 'Bound' },
  'links.state.kit': { br: 'Kit', en: 'Kit' },
  'links.suggested': { br: ({ sku }: { sku: string }) => `Sugestão: ${sku}`, en: ({ sku }: { sku: string }) => `Suggestion: ${sku}` },
  'links.by.gtin': { br: 'EAN', en: 'EAN' },
  'links.by.sku': { br: 'código', en: 'code' },
  'links.by.title': { br: 'título', en: 'title' },
  'links.bind': { br: 'Vincular', en: 'Bind' },

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
