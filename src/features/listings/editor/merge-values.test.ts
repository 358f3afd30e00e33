import { describe, expect, test } from 'vitest';
import { aListing } from '#commands/listing/listing-fixture.ts';
import type { ListingAttribute } from '#contract/listing.ts';
import { translateIn } from '#locale/translate.ts';
import { valuesOf, type EditorValues, type VariationValues } from './editor-values.ts';
import { clashingCodes, contestedChoices, keyOf, mergeValues, theirFields, type Versions } from './merge-values.ts';
import { nameChoice, sayChoice } from './say-choice.ts';

const t = translateIn('br');
const values = valuesOf(aListing());
const attribute = (id: string, name: string, value: string | null, more: Partial<ListingAttribute> = {}): ListingAttribute => ({
  id,
  name,
  value_name: value,
  value_id: null,
  value_type: 'string',
  required: false,
  custom: false,
  combination: true,
  ...more,
});
const variation = (id: string, changes: Partial<VariationValues> = {}): VariationValues => ({
  _id: id,
  sku: `CAPA-${id}`,
  gtin: '',
  attributes: [attribute('COLOR', 'Cor', 'Azul')],
  ...changes,
});
const green = { attributes: [attribute('COLOR', 'Cor', 'Verde')] };
const versionsOf = (base: Partial<EditorValues>, mine: Partial<EditorValues>, theirs: Partial<EditorValues>): Versions => ({
  base: { ...values, ...base },
  mine: { ...values, ...base, ...mine },
  theirs: { ...values, ...base, ...theirs },
});
const keysOf = (versions: Versions): readonly string[] => contestedChoices(versions).map(keyOf);
/** Each choice in words: its name, mine, theirs. */
const saidOf = (versions: Versions) =>
  contestedChoices(versions).map((choice) => [
    nameChoice(t, choice, versions),
    ...[true, false].map((isMine) => sayChoice(t, choice, versions, { isMine, accounts: new Map([['a2', 'Loja dois']]) })),
  ]);

test('what another changed is taken, what I changed is kept, and only what both changed is asked about', () => {
  const versions = versionsOf(
    {},
    { title: 'Meu título', price: 'R$ 1,00', gtin: '' },
    { title: 'Título deles', description: 'Outra', gtin: '' },
  );
  expect(theirFields(versions)).toEqual(['title', 'gtin', 'description']);
  expect(keysOf(versions)).toEqual(['title']);
  expect(mergeValues(versions, new Set(['title']))).toEqual({ ...versions.theirs, price: 'R$ 1,00' });
  expect(mergeValues(versions, new Set())).toEqual({ ...versions.theirs, title: 'Meu título', price: 'R$ 1,00' });
});

test('what was done to images stays whoever saved first, asked about or not', () => {
  const arrangements = { cover: { order: ['b', 'a'], deleted: ['c'] } };
  const quiet = versionsOf({}, { arrangements }, { title: 'Título deles' });
  expect(mergeValues(quiet, new Set())).toEqual({ ...quiet.theirs, arrangements });
  const asked = versionsOf({}, { arrangements, title: 'Meu título' }, { title: 'Título deles' });
  expect(mergeValues(asked, new Set(['title']))).toEqual({ ...asked.theirs, arrangements });
});

describe('variations are merged one by one', () => {
  const [one, two, three] = [variation('1'), variation('2'), variation('3')];
  const base = { variations: [one, two, three] };

  test('two people in two variations do not meet', () => {
    const versions = versionsOf(
      base,
      { variations: [variation('1', green), two, three] },
      { variations: [one, variation('2', green), three] },
    );
    expect(keysOf(versions)).toEqual([]);
    expect(mergeValues(versions, new Set()).variations).toEqual([variation('1', green), variation('2', green), three]);
  });

  test('of one that both changed a person chooses, and the others are merged all the same', () => {
    const mine = { variations: [variation('1', green), variation('2', { gtin: '7891000100103' }), three] };
    const theirs = { variations: [variation('1', { sku: 'CAPA-AZUL' }), two, variation('3', green)] };
    const versions = versionsOf(base, mine, theirs);
    expect(keysOf(versions)).toEqual(['variations.1']);
    const rest = [variation('2', { gtin: '7891000100103' }), variation('3', green)];
    expect(mergeValues(versions, new Set()).variations).toEqual([variation('1', green), ...rest]);
    expect(mergeValues(versions, new Set(['variations.1'])).variations).toEqual([variation('1', { sku: 'CAPA-AZUL' }), ...rest]);
  });

  test('what is typed into another while the question stands is not lost by the answer to it', () => {
    const mine = { title: 'Meu título', variations: [variation('1', green), variation('2', { gtin: '7891000100103' }), three] };
    const versions = versionsOf(base, mine, { title: 'Título deles', variations: [one, variation('2', green), three] });
    const merged = mergeValues(versions, new Set(['title']));
    expect([merged.title, merged.variations]).toEqual(['Título deles', mine.variations]);
  });

  test('what each added stays, and one that is gone on one side only is gone', () => {
    const versions = versionsOf(base, { variations: [one, two, three, variation('m')] }, { variations: [one, three, variation('t')] });
    expect(mergeValues(versions, new Set()).variations.map(({ _id }) => _id)).toEqual(['1', '3', 't', 'm']);
  });

  test('one that was removed while it was changed is asked about', () => {
    const versions = versionsOf(base, { variations: [variation('1', green), two, three] }, { variations: [two, three] });
    expect(saidOf(versions)).toEqual([['Variação CAPA-1', 'Cor: Azul → Verde', 'removida']]);
    expect(mergeValues(versions, new Set(['variations.1'])).variations).toEqual([two, three]);
    expect(mergeValues(versions, new Set()).variations).toEqual([two, three, variation('1', green)]);
  });
});

