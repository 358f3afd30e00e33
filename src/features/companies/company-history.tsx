import type { Company, CompanyEvent } from '#contract/seller.ts';
import { RecordHistory } from '#entities/records/record-history.tsx';
import { useT } from '#locale/locale.tsx';
import type { Translate } from '#locale/translate.ts';

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
  return <RecordHistory history={history} say={(event) => ({ title: titleOf(t, event), detail: detailOf(t, event) })} />;
};
