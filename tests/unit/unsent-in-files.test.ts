import { expect, test } from 'vitest';
import { autoMessageColumns } from '#features/auto-messages/auto-message-columns.tsx';
import { categoryColumns } from '#features/categories/category-columns.tsx';
import { companyColumns } from '#features/companies/company-columns.tsx';
import { vehicleColumns } from '#features/compatibilities/vehicle-columns.tsx';
import { importColumns } from '#features/imports/import-columns.tsx';
import { jobColumns } from '#features/integration-jobs/job-columns.tsx';
import { listingColumns } from '#features/listings/listing-columns.tsx';
import { accountColumns } from '#features/marketplace/account-columns.tsx';
import { mediationColumns } from '#features/mediation/list/mediation-columns.tsx';
import { linkColumns } from '#features/links/link-columns.tsx';
import { priceRuleColumns } from '#features/prices/price-rule-columns.tsx';
import { reportColumns } from '#features/reports/report-columns.tsx';
import { userColumns } from '#features/users/user-columns.tsx';
import { translateIn } from '#locale/translate.ts';
import { valueOf, type Column } from '#ui/table/column.ts';

const t = translateIn('br');
const whose = { companies: [], accounts: [] };
type Shown = <Row>(row: Row) => Row;
type ColumnsOf = (shown: Shown) => readonly Column<never>[];

const at = '2026-11-20T12:00:00.000Z';
const lists: readonly [string, ColumnsOf, object, object, Readonly<Record<string, string | number>>][] = [
  ['companies', (shown) => companyColumns(t, shown), { status: 'active' }, { status: 'blocked' }, { status: 'Bloqueada, a enviar' }],
  [
    'people',
    (shown) => userColumns(t, [], shown),
    { role: 'seller', blockedAt: null, awaitsMail: false },
    { role: 'reviewer', blockedAt: at, awaitsMail: false },
    { role: 'Revisor', state: 'Bloqueado, a enviar' },
  ],
  [
    'accounts',
    (shown) => accountColumns(t, [], shown),
    { pausedAt: null, pauseReason: null, shutOutReason: null, expiresAt: null, connection: 'connected' },
    { pausedAt: at, pauseReason: 'Férias', shutOutReason: null, expiresAt: null, connection: 'connected' },
    { reason: 'Férias', state: 'Pausada, a enviar' },
  ],
  ['jobs', (shown) => jobColumns(t, whose, false, shown), { status: 'failed' }, { status: 'discarded' }, { status: 'Descartado' }],
  ['vehicles', (shown) => vehicleColumns(t, [], shown), { retiredAt: null }, { retiredAt: at }, { state: 'Retirado, a enviar' }],
  [
    'automatic messages',
    (shown) => autoMessageColumns(t, whose, true, shown),
    { status: 'active' },
    { status: 'paused' },
    { status: 'Pausada, a enviar' },
  ],
  [
    'categories',
    (shown) => categoryColumns(t, shown),
    { requiredHere: [], shipModes: ['me1'] },
    { requiredHere: ['BRAND'], shipModes: [], isExcluded: true },
    { state: 'Fechada, a enviar', ship: 'Sem envio', required: 1 },
  ],
  ['imports', (shown) => importColumns(t, true, shown), { status: 'running' }, { status: 'cancelled' }, { status: 'Cancelada' }],
  [
    'price rules',
    (shown) => priceRuleColumns(t, whose, true, shown),
    { status: 'ready' },
    { status: 'archived' },
    { status: 'Arquivada, a enviar' },
  ],
  [
    'links',
    (shown) => linkColumns(t, null, shown),
    { kit: null, bound: null },
    { kit: null, bound: { sku: 'LUM-01' } },
    { state: 'LUM-01, a enviar' },
  ],
  ['reports', (shown) => reportColumns(t, [], shown), { status: 'running' }, { status: 'cancelled' }, { status: 'Cancelado' }],
  [
    'mediations',
    (shown) => mediationColumns(t, 'seller', whose, shown),
    { status: 'open', claim: null },
    { status: 'closed', claim: null },
    { status: 'Encerrada, a enviar' },
  ],
  [
    'listings',
    (shown) => listingColumns(t, shown),
    { status: 'active', sub_status: null },
    { status: 'paused', sub_status: null },
    { status: `${t('listing.standing.paused_by_seller')}, a enviar` },
  ],
];

test.each(lists)('the file of %s says what waits to be sent, as its cells do', (_, columnsOf, told, waiting, said) => {
  const columns = columnsOf(() => waiting as never);
  const written = Object.keys(said).map((id) =>
    columns.filter((column) => column.id === id).map((column) => valueOf(column, told as never)),
  );
  expect(written).toEqual(Object.values(said).map((words) => [words]));
});
