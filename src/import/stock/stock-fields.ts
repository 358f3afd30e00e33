import type { Field } from '../field.ts';
import { listingFields } from '../listings/listing-fields.ts';
import { code, line, pieces } from '../values.ts';

/** What a row of a table of prices and stock may say. An empty cell says nothing: what is here stays. */
export const stockFields = {
  sku: { ...listingFields.sku, isNeeded: true, read: code(120) },
  price: listingFields.price,
  stock: listingFields.stock,
  /** Only for the eye of a person who edits the table: a SKU is found by its code alone. */
  name: { label: 'Produto', heads: ['produto', 'nome', 'titulo', 'descricao'], read: line(400) },
  /** Which version of its product the row was exported from: changes by others since then are found by it. */
  version: { label: 'Versão', heads: ['versao'], read: pieces },
} as const satisfies Readonly<Record<string, Field<unknown>>>;
