import { expect, test } from 'vitest';
import { autoMessageColumns } from '#features/auto-messages/auto-message-columns.tsx';
import { jobColumns } from '#features/integration-jobs/job-columns.tsx';
import { linkColumns } from '#features/links/link-columns.tsx';
import { mediationColumns } from '#features/mediation/list/mediation-columns.tsx';
import { moneyColumns } from '#features/money/money-columns.tsx';
import { toShipColumns } from '#features/orders/expedition/to-ship-columns.tsx';
import { orderColumns } from '#features/orders/list/order-columns.tsx';
import { translateIn } from '#locale/translate.ts';
import { widthOf, type Column } from '#ui/table/column.ts';

const t = translateIn('br');
const whose = { companies: [], accounts: [] };

/** Beside the open menu; rows that are chosen have a box. */
const roomAt1440 = 1178;
const boxWidth = 40;
const withoutBoxes = new Set(['mediations']);

test.each(['seller', 'superuser'] as const)('at 1440 px a %s scrolls no list sideways to see what it shows', (role) => {
  const seesAll = role === 'superuser';
  const lists: Readonly<Record<string, readonly Column<never>[]>> = {
    expedition: toShipColumns(t, { carriers: [], companies: seesAll ? [] : null }, (row) => row),
    jobs: jobColumns(t, whose, !seesAll, (row) => row),
    links: linkColumns(t, seesAll ? [] : null, (row) => row),
    mediations: mediationColumns(t, role, whose, (row) => row),
    messages: autoMessageColumns(t, whose, seesAll, (row) => row),
    money: moneyColumns(t, role, whose, (row) => row),
    sales: orderColumns(t, role, whose, (row) => row),
  };
  const widthOfAll = (columns: readonly Column<never>[]): number =>
    columns.reduce((sum, column) => sum + (column.isHidden === true ? 0 : widthOf(column)), 0);
  const roomOf = (name: string): number => roomAt1440 - (withoutBoxes.has(name) ? 0 : boxWidth);
  const tooWide = Object.entries(lists).flatMap(([name, columns]) =>
    widthOfAll(columns) > roomOf(name) ? [[name, widthOfAll(columns)]] : [],
  );
  expect(tooWide).toEqual([]);
  // Nothing is hidden for it that the list is about.
  expect(lists['money']?.filter(({ isHidden }) => isHidden !== true).map(({ id }) => id)).toContain('net');
});
