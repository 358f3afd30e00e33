import type { TableName } from '#import/orders/order-fields.ts';
import { isOrderTable } from '#import/importable.ts';
import type { StoredFile } from '../db/schema/import-run.ts';
import type { Words } from '../http/problem.ts';

/** As a person calls them. */
const tableWords: Readonly<Record<TableName, string>> = {
  orders: 'pedidos',
  items: 'itens',
  customers: 'clientes',
  products: 'produtos',
  sellers: 'vendedores',
};

/** Without these no order is read: as by the command line. */
const needed = ['orders', 'items', 'customers'] as const;

/** Which table of orders is not among the files, has no line there, or is twice; null where all is well. */
export const lackingTable = (files: readonly Pick<StoredFile, 'table' | 'lines'>[]): Words | null => {
  const tables = files.flatMap(({ table }) => (isOrderTable(table) ? [table] : []));
  const twice = tables.find((table, at) => tables.indexOf(table) !== at);
  if (twice) return `Dois arquivos são a tabela de ${tableWords[twice]}: deixe um de fora`;
  const missing = needed.find((table) => !files.some((file) => file.table === table && file.lines > 0));
  return missing ? `Falta a tabela de ${tableWords[missing]}: diga qual arquivo é, ou traga-o junto com os outros` : null;
};
