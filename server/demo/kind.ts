import type { CategoryId } from './data/categories.ts';
import type { Drawing } from './drawing/paint.ts';

/** A technical attribute of a kind of product; without values it takes the brand or the model. */
export interface KindAttribute {
  readonly id: string;
  readonly name: string;
  readonly required: boolean;
  readonly values: readonly string[];
  readonly type: 'string' | 'list' | 'number_unit' | 'boolean';
}

/** A kind of product: how it is called, drawn, measured and priced. Brands are invented. */
export interface Kind {
  readonly key: string;
  readonly categoryId: CategoryId;
  readonly names: readonly string[];
  readonly brands: readonly string[];
  readonly specs: readonly string[];
  readonly extras: readonly string[];
  readonly colours: readonly string[];
  readonly draw: Drawing;
  /** Height, width and depth in centimetres, weight in grams; each piece varies by a tenth. */
  readonly measures: readonly [number, number, number, number];
  /** Between which quantiles of the profile its price lies. */
  readonly price: readonly [number, number];
  readonly attributes: readonly KindAttribute[];
  readonly about: string;
}

const attribute = (
  id: string,
  name: string,
  values: readonly string[],
  required: boolean,
  type: KindAttribute['type'] = 'list',
): KindAttribute => ({ id, name, values, required, type });

export const brandAttribute = attribute('BRAND', 'Marca', [], true, 'string');
export const modelAttribute = attribute('MODEL', 'Modelo', [], true, 'string');
export const needs = (id: string, name: string, values: readonly string[], type: KindAttribute['type'] = 'list'): KindAttribute =>
  attribute(id, name, values, true, type);
export const has = (id: string, name: string, values: readonly string[], type: KindAttribute['type'] = 'list'): KindAttribute =>
  attribute(id, name, values, false, type);
