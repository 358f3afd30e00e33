import { warningLabel } from '#commands/listing/warning-label.ts';
import { parseWarnings } from '#contract/warning.ts';
import type { Refusal } from '#contract/listing.ts';
import { useLocale } from '#locale/locale.tsx';
import { tagOf } from '#locale/locales.ts';
import { formatInstant } from '#ui/instant.tsx';
import { usePreferences } from '#ui/preferences.ts';
import { fieldLabel } from './field-label.ts';

/** A listing that comes back shows why it was refused and what its seller changed since (capabilities B11). */
export const RefusalChanges = ({ refusal }: { readonly refusal: Refusal }) => {
  const { t, locale } = useLocale();
  const { timeZone } = usePreferences();
  const { by, at, warning, changes, answer } = refusal;
  return (
    <section className="detail-changes" aria-label={t('listing.changedSinceRefusal')}>
      <h3 className="detail-section">{t('listing.changedSinceRefusal')}</h3>
      <p className="detail-warnings">
        {t('listing.refusalBy', { name: by.name, at: formatInstant(at, 'dateTime', tagOf[locale], timeZone) })}:{' '}
        {parseWarnings(warning)
          .map((each) => warningLabel(t, each))
          .join(' · ')}
      </p>
      {answer !== null && (
        <p>
          {t('listing.answered')} <q>{answer}</q>
        </p>
      )}
      {changes.length === 0 ? (
        <p>{t('listing.nothingChanged')}</p>
      ) : (
        <table className="detail-change-table">
          <thead>
            <tr>
              <th scope="col">{t('listing.change.field')}</th>
              <th scope="col">{t('listing.change.before')}</th>
              <th scope="col">{t('listing.change.after')}</th>
            </tr>
          </thead>
          <tbody>
            {changes.map(({ field, before, after }) => (
              <tr key={field}>
                <th scope="row">{fieldLabel(t, field)}</th>
                <td>
                  <del>{before ?? t('common.notInformed')}</del>
                </td>
                <td>
                  <ins>{after ?? t('common.notInformed')}</ins>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
};
