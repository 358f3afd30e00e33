import { expect, test } from 'vitest';
import { listingRuleText } from './listing-rule-text.ts';

const category = 'Para liberar este campo selecione uma categoria.';

/** Part 2, section 5, copied by hand (row LST-5). */
test.each([
  ['shipMode', 'O campo envio é obrigatório'],
  ['warrantyType', `O campo Garantia é obrigatório. ${category}`],
  ['warrantyTime', `O campo Tempo de Garantia é obrigatório. ${category}`],
  ['warrantyTimeUnit', `O campo Tipo de Garantia é obrigatório. ${category}`],
  ['listingType', 'O campo Tipo de Anúncio é obrigatório'],
  ['condition', 'O campo condição é obrigatório'],
  ['title', 'O campo Titulo é obrigatório'],
  ['sellerId', 'O campo empresa é obrigatório'],
  ['description', 'O campo Descrição é obrigatório'],
  ['variations', 'Todas as variações precisam ter ao menos uma característica de variação'],
  ['noMe1', 'Categoria não permite envio ME1'],
  ['onlyMe2', 'Empresa só permite categoria ME2'],
  ['noMe2', 'Categoria não permite envio ME2'],
  ['noShipping', 'Categoria não permite envios'],
  ['onlyMe1', 'Empresa só permite categoria ME1'],
] as const)('the rule %s has the words of the specification', (rule, words) => {
  expect(listingRuleText[rule]).toBe(words);
});
