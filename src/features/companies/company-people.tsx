import { Link } from '@tanstack/react-router';
import type { Company } from '#contract/seller.ts';
import { RecordTable } from '#entities/records/record-table.tsx';
import { useT } from '#locale/locale.tsx';
import { Section } from '#ui/section.tsx';

/** Who enters for the company; a superuser opens each of them. */
export const CompanyPeople = ({ people, isSuperuser }: { readonly people: Company['people']; readonly isSuperuser: boolean }) => {
  const t = useT();
  return (
    <Section title={t('companies.people')}>
      {people.length === 0 ? (
        <p className="panel-inset quiet">{t('companies.noPeople')}</p>
      ) : (
        <RecordTable label={t('companies.people')}>
          <thead>
            <tr>
              <th scope="col">{t('companies.person.name')}</th>
              <th scope="col">{t('companies.person.mail')}</th>
            </tr>
          </thead>
          <tbody>
            {people.map(({ _id, name, mail }) => (
              <tr key={_id}>
                <td>
                  {isSuperuser ? (
                    <Link to="/users/$userId" params={{ userId: _id }} className="link">
                      {name}
                    </Link>
                  ) : (
                    name
                  )}
                </td>
                <td>{mail}</td>
              </tr>
            ))}
          </tbody>
        </RecordTable>
      )}
    </Section>
  );
};
