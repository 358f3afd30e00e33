import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { companies } from '#api/people.ts';
import { mayOwn } from '#commands/company/colleague-commands.ts';
import { subjectOf } from '#commands/subject.ts';
import type { Company, CompanyEvent } from '#contract/seller.ts';
import { useEditing } from '#entities/records/use-editing.ts';
import { LoadedPage } from '#entities/records/record-frame.tsx';
import { RecordHead } from '#entities/records/record-head.tsx';
import { RecordHistory } from '#entities/records/record-history.tsx';
import { useT } from '#locale/locale.tsx';
import type { Translate } from '#locale/translate.ts';
import { useView, useWorkbench } from '#outbox/workbench.tsx';
import { CommandButton } from '#palette/command-button.tsx';
import { useHandlers, useTargets } from '#palette/context.tsx';
import { Line, Section } from '#ui/section.tsx';
import { TaxId } from '#ui/tax-id.tsx';
import { CompanyStatus } from './company-columns.tsx';
import { CompanyForm } from './company-form.tsx';
import { CompanyPeople } from './company-people.tsx';

const labels = {
  name: 'companies.name',
  document: 'companies.column.document',
  me2: 'companies.column.me2',
  address: 'companies.address',
} as const;

/** Which of its data, or which colleague. */
const detailOf = (t: Translate, { fields, person }: CompanyEvent): string | null => {
  if (person !== null) return person;
  const named = fields.flatMap((name) => (Object.hasOwn(labels, name) ? [t(labels[name as keyof typeof labels])] : []));
  return named.length > 0 ? named.join(', ') : null;
};

const titleOf = (t: Translate, { type, step }: CompanyEvent): string => {
  if (type === 'colleagueChanged') return step === null ? '' : t(`companies.event.${step}`);
  return t(`companies.event.${type}`);
};

/** Each change of the company and of the people who enter for it, with its author, newest first. */
const CompanyHistory = ({ history }: Pick<Company, 'history'>) => {
  const t = useT();
  return <RecordHistory history={history} say={(event) => ({ title: titleOf(t, event), detail: detailOf(t, event) })} />;
};

interface CompanyPageProps {
  readonly sellerId: string;
  /** Its certificate, from the feature that keeps those. */
  readonly renderCertificate: (company: Company) => ReactNode;
  /** Connects an account of the company. */
  readonly connect: ReactNode;
}

/** /seller/{id}, 'Detalhe da empresa': all for superusers, the own one for its people. */
export const CompanyPage = ({ sellerId, renderCertificate, connect }: CompanyPageProps) => {
  const { actor } = useWorkbench();
  const back = actor().role === 'superuser' ? ({ to: '/seller', label: 'companies.back' } as const) : null;
  return (
    <LoadedPage back={back} of={(api) => companies.query(api, sellerId)}>
      {(data) => <LoadedCompany company={data} renderCertificate={renderCertificate} connect={connect} />}
    </LoadedPage>
  );
};

interface LoadedCompanyProps extends Pick<CompanyPageProps, 'renderCertificate' | 'connect'> {
  readonly company: Company;
}

const LoadedCompany = ({ company: base, renderCertificate, connect }: LoadedCompanyProps) => {
  const t = useT();
  const actor = useWorkbench().actor();
  const isSuperuser = actor.role === 'superuser';
  const { isEditing, edit, stop, title } = useEditing();
  const company = useView(base, subjectOf('company', base));
  const mayEdit = isSuperuser || mayOwn(base, actor);
  useTargets('page', [{ subject: subjectOf('company', base), label: base.name, base }]);
  const canBegin = mayEdit && !isEditing;
  useHandlers(canBegin ? { 'company.edit': edit } : {});
  return (
    <>
      <RecordHead
        name={company.name}
        nameRef={title}
        actions={
          isSuperuser &&
          (company.status === 'blocked' ? (
            <CommandButton name="company.unblock" />
          ) : (
            <CommandButton name="company.block" variant="soft" color="red" />
          ))
        }
      >
        <CompanyStatus status={company.status} />
        {company.blockReason !== null && <p className="quiet">{company.blockReason}</p>}
      </RecordHead>
      <Section title={t('companies.data')} action={canBegin && <CommandButton name="company.edit" size="1" variant="soft" />}>
        {isEditing ? <CompanyForm company={base} onDone={stop} /> : <CompanyData company={company} />}
      </Section>
      {renderCertificate(company)}
      <Section title={t('companies.marketPlaces')} action={connect}>
        {company.marketPlaces.length === 0 ? (
          <p className="panel-inset quiet">{t('companies.noMarketPlaces')}</p>
        ) : (
          <ul className="panel-inset">
            {company.marketPlaces.map(({ _id, name }) => (
              <li key={_id}>
                <Link to="/general" search={{ account: _id }} className="link">
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </Section>
      <CompanyPeople company={company} />
      {actor.role !== 'reviewer' && <CompanyHistory history={company.history} />}
    </>
  );
};

const CompanyData = ({ company: { document, me2, address } }: { readonly company: Company }) => {
  const t = useT();
  const missing = <span className="quiet">{t('common.notInformed')}</span>;
  const zip = address?.zipCode.replace(/^(\d{5})(\d{3})$/u, '$1-$2');
  const lines = address && [
    [address.street, address.number, address.complement].filter(Boolean).join(', '),
    [address.district, `${address.city}/${address.state}`, zip].filter(Boolean).join(' · '),
  ];
  return (
    <>
      <Line label={t('companies.column.document')}>{document === null ? missing : <TaxId value={document} />}</Line>
      <Line label={t('companies.address')}>{lines ? <span>{lines.join(' · ')}</span> : missing}</Line>
      <Line label={t('companies.column.me2')} hint={t('companies.me2Hint')}>
        {t(me2 ? 'records.yes' : 'records.no')}
      </Line>
    </>
  );
};
