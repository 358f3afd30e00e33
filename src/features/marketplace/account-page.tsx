import { Link } from '@tanstack/react-router';
import { marketplaceAccounts } from '#api/integrations.ts';
import { subjectOf } from '#commands/subject.ts';
import type { MarketplaceAccount } from '#contract/marketplace-account.ts';
import { ListingStatus } from '#contract/listing.ts';
import { AuthorizedUntil } from '#entities/authorized-until.tsx';
import { LoadedPage } from '#entities/records/record-frame.tsx';
import { RecordHead } from '#entities/records/record-head.tsx';
import { RecordHistory } from '#entities/records/record-history.tsx';
import { useT } from '#locale/locale.tsx';
import { useView } from '#outbox/workbench.tsx';
import { CommandButton } from '#palette/command-button.tsx';
import { useHandlers, useTargets } from '#palette/context.tsx';
import { OfferedCommands } from '#palette/offered-commands.tsx';
import { Count } from '#ui/count.tsx';
import { Instant } from '#ui/instant.tsx';
import { Line, Section } from '#ui/section.tsx';
import { ConnectionMark, ShutOutWords, useConnection } from './connection-mark.tsx';
import { Granted } from './granted.tsx';
import { nextActs, type Acts } from './next-acts.ts';
import { useConnecting } from './use-connecting.tsx';

/** What may be done with the connection itself; those that can not be now are not shown. */
const connectionActs: Acts = ['marketplace.connect', 'marketplace.reauthorize', 'marketplace.renew', 'marketplace.disconnect'];

/** /marketplace/{id}, 'Detalhe da conta': how one account is connected, what hangs on it, and what was done with it. */
export const AccountPage = ({ accountId }: { readonly accountId: string }) => (
  <LoadedPage back={{ to: '/marketplace', label: 'marketplace.back' }} of={(api) => marketplaceAccounts.query(api, accountId)}>
    {(data) => <LoadedAccount account={data} />}
  </LoadedPage>
);

const LoadedAccount = ({ account: base }: { readonly account: MarketplaceAccount }) => {
  const t = useT();
  const account = useView(base, subjectOf('marketplace', base));
  const state = useConnection(account);
  const { [state]: next } = nextActs;
  useTargets('page', [{ subject: subjectOf('marketplace', base), label: base.name, base }]);
  const { actsOf, dialogs } = useConnecting();
  useHandlers(actsOf(account));
  return (
    <>
      {dialogs}
      <RecordHead
        name={account.name}
        actions={
          <>
            <OfferedCommands names={next} first="solid" />
            <OfferedCommands names={connectionActs.filter((name) => !next.includes(name))} />
            {account.pausedAt === null && <CommandButton name="marketplace.pause" variant="soft" color="red" />}
          </>
        }
      >
        <ConnectionMark account={account} />
        {state !== 'connected' && <p className="quiet">{t(`marketplace.hint.${state}`)}</p>}
        <ShutOutWords account={account} />
      </RecordHead>
      <Connection account={account} />
      <Granted account={account} />
      <AccountListings account={account} />
      <RecordHistory
        history={account.history}
        none={t('marketplace.noHistory')}
        say={({ type, reason }) => ({ title: t(`marketplace.event.${type}`), detail: reason })}
      />
    </>
  );
};

const Connection = ({ account }: { readonly account: MarketplaceAccount }) => {
  const t = useT();
  return (
    <Section title={t('marketplace.connection')}>
      <Line label={t('records.company')}>
        <Link to="/seller/$sellerId" params={{ sellerId: account.sellerId }} className="link">
          {account.sellerName}
        </Link>
      </Line>
      <Line label={t('marketplace.column.officialName')}>{account.officialName}</Line>
      <Line label={t('marketplace.id')}>{account._id}</Line>
      <Line label={t('marketplace.column.connectedAt')}>
        <Instant at={account.connectedAt} />
      </Line>
      <Line label={t('marketplace.column.expiresAt')}>
        <AuthorizedUntil account={account} />
      </Line>
      {account.pausedAt !== null && (
        <>
          <Line label={t('marketplace.pausedAt')}>
            <Instant at={account.pausedAt} />
          </Line>
          <Line label={t('records.reason')}>{account.pauseReason}</Line>
        </>
      )}
    </Section>
  );
};

/** How many there are of each status, each number leading to them. */
const AccountListings = ({ account }: { readonly account: MarketplaceAccount }) => {
  const t = useT();
  return (
    <Section
      title={t('marketplace.listings')}
      action={
        <Link to="/general" search={{ account: account._id }} className="link">
          {t('marketplace.sales')}
        </Link>
      }
    >
      {account.listings.length === 0 && <p className="panel-inset quiet">{t('marketplace.noListings')}</p>}
      {ListingStatus.options.flatMap((status) => {
        const found = account.listings.find((each) => each.status === status);
        return found ? (
          <Line key={status} label={t(`listing.status.${status}`)}>
            <Link to="/publish" search={{ status, marketPlaceId: account._id }} className="link figure">
              <Count of={found.count} />
            </Link>
          </Line>
        ) : (
          []
        );
      })}
    </Section>
  );
};
