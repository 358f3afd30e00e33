import { parseWarnings } from '#contract/warning.ts';
import type { FieldChange, Refusal } from '#contract/listing.ts';
import { warningLabel } from '#entities/listing/warning-label.ts';
import { useLocale, useT } from '#locale/locale.tsx';
import { tagOf } from '#locale/locales.ts';
import { formatInstant } from '#ui/format-instant.ts';
import { usePreferences } from '#ui/preferences.ts';
import { fieldLabel, isImages } from './field-label.ts';
import { ImageChangesList } from './image-changes-list.tsx';
import { imageChanges, readImages } from './image-changes.ts';

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
            {changes.map((change) => (
              <tr key={change.field}>
                <th scope="row">{fieldLabel(t, change.field)}</th>
                <ChangeCells change={change} />
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
};

const ChangeCells = ({ change: { field, before, after } }: { readonly change: FieldChange }) => {
  const t = useT();
  const images = isImages(field) ? ([readImages(before), readImages(after)] as const) : null;
  if (images?.[0] && images[1])
    return (
      <td colSpan={2}>
        <ImageChangesList changes={imageChanges(images[0], images[1])} />
      </td>
    );
  const say = (text: string | null, urls: readonly string[] | null | undefined): string =>
    text === null ? t('common.notInformed') : urls ? t('listing.change.imageCount', { n: urls.length }) : text;
  return (
    <>
      <td>
        <del>{say(before, images?.[0])}</del>
      </td>
      <td>
        <ins>{say(after, images?.[1])}</ins>
      </td>
    </>
  );
};
