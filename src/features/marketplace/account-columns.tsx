import { linkOptions } from '@tanstack/react-router';
import type { MarketplaceAccountRow } from '#contract/marketplace-account.ts';
import { AuthorizedUntil } from '#entities/authorized-until.tsx';
import { hasAuthorization } from '#entities/has-authorization.ts';
import { companyColumn, instantColumn, nameColumn, textColumn } from '#entities/records/columns.tsx';
import { shownColumns } from '#entities/records/shown-columns.tsx';
import { serverNow } from '#lib/server-clock.ts';
import type { Translate } from '#locale/translate.ts';
import { connectionOf, connectionStates } from '#machines/lifecycle/marketplace-account.ts';
import type { Column, Option } from '#ui/table/column.ts';
import { anyOf, optionsOf } from '#ui/table/filters.ts';
import { accountKind } from './account-kind.ts';
import { ConnectionMark } from './connection-mark.tsx';

/** Accounts as columns, by name: the server knows no other order, so none is offered. */
export const accountColumns = (
  t: Translate,
  companies: readonly Option[],
  shown: (row: MarketplaceAccountRow) => MarketplaceAccountRow,
): readonly Column<MarketplaceAccountRow>[] => {
  const { asShown, stateColumn } = shownColumns(t, accountKind, shown);
  return [
    nameColumn({
      id: 'name',
      title: t('records.account'),
      of: ({ name }) => name,
      to: ({ _id }) => linkOptions({ to: '/marketplace/$accountId', params: { accountId: _id } }),
      width: 195,
    }),
    textColumn({ id: 'officialName', title: t('marketplace.column.officialName'), of: ({ officialName }) => officialName, width: 150 }),
    ...companyColumn(t, companies, { width: 190 }),
    stateColumn({
      id: 'state',
      title: t('marketplace.column.state'),
      cell: (account) => <ConnectionMark account={account} />,
      of: (account) => t(`marketplace.state.${connectionOf(account, serverNow())}`),
      width: 160,
      filter: anyOf(optionsOf(connectionStates, (value) => t(`marketplace.state.${value}`))),
    }),
    instantColumn({
      id: 'connectedAt',
      title: t('marketplace.column.connectedAt'),
      of: ({ connectedAt }) => connectedAt,
      as: 'date',
      width: 120,
    }),
    asShown({
      id: 'expiresAt',
      title: t('marketplace.column.expiresAt'),
      cell: (account) => <AuthorizedUntil account={account} as="date" />,
      value: (account) => (hasAuthorization(account, serverNow()) ? account.expiresAt : null),
      form: 'date',
      width: 130,
    }),
    // Why nothing is sent to it: somebody paused it, or the marketplace lets us in no more.
    asShown(
      textColumn({
        id: 'reason',
        title: t('records.reason'),
        of: ({ pauseReason, shutOutReason }) => pauseReason ?? shutOutReason,
        width: 160,
      }),
    ),
  ];
};
