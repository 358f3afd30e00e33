import { describe, expect, test } from 'vitest';
import { CategoryAttribute } from '#contract/category.ts';
import { ListingAttribute } from '#contract/listing.ts';
import {
  cleanAttributeName,
  joinUnit,
  lostAttributes,
  movedAttributes,
  nameKey,
  nothing,
  offeredValue,
  splitUnit,
  withoutEmpty,
  withValue,
} from './attributes.ts';

const spec = (id: string, more: Record<string, unknown> = {}): CategoryAttribute =>
  CategoryAttribute.parse({ id, name: `Nome ${id}`, tags: [], value_type: 'string', ...more });
const has = (id: string, value: string | null, more: Partial<ListingAttribute> = {}): ListingAttribute =>
  ListingAttribute.parse({ id, name: `Nome ${id}`, value_name: value, value_id: null, value_type: 'string', ...more });

describe('another category', () => {
  test('takes away what it does not ask, and leaves what is the seller’s own', () => {
    const attributes = [has('BRAND', 'A'), has('POWER', '20 W'), has('EMPTY', null), has('SIDE', 'Esquerdo', { custom: true })];
    expect(lostAttributes(attributes, [spec('BRAND')]).map(({ id }) => id)).toEqual(['POWER', 'EMPTY']);
  });
});

describe('a listing that moves to another category', () => {
  const [brand, power, own] = [has('BRAND', 'A'), has('POWER', '20 W'), has('SIDE', 'Esquerdo', { custom: true })];

  test('loses what that one does not ask; without its specs nothing', () => {
    expect(movedAttributes([brand, power, own], [spec('BRAND')], [])).toEqual([brand, own]);
    expect(movedAttributes([brand, power, own], null, [])).toEqual([brand, power, own]);
  });

  test('has required what that one requires, and nothing because another one did', () => {
    const specs = [spec('BRAND'), spec('POWER', { tags: ['required'] })];
    const was = [{ ...brand, required: true }, power, { ...own, required: true }];
    expect(movedAttributes(was, specs, []).map(({ id, required }) => [id, required])).toEqual([
      ['BRAND', false],
      ['POWER', true],
      ['SIDE', false],
    ]);
    expect(movedAttributes(was, null, [])).toEqual(was);
  });

  test('and back has again what it had, in its order, with what was typed meanwhile', () => {
    const typed = has('BRAND', 'B');
    const had = [power, brand, own];
    expect(movedAttributes([typed, has('VOLTAGE', '220 V')], [spec('BRAND'), spec('POWER')], had)).toEqual([power, typed]);
  });
});

describe('the empty-attribute rule (decision 13)', () => {
  test('drops what never had a value', () => {
    expect(withoutEmpty([has('A', null)], [has('A', null), has('B', ''), has('C', 'c')]).map(({ id }) => id)).toEqual(['C']);
  });

  test('clears what had one with null in both fields, left out or emptied alike', () => {
    const before = [has('A', 'a', { value_id: '7' }), has('B', 'b')];
    expect(withoutEmpty(before, [has('A', '', { value_id: '' })])).toMatchObject([
      { id: 'A', value_id: null, value_name: null },
      { id: 'B', value_id: null, value_name: null },
    ]);
  });

  test('asks no more for what was taken off the listing', () => {
    expect(withoutEmpty([has('SIZE', '42', { required: true })], [])).toMatchObject([{ id: 'SIZE', value_name: null, required: false }]);
  });

  test('says nothing of Não se aplica that is taken back: there only a value can take its place', () => {
    const before = [has('A', null, { value_id: '-1' }), has('B', null, { value_id: '-1' })];
    expect(withoutEmpty(before, [has('A', null)])).toEqual([]);
  });

  test('keeps Não se aplica as it is', () => {
    expect(withoutEmpty([], [has('A', null, { value_id: '-1' })])).toMatchObject([{ value_id: '-1', value_name: null }]);
  });
});

describe('a value', () => {
  test('changes in its place, or joins the list', () => {
    expect(withValue([has('A', 'a')], spec('A'), { value_name: 'b', value_id: null })).toMatchObject([{ id: 'A', value_name: 'b' }]);
    expect(withValue([], spec('B', { tags: ['required'], value_type: 'number' }), { value_name: '3', value_id: null })).toEqual([
      has('B', '3', { required: true, value_type: 'number' }),
    ]);
  });

  test('with a unit comes apart and together again', () => {
    const power = spec('POWER', {
      value_type: 'number_unit',
      units: [
        { id: 'W', name: 'W' },
        { id: 'kW', name: 'kW' },
      ],
      default_unit_id: 'W',
    });
    expect(splitUnit('2,5 kW', power)).toEqual(['2,5', 'kW']);
    expect(splitUnit('20w', power)).toEqual(['20', 'W']);
    expect(splitUnit(null, power)).toEqual(['', 'W']);
    expect(joinUnit('2,5', 'kW', power)).toEqual({ value_name: '2,5 kW', value_id: null });
    expect(joinUnit('', 'kW', power)).toEqual(nothing);
  });

  test('of a list is known by its id, else by its name', () => {
    const list = spec('L', {
      value_type: 'list',
      values: [
        { id: '1', name: 'Não' },
        { id: null, name: 'Sim' },
      ],
    });
    expect(offeredValue(list, { value_id: '1', value_name: null })?.name).toBe('Não');
    expect(offeredValue(list, { value_id: null, value_name: 'SIM' })?.name).toBe('Sim');
    expect(offeredValue(list, { value_id: null, value_name: 'Talvez' })).toBeUndefined();
  });
});

describe('the name of a characteristic', () => {
  test.each(['Lado', 'lado ', 'LADO', 'ｌａｄｏ'])('%j is the same name', (name) => {
    expect(nameKey(name)).toBe('lado');
  });

  test('has Latin letters only: digits, signs and look-alikes are not taken', () => {
    expect(cleanAttributeName('L\u0430do 2 <b>da</b> manga!')).toBe('Ldo  bdab manga');
    expect(cleanAttributeName('Tensão')).toBe('Tensão');
  });
});
