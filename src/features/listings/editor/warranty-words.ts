import { noWarranty } from '#contract/listing-rules.ts';

/** What the marketplace calls them is what is written, in every language. */
export const warrantyTypes = {
  'Garantia do vendedor': 'editor.warranty.seller',
  'Garantia de fábrica': 'editor.warranty.maker',
  [noWarranty]: 'editor.warranty.none',
} as const;

export const warrantyUnits = { dias: 'editor.unit.days', meses: 'editor.unit.months', anos: 'editor.unit.years' } as const;
