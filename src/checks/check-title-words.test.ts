import { expect, test } from 'vitest';
import { checkTitleWords } from './check-title-words.ts';
import { theFacts, written } from './facts-fixture.ts';

test.each([
  ['Tênis Leve Promoção', ['Promoção']],
  ['Mesa Frete Grátis Pronta Entrega', ['Frete Grátis', 'Pronta Entrega']],
  ['Algema C/ Nota Fiscal', ['C/ Nota']],
  ['Pneu Novo Com Nota', ['Com Nota']],
  ['Cd Novo!!', ['!!']],
  ['Brinco ★ Prata', ['★']],
  ['Kit Meia Barato', ['Barato']],
  ['Flip Chart 4 Canetas Original C/ Nf', ['C/ Nf']],
  ['Tubo De Silicone 35cm C/nf', ['C/nf']],
  ['Colar Prata 925 Garantia Nf', ['Nf']],
  ['Bandeira 75 Nações Envio Hj', ['Envio Hj']],
  ['Relógio Racer Envio 24h Dourado', ['Envio 24h']],
  ['Sulfamicina Para Aves 1 Litro - Imediato', ['Imediato']],
  ['Berço Com Colchão Grátis', ['Grátis']],
  ['Kit Bolador + Brinde', ['Brinde']],
  ['Cápsulas Pague 60 E Leve 90', ['Pague 60 E Leve 90']],
  ['Mudanças Em Até 12 X', ['Em Até 12 X']],
  ['Terreno Plano, Parcelo No Cartão', ['Parcelo']],
  ['Cama Hospitalar R$120,00 Mensal', ['R$120']],
  ['Mesa Pronta  Entrega', ['Pronta  Entrega']],
  ['Mesa Melhor\u00A0Preço', ['Melhor\u00A0Preço']],
  ['Mudanças Em  Até 12x', ['Em  Até 12x']],
  ['Imóvel De Renda Grande Oportunidade', ['Oportunidade']],
])('in %j a word that stands in no title is found', (title, said) => {
  const found = checkTitleWords.find(theFacts({ title }));
  expect(found).toMatchObject([{ code: 'titleWord', place: 'title', values: { said: said.join(', ') } }]);
  expect(written(title, found)).toEqual(said);
});

test.each([
  'Violão Giannini Start Nf-14 Ceq',
  'Gel De Efeito Imediato 30g',
  'Curativo Imediatamente Seco',
  '12 X Mão Francesa 20cm',
  'Quadro Parcelas Do Tempo',
  'Baratinha De Borracha',
  'Bloco De Notas',
  'Suporte Promo2',
  'Pneu Novo!',
  'Caixa #5',
])('%j says none of it', (title) => {
  expect(checkTitleWords.find(theFacts({ title }))).toEqual([]);
});