test('one SKU that each gave a new variation stays two variations, and is told; what shared a SKU before is not told again', () => {
  const [old, twin] = [variation('1', { sku: 'CAPA' }), variation('2', { sku: 'CAPA' })];
  const [mine, theirs] = [variation('m', { sku: 'CAPA-9' }), variation('t', { sku: ' CAPA-9 ' })];
  const versions = versionsOf({ variations: [old, twin] }, { variations: [old, twin, mine] }, { variations: [old, twin, theirs] });
  const merged = mergeValues(versions, new Set());
  expect(merged.variations).toEqual([old, twin, theirs, mine]);
  expect(clashingCodes(versions, merged)).toEqual(['CAPA-9']);
  const other = versionsOf({ variations: [old] }, { variations: [old, mine] }, { variations: [old, twin] });
  expect(clashingCodes(other, mergeValues(other, new Set()))).toEqual([]);
});

test('technical attributes are merged one by one, too', () => {
  const [brand, model] = [attribute('BRAND', 'Marca', 'Sonare'), attribute('MODEL', 'Modelo', 'X1')];
  const versions = versionsOf(
    { attributes: [brand, model] },
    { attributes: [{ ...brand, value_name: 'Sonora' }, model] },
    {
      attributes: [
        { ...brand, value_name: null, value_id: '-1' },
        { ...model, value_name: 'X2' },
      ],
    },
  );
  expect(saidOf(versions)).toEqual([['Ficha técnica: Marca', 'Sonora', 'Não se aplica']]);
  expect(mergeValues(versions, new Set()).attributes.map(({ value_name }) => value_name)).toEqual(['Sonora', 'X2']);
});

describe('a choice is said as its field shows it', () => {
  test.each([
    ['price', 'R$ 1,00', 'R$ 2,00', ['Preço', 'R$ 1,00', 'R$ 2,00']],
    ['weight', '350', '', ['Peso', '350 g', 'não informado']],
    ['height', '12,5', '7', ['Altura', '12,5 cm', '7 cm']],
    ['listingType', 'gold_special', '', ['Tipo de anúncio', 'Clássico', 'não informado']],
    ['condition', 'used', '', ['Condição', 'Usado', 'não informado']],
    ['marketPlaceId', 'a2', 'a3', ['Conta', 'Loja dois', 'a3']],
    ['warrantyType', 'Garantia de fábrica', 'Sem garantia', ['Garantia', 'Garantia de fábrica', 'Sem garantia']],
  ] as const)('%s: %s or %s', (field, mine, theirs, said) => {
    expect(saidOf(versionsOf({ [field]: 'before' }, { [field]: mine }, { [field]: theirs }))).toEqual([said]);
  });

  test('of a variation what changed: SKU, barcode, and each attribute by its name', () => {
    const mine = variation('1', { gtin: '7891000100103', attributes: [...green.attributes, attribute('SIZE', 'Tamanho', 'M')] });
    const theirs = variation('1', { sku: 'CAPA-AZUL', attributes: [] });
    expect(saidOf(versionsOf({ variations: [variation('1')] }, { variations: [mine] }, { variations: [theirs] }))).toEqual([
      [
        'Variação CAPA-1',
        'EAN / GTIN: não informado → 7891000100103, Cor: Azul → Verde, Tamanho: não informado → M',
        'SKU: CAPA-1 → CAPA-AZUL, Cor: Azul → removida',
      ],
    ]);
  });

  test('of a long text the part that is another one', () => {
    const text = (end: string): string => `${'a'.repeat(300)}${end}`;
    const [[, mine = ''] = []] = saidOf(versionsOf({ description: '' }, { description: text('meu') }, { description: text('deles') }));
    expect(mine).toBe(`…${'a'.repeat(40)}meu`);
  });
});
