import { messages } from './messages.ts';

/** /link: listings and the SKUs they are bound to. */
export const linkScreens = messages({
  'links.search': { br: 'Título, SKU ou EAN do anúncio', en: 'Title, SKU or EAN of the listing' },
  'links.about': {
    br: 'Um vínculo diz qual SKU o anúncio vende: dele vêm o estoque e o custo.',
    en: 'A link says which SKU the listing sells: stock and cost come from it.',
  },
  'links.empty': { br: 'Os anúncios das suas contas aparecem aqui.', en: 'The listings of your accounts appear here.' },
  'links.column.code': { br: 'Código', en: 'Code' },
  'links.column.barcode': { br: 'EAN / GTIN', en: 'EAN / GTIN' },
  'links.column.state': { br: 'Vínculo', en: 'Link' },
  'links.state.unbound': { br: 'Sem vínculo', en: 'Not bound' },
  'links.state.bound': { br: 'Vinculado', en: 'Bound' },
  'links.state.kit': { br: 'Kit', en: 'Kit' },
  'links.suggested': { br: ({ sku }: { sku: string }) => `Sugestão: ${sku}`, en: ({ sku }: { sku: string }) => `Suggestion: ${sku}` },
  'links.by.gtin': { br: 'EAN', en: 'EAN' },
  'links.by.sku': { br: 'código', en: 'code' },
  'links.by.title': { br: 'título', en: 'title' },
  'links.bind': { br: 'Vincular', en: 'Bind' },
});
