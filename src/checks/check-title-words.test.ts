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
])('in %j a word that stands in no title is found', (title, said) => {
  const found = checkTitleWords.find(theFacts({ title }));
  expect(found).toMatchObject([{ code: 'titleWord', place: 'title', values: { said: said.join(', ') } }]);
  expect(written(title, found)).toEqual(said);
});

test.each(['Baratinha De Borracha', 'Bloco De Notas', 'Suporte Promo2', 'Pneu Novo!', 'Caixa #5'])('%j says none of it', (title) => {
  expect(checkTitleWords.find(theFacts({ title }))).toEqual([]);
});
