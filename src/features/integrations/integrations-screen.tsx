import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { integrationsQuery } from '#api/integrations.ts';
import type { Integrations, IntegrationService } from '#contract/integration.ts';
import { LoadedPage } from '#entities/records/record-frame.tsx';
import { useT } from '#locale/locale.tsx';
import { useWorkbench } from '#outbox/workbench.tsx';
import { Instant } from '#ui/instant.tsx';
import { Line, Section } from '#ui/section.tsx';
import { StatusDot } from '#ui/status-dot.tsx';
import { AccountsTable, type RenderAccount } from './accounts-table.tsx';
import { PaceSection } from './pace-section.tsx';
import { UnsentSection } from './unsent-section.tsx';

interface IntegrationsScreenProps {
  readonly renderState: RenderAccount;
  /** What can be done with the connection of an account. */
  readonly renderActs: RenderAccount;
  /** Connects a new one, for people who have a company; `isAnother` where some are named already. */
  readonly renderConnect: (isAnother: boolean) => ReactNode;
}

/** /integrations: what is connected and since when; of a company its accounts and certificate, of the hub its services too. */
export const IntegrationsScreen = (accounts: IntegrationsScreenProps) => {
  const { actor } = useWorkbench();
  const isSuperuser = actor().role === 'superuser';
  return (
    <LoadedPage back={null} isWide of={integrationsQuery}>
      {(data) => (
        <>
          <UnsentSection isSuperuser={isSuperuser} />
          <AccountsSection found={data} isSuperuser={isSuperuser} {...accounts} />
          <PaceSection pace={data.pace} />
          {isSuperuser ? <Services services={data.services} /> : <Certificate certificate={data.certificate} />}
        </>
      )}
    </LoadedPage>
  );
};

interface AccountsSectionProps extends IntegrationsScreenProps {
  readonly found: Integrations;
  readonly isSuperuser: boolean;
}

const AccountsSection = ({ found, isSuperuser, renderConnect, ...renders }: AccountsSectionProps): ReactNode => {
  const t = useT();
  return (
    <Section
      title={t('integrations.accounts')}
      action={
        isSuperuser ? (
          <Link to="/marketplace" className="link">
            {t('integrations.all', { n: found.totalAccounts })}
          </Link>
        ) : (
          renderConnect(found.accounts.length > 0)
        )
      }
    >
      <p className="panel-inset quiet">{t(`integrations.mode.${found.marketplace}`)}</p>
      <p className="panel-inset quiet">{t('marketplace.about')}</p>
      {found.accounts.length === 0 ? (
        <p className="panel-inset quiet">{t('integrations.noAccountsHint')}</p>
      ) : (
        <AccountsTable accounts={found.accounts} isSuperuser={isSuperuser} {...renders} />
      )}
    </Section>
  );
};

const Certificate = ({ certificate }: Pick<Integrations, 'certificate'>) => {
  const t = useT();
  return (
    <Section
      title={t('integrations.certificate')}
      action={
        <Link to="/seller" className="link">
          {t('integrations.toCompany')}
        </Link>
      }
    >
      {certificate ? (
        <>
          <Line label={t('integrations.holder')}>{certificate.holder}</Line>
          <Line label={t('integrations.keptAt')}>
            <Instant at={certificate.keptAt} />
          </Line>
          <Line label={t('integrations.validUntil')}>
            <Instant at={certificate.expiresAt} as="date" />
          </Line>
        </>
      ) : (
        <p className="panel-inset quiet">{t('integrations.noCertificate')}</p>
      )}
    </Section>
  );
};

const Services = ({ services }: { readonly services: readonly IntegrationService[] }) => {
  const t = useT();
  return (
    <Section title={t('integrations.services')}>
      {services.map(({ name, host, since }) => (
        <Line key={name} label={t(`integrations.service.${name}`)} {...(host === null && { hint: t(`integrations.without.${name}`) })}>
          {host !== null && <span>{host}</span>}
          {since !== null && (
            <span className="quiet">
              {t('integrations.since')} <Instant at={since} as="date" />
            </span>
          )}
          <StatusDot tone={host === null ? 'idle' : 'good'}>{t(host === null ? 'integrations.off' : 'integrations.on')}</StatusDot>
        </Line>
      ))}
    </Section>
  );
};
