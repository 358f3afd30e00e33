import { expect, test } from 'vitest';
import { alikeTitles } from './alike-titles.ts';

const rows = (titles: readonly string[], categoryId = 'MLB1') =>
  titles.map((title, at) => ({ publishId: `${categoryId}-${at}`, title, category: { id: categoryId, level: 2, name: 'x' } }));

test('titles that share seven words of ten stand together, whatever the order, accents and fillers', () => {
  const groups = alikeTitles(
    rows(['Caneca de Cerâmica Barro Vivo 325ml Azul', 'Luminária de mesa', 'caneca barro vivo ceramica 325ml verde', 'Quadro Decorativo']),
  );
  expect(groups).toEqual([
    {
      publishIds: ['MLB1-0', 'MLB1-2'],
      categoryId: 'MLB1',
      title: 'Caneca de Cerâmica Barro Vivo 325ml Azul',
      search: 'caneca ceramica barro vivo 325ml',
    },
  ]);
});

test('what only shares a few words does not, nor what is of another category', () => {
  const title = 'Caneca Cerâmica Barro Vivo';
  expect(alikeTitles(rows([title, 'Caneca Esmaltada Azul Marinho']))).toEqual([]);
  expect(alikeTitles([...rows([title]), ...rows([title], 'MLB2')])).toEqual([]);
});

test('titles that differ in a number are no copies, as the check for copies says', () => {
  expect(alikeTitles(rows(['Bicicleta Caloi Urbana Preta Aro 14', 'Bicicleta Caloi Urbana Preta Aro 15']))).toEqual([]);
});

test('one word is no likeness: a search for it would find half of the queue', () => {
  expect(alikeTitles(rows(['Caneca', 'Caneca']))).toEqual([]);
});

test('the most alike come first, and none is in two groups', () => {
  const groups = alikeTitles(rows(['Vaso Azul Alto', 'Mesa Redonda Pinho', 'Vaso Azul Alto', 'Mesa Redonda Pinho', 'Mesa Redonda Pinho']));
  expect(groups.map(({ publishIds }) => publishIds)).toEqual([
    ['MLB1-1', 'MLB1-3', 'MLB1-4'],
    ['MLB1-0', 'MLB1-2'],
  ]);
});

test('no more words are searched for than the server looks for, the longest of them, in their order', () => {
  const title = 'Kit 2 Pratos Rasos Fundos Cerâmica Artesanal Esmaltada Branca Marfim';
  expect(alikeTitles(rows([title, title]))[0]?.search).toBe('pratos rasos fundos ceramica artesanal esmaltada branca marfim');
});
