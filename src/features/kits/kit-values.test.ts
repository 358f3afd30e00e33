import { expect, test } from 'vitest';
import { translateIn } from '#locale/translate.ts';
import { discountOf, kitSchema, piecesOf, quantityOf, type PartValue } from './kit-values.ts';

const parts = (...quantities: string[]): readonly PartValue[] => quantities.map((quantity, at) => ({ skuId: `s${at}`, quantity }));
const typed = (given: object = {}) => ({ name: 'Kit', code: 'KIT-1', discount: '', parts: parts('1', '2'), ...given });
const read = (given: object) => kitSchema(translateIn('br')).safeParse(typed(given));
const said = (given: object) => read(given).error?.issues.map(({ path, message }) => [path.join('.'), message]);

test('what is typed is what is sent: percents in hundredths, quantities as numbers', () => {
  expect(read({ discount: '12,5' }).data).toEqual({
    name: 'Kit',
    code: 'KIT-1',
    discount: 1250,
    parts: [
      { skuId: 's0', quantity: 1 },
      { skuId: 's1', quantity: 2 },
    ],
  });
  expect(read({}).data?.discount).toBe(0);
});

test('a code has single blanks', () => {
  expect(read({ code: ' KIT  1 ' }).data?.code).toBe('KIT 1');
});

test('no part, one piece, too many SKUs and a quantity that is none are said at the parts', () => {
  expect(said({ parts: [] })).toEqual([['parts', 'Adicione ao menos um SKU']]);
  expect(said({ parts: parts('1') })).toEqual([['parts', 'Um kit tem ao menos duas unidades']]);
  expect(said({ parts: parts(...Array.from({ length: 21 }, () => '1')) })).toEqual([['parts', 'Um kit tem no máximo 20 SKUs']]);
  expect(said({ parts: parts('2', '') })).toEqual([['parts', 'Cada quantidade é um número inteiro de 1 a 99']]);
});

test('what is wrong with the parts is told with all that is wrong', () => {
  expect(said({ name: '', parts: [] })?.map(([path]) => path)).toEqual(['name', 'parts']);
});

test('more than the most discount is refused at its field', () => {
  expect(said({ discount: '90,01' })?.map(([path]) => path)).toEqual(['discount']);
  expect(read({ discount: '90' }).data?.discount).toBe(9000);
});

test('while somebody types, what can not be read counts for nothing', () => {
  expect([quantityOf('0'), quantityOf('100'), quantityOf(''), quantityOf('99')]).toEqual([null, null, null, 99]);
  expect([discountOf(''), discountOf('-3'), discountOf('7,25'), discountOf('400')]).toEqual([0, 0, 725, 9000]);
  const sku = { dimensions: { height: 1, width: 1, depth: 1, weight: 1 }, price: 5, stock: 4 };
  const known = new Map([
    ['s0', sku],
    ['s1', sku],
  ]);
  expect(piecesOf(parts('3', '', '2'), known)).toEqual([{ ...sku, quantity: 3 }]);
});
