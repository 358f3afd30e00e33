import { Link } from '@tanstack/react-router';
import type { MarketplaceAccountRow } from '#contract/marketplace-account.ts';
import { AuthorizedUntil } from '#entities/authorized-until.tsx';
import { hasAuthorization } from '#entities/has-authorization.ts';
import { unsentMark } from '#entities/unsent-mark.ts';
import { useShown } from '#entities/use-shown.ts';
import { serverNow } from '#lib/server-clock.ts';
import { useT } from '#locale/locale.tsx';
import type { Translate } from '#locale/translate.ts';
import { connectionOf, connectionStates } from '#machines/lifecycle/marketplace-account.ts';
import { Instant } from '#ui/instant.tsx';
import type { Column, Option } from '#ui/table/column.ts';
import { accountKind } from './account-kind.ts';
import { ConnectionMark } from './connection-mark.tsx';

const StateCell = ({ row }: { readonly row: MarketplaceAccountRow }) => {
  const t = useT();
  const { record, isUnsent } = useShown(accountKind, row);
  return (
    <span className="record-state">
      <ConnectionMark account={record} />
      {isUnsent && <span className="quiet">{t('records.unsent')}</span>}
    </span>
  );
};

const EndCell = ({ row }: { readonly row: MarketplaceAccountRow }) => (
  <AuthorizedUntil account={useShown(accountKind, row).record} as="date" />
);

/** Why nothing is sent to it: somebody paused it, or the marketplace lets us in no more. */
const whyOf = ({ pauseReason, shutOutReason }: MarketplaceAccountRow): string | null => pauseReason ?? shutOutReason;

const ReasonCell = ({ row }: { readonly row: MarketplaceAccountRow }) => (
  <span className="truncate">{whyOf(useShown(accountKind, row).record)}</span>
);

/** Accounts as columns, by name: the server knows no other order, so none is offered. */
export const accountColumns = (
  t: Translate,
  companies: readonly Option[],
  shown: (row: MarketplaceAccountRow) => MarketplaceAccountRow,
): readonly Column<MarketplaceAccountRow>[] => [
  {
    id: 'name',
    title: t('marketplace.column.name'),
    cell: ({ _id, name }) => (
      <Link to="/marketplace/$accountId" params={{ accountId: _id }} tabIndex={-1} className="truncate record-link">
        {name}
      </Link>
    ),
    value: ({ name }) => name,
    width: 195,
    canHide: false,
  },
  {
    id: 'officialName',
    title: t('marketplace.column.officialName'),
    cell: ({ officialName }) => <span className="truncate">{officialName}</span>,
    value: ({ officialName }) => officialName,
    width: 150,
  },
  {
    id: 'company',
    title: t('marketplace.column.company'),
    cell: ({ sellerName }) => <span className="truncate">{sellerName}</span>,
    value: ({ sellerName }) => sellerName,
    width: 190,
    filter: { kind: 'options', isSingle: true, options: companies },
  },
  {
    id: 'state',
    title: t('marketplace.column.state'),
    cell: (row) => <StateCell row={row} />,
    value: (row) => t(`marketplace.state.${connectionOf(shown(row), serverNow())}`) + unsentMark(t, row, shown),
    width: 160,
    filter: {
      kind: 'options',
      options: connectionStates.map((value) => ({ value, label: t(`marketplace.state.${value}`) })),
    },
  },
  {
    id: 'connectedAt',
    title: t('marketplace.column.connectedAt'),
    cell: ({ connectedAt }) => <Instant at={connectedAt} as="date" />,
    value: ({ connectedAt }) => connectedAt,
    form: 'date',
    width: 120,
  },
  {
    id: 'expiresAt',
    title: t('marketplace.column.expiresAt'),
    cell: (row) => <EndCell row={row} />,
    value: (row) => (hasAuthorization(shown(row), serverNow()) ? shown(row).expiresAt : null),
    form: 'date',
    width: 130,
  },
  {
    id: 'reason',
    title: t('marketplace.column.reason'),
    cell: (row) => <ReasonCell row={row} />,
    value: (row) => whyOf(shown(row)),
    width: 160,
  },
];
