import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { ConnectedAccount } from '#contract/integration.ts';
import { RecordTable } from '#entities/records/record-table.tsx';
import { useT } from '#locale/locale.tsx';
import { Age, Instant } from '#ui/instant.tsx';

/** How an account is connected, from the feature that keeps those. */
export type RenderState = (account: ConnectedAccount) => ReactNode;

interface AccountsTableProps {
  readonly accounts: readonly ConnectedAccount[];
  readonly isSuperuser: boolean;
  readonly renderState: RenderState;
}

/** Accounts and what is sent to them; each number leads to what it counts. */
export const AccountsTable = ({ accounts, isSuperuser, renderState }: AccountsTableProps) => {
  const t = useT();
  return (
    <RecordTable label={t('integrations.accounts')}>
      <thead>
        <tr>
          <th scope="col">{t('integrations.column.account')}</th>
          {isSuperuser && <th scope="col">{t('integrations.column.company')}</th>}
          <th scope="col">{t('integrations.column.state')}</th>
          <th scope="col">{t('integrations.column.since')}</th>
          <th scope="col">{t('integrations.column.until')}</th>
          <th scope="col">{t('integrations.column.sentAt')}</th>
          <th scope="col">{t('integrations.column.failed')}</th>
        </tr>
      </thead>
      <tbody>
        {accounts.map((account) => (
          <tr key={account._id}>
            <td>
              {isSuperuser ? (
                <Link to="/marketplace/$accountId" params={{ accountId: account._id }} className="link">
                  {account.name}
                </Link>
              ) : (
                account.name
              )}
            </td>
            {isSuperuser && <td>{account.sellerName}</td>}
            <td>{renderState(account)}</td>
            <td>
              <Instant at={account.connectedAt} as="date" />
            </td>
            <td>{account.expiresAt === null ? null : <Instant at={account.expiresAt} as="date" />}</td>
            <td>{account.sentAt === null ? <span className="quiet">{t('integrations.never')}</span> : <Age at={account.sentAt} />}</td>
            <td className="figure">
              {account.failed === 0 ? (
                0
              ) : (
                <Link to="/queue" search={{ status: 'failed', account: account._id }} className="link">
                  {account.failed}
                </Link>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </RecordTable>
  );
};
