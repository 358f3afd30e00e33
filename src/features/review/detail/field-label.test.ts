import { expect, test } from 'vitest';
import { translateIn } from '#locale/translate.ts';
import { fieldLabel } from './field-label.ts';

test.each([
  ['sku', 'SKU'],
  ['images:AZ-38', 'Imagens de AZ-38'],
  ['variations:AZ-38', 'Variação AZ-38'],
  ['attributes:Marca', 'Marca'],
  ['unheardOf', 'unheardOf'],
])('a change of %s is called %s', (field, called) => {
  expect(fieldLabel(translateIn('br'), field)).toBe(called);
});
