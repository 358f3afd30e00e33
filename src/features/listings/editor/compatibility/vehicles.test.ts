import { describe, expect, test } from 'vitest';
import { filterVehicles, isZeroKm, nameOf, readItems, toSearchable, withItems, withoutItem, withoutItems } from './vehicles.ts';

const item = (id: string, model = 'Uno', year = '2012') => ({
  id,
  attributes: [
    { id: 'BRAND', value_name: 'Citroën' },
    { id: 'MODEL', value_name: model },
    { id: 'VEHICLE_YEAR', value_name: year },
    { id: 'TRIM', value_name: '1.0 Gasolina' },
    { id: 'MARKET', value_name: 'Brasil' },
  ],
});
const picked = [{ id: 'BRAND', value_id: 'Citroën' }] as const;
const of = (...compatibilities: readonly unknown[]) => ({ attributes: [], compatibilities: [...compatibilities] });

test('the year 32000 is a vehicle never driven, and no other attribute is', () => {
  expect(isZeroKm('VEHICLE_YEAR', '32000')).toBe(true);
  expect([isZeroKm('VEHICLE_YEAR', '2012'), isZeroKm('MODEL', '32000')]).toEqual([false, false]);
  expect(nameOf(item('1', 'C3', '32000'), 'Zero km')).toBe('Citroën C3 Zero km 1.0 Gasolina');
});

describe('the vehicles of a listing', () => {
  test('come each once, with the choice they came from', () => {
    expect(withItems(of(item('1')), [item('1'), item('2'), item('2')], picked)).toEqual({
      attributes: [...picked],
      compatibilities: [item('1'), item('2')],
    });
  });

  test('are read past what is no vehicle, which stays where it is', () => {
    const foreign = { note: 'do marketplace' };
    expect(readItems(of(foreign, item('1'), null)).map(({ id }) => id)).toEqual(['1']);
    expect(withoutItem(of(foreign, item('1'), item('2')), '1').compatibilities).toEqual([foreign, item('2')]);
    expect(withoutItems(of(foreign, item('1'), item('2'))).compatibilities).toEqual([foreign]);
  });
});

describe('the filter', () => {
  test('finds every word anywhere in the name, accents and case aside', () => {
    const vehicles = toSearchable([item('1', 'C3'), item('2', 'C4', '32000')], 'Zero km');
    expect(filterVehicles(vehicles, 'CITROEN c3').map((each) => each.item.id)).toEqual(['1']);
    expect(filterVehicles(vehicles, 'zero').map((each) => each.item.id)).toEqual(['2']);
    expect(filterVehicles(vehicles, ' ')).toHaveLength(2);
  });
});
