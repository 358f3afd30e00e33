import { messages } from './messages.ts';

/** Fields of a listing by name: in the editor, and where a review says what changed. */
export const listingFields = messages({
  'editor.descriptionAi': { br: 'Descrição por IA', en: 'AI description' },
  'editor.category': { br: 'Categoria', en: 'Category' },
  'editor.warrantyType': { br: 'Garantia', en: 'Warranty' },
  'editor.warrantyTime': { br: 'Tempo de Garantia', en: 'Warranty time' },
  'editor.warrantyTimeUnit': { br: 'Tipo de Garantia', en: 'Warranty unit' },
  'editor.variations': { br: 'Variações', en: 'Variations' },
  'editor.hasCompatibilities': { br: 'Tem compatibilidades com veículos', en: 'Fits vehicles' },
  'editor.imagesDeleted': { br: 'Imagens removidas', en: 'Images removed' },
  'editor.complete': { br: 'Cadastro completo', en: 'Complete' },
  'editor.imagesOfListing': { br: 'Imagens do anúncio', en: 'Images of the listing' },
  'editor.imagesOf': {
    br: ({ sku }: { sku: string }) => `Imagens de ${sku}`,
    en: ({ sku }: { sku: string }) => `Images of ${sku}`,
  },
  'editor.variation': { br: ({ sku }: { sku: string }) => `Variação ${sku}`, en: ({ sku }: { sku: string }) => `Variation ${sku}` },
  'editor.keepEmpty': { br: 'O que ficar vazio fica como está', en: 'What is left empty stays as it is' },
  'editor.stockOfSku': {
    br: 'É o estoque do SKU: vale em todos os anúncios dele',
    en: 'The stock of the SKU: all its listings have it',
  },
  'editor.stockOfKit': { br: 'O de um kit é o das suas partes', en: 'That of a kit is that of its parts' },
  'editor.stockButOfKits': {
    br: 'É o estoque do SKU, em todos os anúncios dele; o de um kit é o das suas partes e não muda',
    en: 'The stock of the SKU, in all its listings; that of a kit is that of its parts and stays',
  },
  'editor.belowCost': { br: 'Aceitar preço abaixo do custo', en: 'Accept a price below cost' },
  'editor.isBelowCost': {
    br: ({ cost }: { cost: string }) => `Abaixo do custo, que é ${cost}. Se é o que quer, marque "Aceitar preço abaixo do custo"`,
    en: ({ cost }: { cost: string }) => `Below cost, which is ${cost}. If you mean it, tick "Accept a price below cost"`,
  },
});
