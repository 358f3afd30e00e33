import { expect, test } from 'vitest';
import { fieldLabel } from '#features/imports/field-label.ts';
import { ImportTable } from '#contract/import-run.ts';
import { fieldsOf } from '#import/importable.ts';
import { plainUnit } from '#import/units.ts';
import { translateIn } from '#locale/translate.ts';

const fields = ImportTable.options.flatMap((table) =>
  Object.entries(fieldsOf(table, [])).map(([name, { label, quantity }]) => ({
    table,
    name,
    label,
    // Nobody takes reais for anything else.
    said: quantity === undefined || quantity === 'money' ? label : `${label} (${plainUnit[quantity]})`,
  })),
);

test('every field of a file is called in Portuguese as its reasons call it, with the unit of a measure, and has an English name', () => {
  const [br, en] = [translateIn('br'), translateIn('en')];
  expect(fields.map((field) => fieldLabel(br, field.table, field))).toEqual(fields.map(({ said }) => said));
  expect(fieldLabel(en, 'listings', { name: 'weight', label: 'Peso' })).toBe('Weight (g)');
  const alike = fields.filter((field) => fieldLabel(en, field.table, field) === field.label).map(({ label }) => label);
  expect([...new Set(alike)]).toEqual(['SKU', 'EAN / GTIN']);
  expect(fieldLabel(en, 'listings', { name: 'attr:Cor', label: 'Cor' })).toBe('Cor');
});
