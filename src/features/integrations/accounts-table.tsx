import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { ConnectedAccount } from '#contract/integration.ts';
import { AuthorizedUntil } from '#entities/authorized-until.tsx';
import { instantColumn } from '#entities/records/columns.tsx';
import { RecordTable, type RecordColumn } from '#entities/records/record-table.tsx';
import { useT } from '#locale/locale.tsx';
import type { Translate } from '#locale/translate.ts';
import { Count } from '#ui/count.tsx';
import { Age } from '#ui/instant.tsx';
import './accounts-table.css';

/** Something about an account, from the feature that keeps those. */
export type RenderAccount = (account: ConnectedAccount) => ReactNode;

interface AccountsTableProps {
  readonly accounts: readonly ConnectedAccount[];
  readonly isSuperuser: boolean;
  readonly renderState: RenderAccount;
  /** Shown for a company's own accounts; people who work for the hub find them on the account's page. */
  readonly renderActs: RenderAccount;
}

/** The company stands under the account's name where the two differ: a column of its own is wider than the page has room for. */
const nameFor =
  (isSuperuser: boolean): RenderAccount =>
  ({ _id, name, sellerName }) =>
    isSuperuser ? (
      <>
        <Link to="/marketplace/$accountId" params={{ accountId: _id }} className="link">
          {name}
        </Link>
        {sellerName !== name && <div className="quiet">{sellerName}</div>}
      </>
    ) : (
      name
    );

const renderFailed: RenderAccount = ({ _id, failed }) =>
  failed === 0 ? (
    0
  ) : (
    <Link to="/queue" search={{ status: 'failed', account: _id }} className="link">
      <Count of={failed} />
    </Link>
  );

const columnsOf = (
  t: Translate,
  { isSuperuser, renderState, renderActs }: AccountsTableProps,
): readonly RecordColumn<ConnectedAccount>[] => [
  { id: 'account', title: t('records.account'), cell: nameFor(isSuperuser) },
  { id: 'state', title: t('integrations.column.state'), cell: renderState },
  instantColumn({ id: 'since', title: t('integrations.column.since'), of: ({ connectedAt }) => connectedAt, as: 'date' }),
  { id: 'until', title: t('integrations.column.until'), cell: (account) => <AuthorizedUntil account={account} as="date" /> },
  {
    id: 'sentAt',
    title: t('integrations.column.sentAt'),
    cell: ({ sentAt }) => (sentAt === null ? <span className="quiet">{t('records.never')}</span> : <Age at={sentAt} />),
  },
  { id: 'failed', title: t('integrations.column.failed'), cell: renderFailed },
  { id: 'acts', title: t('records.actions'), cell: renderActs },
];

/** Accounts and what is sent to them; each number leads to what it counts. Where the columns have no room each account is a block. */
export const AccountsTable = (props: AccountsTableProps) => {
  const t = useT();
  return (
    <div className="accounts">
      <RecordTable label={t('integrations.accounts')} rows={props.accounts} rowId={({ _id }) => _id} columns={columnsOf(t, props)} />
    </div>
  );
};
