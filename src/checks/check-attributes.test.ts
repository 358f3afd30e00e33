import { expect, test } from 'vitest';
import { CategoryAttribute } from '#contract/category.ts';
import { checkAttributes } from './check-attributes.ts';
import { anAttribute, theFacts } from './facts-fixture.ts';

const asked = (name: string, ...tags: string[]): CategoryAttribute =>
  CategoryAttribute.parse({ id: name.toUpperCase(), name, tags, value_type: 'string' });
const specs = [asked('Marca', 'required'), asked('Modelo', 'catalog_required'), asked('Tamanho', 'required'), asked('Cor')];
const [brand, model, size] = [anAttribute('Marca: Clara'), anAttribute('Modelo: X'), anAttribute('Tamanho: M')];
const missing = (changes: Parameters<typeof theFacts>[0]): readonly unknown[] =>
  checkAttributes.find(theFacts({ specs, ...changes })).map(({ values }) => values?.['name']);

test('what the category requires is missed whether the listing has it without a value or not at all', () => {
  expect(missing({ attributes: [brand, { ...model, value_name: ' ', required: true }] })).toEqual(['Modelo', 'Tamanho']);
  expect(missing({ attributes: [brand, model, size] })).toEqual([]);
});

test('what does not apply, or each variation says, is given', () => {
  const attributes = [{ ...brand, value_name: null, value_id: '-1', required: true }, model];
  expect(missing({ attributes, variations: [{ attributes: [size] }, { attributes: [size] }] })).toEqual([]);
  expect(missing({ attributes, variations: [{ attributes: [size] }, { attributes: [] }] })).toEqual(['Tamanho']);
});

test('what the category does not require any more is not missed, whatever the listing says', () => {
  expect(missing({ attributes: [brand, model, size, { ...anAttribute('Cor: '), required: true }] })).toEqual([]);
});

test('without its category a listing is asked what it says is required; of a row nothing is known', () => {
  const unknown = { ...model, value_name: null };
  const attributes = [
    { ...unknown, required: true },
    { ...size, value_name: null },
    { ...brand, value_name: null, value_id: '-1', required: true },
  ];
  expect(missing({ specs: null, attributes })).toEqual(['Modelo']);
  expect(missing({ attributes: null })).toEqual([]);
});
