import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { ConnectedAccount } from '#contract/integration.ts';
import { AuthorizedUntil } from '#entities/authorized-until.tsx';
import { RecordTable } from '#entities/records/record-table.tsx';
import type { MessageKey } from '#locale/catalogue.ts';
import { useT } from '#locale/locale.tsx';
import type { Translate } from '#locale/translate.ts';
import { Age, Instant } from '#ui/instant.tsx';
import './accounts-table.css';

/** Something about an account, from the feature that keeps those. */
export type RenderAccount = (account: ConnectedAccount) => ReactNode;

interface AccountsTableProps {
  readonly accounts: readonly ConnectedAccount[];
  readonly isSuperuser: boolean;
  readonly renderState: RenderAccount;
  /** Of the own ones; who works for the hub finds them on the account's page. */
  readonly renderActs: RenderAccount;
}

interface AccountColumn {
  readonly title: MessageKey;
  readonly render: RenderAccount;
}

/** Whose it is stands under the name, where it says something else: a column of its own is wider than the page has room for. */
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
      {failed}
    </Link>
  );

const columnsOf = (t: Translate, { isSuperuser, renderState, renderActs }: AccountsTableProps): readonly AccountColumn[] => [
  { title: 'integrations.column.account', render: nameFor(isSuperuser) },
  { title: 'integrations.column.state', render: renderState },
  { title: 'integrations.column.since', render: ({ connectedAt }) => <Instant at={connectedAt} as="date" /> },
  { title: 'integrations.column.until', render: (account) => <AuthorizedUntil account={account} as="date" /> },
  {
    title: 'integrations.column.sentAt',
    render: ({ sentAt }) => (sentAt === null ? <span className="quiet">{t('integrations.never')}</span> : <Age at={sentAt} />),
  },
  { title: 'integrations.column.failed', render: renderFailed },
  { title: 'integrations.column.acts', render: renderActs },
];

/** Accounts and what is sent to them; each number leads to what it counts. Where the columns have no room each account is a block. */
export const AccountsTable = (props: AccountsTableProps) => {
  const t = useT();
  const columns = columnsOf(t, props);
  return (
    <div className="accounts">
      <RecordTable label={t('integrations.accounts')}>
        <thead>
          <tr>
            {columns.map(({ title }) => (
              <th key={title} scope="col">
                {t(title)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {props.accounts.map((account) => (
            <tr key={account._id}>
              {columns.map(({ title, render }) => (
                <td key={title} data-label={t(title)}>
                  {render(account)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </RecordTable>
    </div>
  );
};
