import type { Company, CompanyEvent } from '#contract/seller.ts';
import { useT } from '#locale/locale.tsx';
import type { Translate } from '#locale/translate.ts';
import { Section } from '#ui/section.tsx';
import { Timeline } from '#ui/timeline.tsx';

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

/** Who changed what of the company, and of who enters for it, newest first. */
export const CompanyHistory = ({ history }: Pick<Company, 'history'>) => {
  const t = useT();
  return (
    <Section title={t('companies.history')}>
      {history.length === 0 ? (
        <p className="panel-inset quiet">{t('companies.noHistory')}</p>
      ) : (
        <div className="panel-inset">
          <Timeline
            items={history.map((event, at) => ({
              id: `${event.at} ${at}`,
              at: event.at,
              actor: event.userName,
              title: titleOf(t, event),
              detail: detailOf(t, event),
            }))}
          />
        </div>
      )}
    </Section>
  );
};
