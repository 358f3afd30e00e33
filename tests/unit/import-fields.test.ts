import { expect, test } from 'vitest';
import { fieldLabel } from '#features/imports/field-label.ts';
import { fieldsOf, importableKinds } from '#import/importable.ts';
import { translateIn } from '#locale/translate.ts';

const fields = importableKinds.flatMap((kind) => Object.entries(fieldsOf(kind, [])).map(([name, { label }]) => ({ name, label })));

test('every field of a file is called in Portuguese as its reasons call it, and has an English name', () => {
  const [br, en] = [translateIn('br'), translateIn('en')];
  expect(fields.map((field) => fieldLabel(br, field))).toEqual(fields.map(({ label }) => label));
  const alike = fields.filter((field) => fieldLabel(en, field) === field.label).map(({ label }) => label);
  expect([...new Set(alike)]).toEqual(['SKU', 'EAN / GTIN']);
  expect(fieldLabel(en, { name: 'attr:Cor', label: 'Cor' })).toBe('Cor');
});
