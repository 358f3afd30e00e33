import { cubicLimits, weightLimits } from '#lib/validate/numeric-limits.ts';
import { mostImages } from './listing-calls.ts';
import { longestDescription } from './listing-edit.ts';

/** What each rule of a listing says; the words are the specification's (part 2, section 5). The console's English is in `src/locale/editor.ts`. */
export const listingRuleText = {
  shipMode: 'O campo envio é obrigatório',
  warrantyType: 'O campo Garantia é obrigatório. Para liberar este campo selecione uma categoria.',
  warrantyTime: 'O campo Tempo de Garantia é obrigatório. Para liberar este campo selecione uma categoria.',
  warrantyTimeUnit: 'O campo Tipo de Garantia é obrigatório. Para liberar este campo selecione uma categoria.',
  listingType: 'O campo Tipo de Anúncio é obrigatório',
  condition: 'O campo condição é obrigatório',
  title: 'O campo Titulo é obrigatório',
  sellerId: 'O campo empresa é obrigatório',
  description: 'O campo Descrição é obrigatório',
  variations: 'Todas as variações precisam ter ao menos uma característica de variação',
  noMe1: 'Categoria não permite envio ME1',
  onlyMe2: 'Empresa só permite categoria ME2',
  noMe2: 'Categoria não permite envio ME2',
  onlyMe1: 'Empresa só permite categoria ME1',
  noShipping: 'Categoria não permite envios',
  images: `Limitado a ${mostImages} anexos!`,
  // Ours: the specification has the rule and no words for it.
  sameSku: 'Outra variação já tem este SKU',
  sameVariation: 'Outra variação tem o mesmo identificador: remova esta e adicione-a de novo',
  sku: 'O campo SKU é obrigatório',
  gtin: 'EAN / GTIN inválido',
  kitGtin: 'Um kit não tem EAN / GTIN',
  longDescription: `A descrição tem no máximo ${longestDescription} caracteres`,
  price: 'Valor em reais inválido.',
  noPrice: 'Informe o preço: um anúncio publicado não fica sem ele',
  measures: `Cada medida tem no máximo ${cubicLimits.max} cm`,
  weight: `O peso tem no máximo ${weightLimits.max} g`,
  noWarranty: 'Sem garantia não tem tempo de garantia',
  readOnly: 'Este campo não pode ser alterado agora',
  sold: 'Já houve venda: o Mercado Livre não deixa mais mudar título nem condição',
  inAccount: 'Este anúncio já é desta conta no Mercado Livre: para vender em outra, duplique-o',
} as const;
export type ListingRule = keyof typeof listingRuleText;
