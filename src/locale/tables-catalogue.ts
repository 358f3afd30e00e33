import { table } from './table.ts';

/** What a table says. */
export const catalogue = {
  ...table,
};
