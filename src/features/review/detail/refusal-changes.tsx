import type { FieldChange, Listing, ListingStatus, Refusal } from '#contract/listing.ts';
import { useLocale, useT } from '#locale/locale.tsx';
import { tagOf } from '#locale/locales.ts';
import { formatInstant } from '#ui/format-instant.ts';
import { usePreferences } from '#ui/preferences.ts';
import { compareTexts, type TextPart } from './compare-texts.ts';
import { fieldLabel, isImages } from './field-label.ts';
import { ImageChangesList } from './image-changes-list.tsx';
import { imageChanges, readImages } from './image-changes.ts';
import { WarningList } from './warning-list.tsx';

interface RefusalChangesProps {
  readonly refusal: Refusal;
  readonly status: ListingStatus;
  /** Whose editor it stands in: there each reason leads to its field. */
  readonly editorOf?: Listing | null;
}

/**
 * Why a listing was refused and what changed since, while that is still to be corrected or to be judged (capabilities B11): once it was
 * approved it is history.
 */
export const RefusalChanges = ({ refusal, status, editorOf = null }: RefusalChangesProps) => {
  const { t, locale } = useLocale();
  const { timeZone } = usePreferences();
  const { by, at, warning, changes, answer } = refusal;
  if (status !== 'refused' && status !== 'pending') return null;
  return (
    <section className="detail-changes" aria-label={t('listing.changedSinceRefusal')}>
      <h3 className="detail-section">{t('listing.changedSinceRefusal')}</h3>
      <p className="detail-warnings">
        {t('listing.refusalBy', { name: by.name, at: formatInstant(at, 'dateTime', tagOf[locale], timeZone) })}:{' '}
        <WarningList warning={warning} editorOf={editorOf} />
      </p>
      {answer !== null && (
        <p>
          {t('listing.answered')} <q>{answer}</q>
        </p>
      )}
      {changes.length === 0 ? (
        <p className="detail-quiet">{t('listing.nothingChanged')}</p>
      ) : (
        <ul className="detail-change-list">
          {changes.map((change) => (
            <li key={change.field} className="detail-change">
              <strong className="detail-change-field">{fieldLabel(t, change.field)}</strong>
              <Change change={change} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};

const Change = ({ change: { field, before, after } }: { readonly change: FieldChange }) => {
  const t = useT();
  const images = isImages(field) ? ([readImages(before), readImages(after)] as const) : null;
  if (images?.[0] && images[1]) return <ImageChangesList changes={imageChanges(images[0], images[1])} />;
  const say = (text: string | null, urls: readonly string[] | null | undefined): string | null =>
    text !== null && urls ? t('listing.change.imageCount', { n: urls.length }) : text;
  const [was, is] = [say(before, images?.[0]), say(after, images?.[1])];
  const compared = compareTexts(was ?? '', is ?? '');
  return (
    <>
      <Side kind="before" parts={was === null ? null : compared.before} />
      <Side kind="after" parts={is === null ? null : compared.after} />
    </>
  );
};

/** Which mark tells it from the other side, and by what word it is heard. */
const marks = { before: { Mark: 'del', word: 'listing.change.removed' }, after: { Mark: 'ins', word: 'listing.change.added' } } as const;

interface SideProps {
  readonly kind: keyof typeof marks;
  /** Null where there was nothing. */
  readonly parts: readonly TextPart[] | null;
}

const Side = ({ kind, parts }: SideProps) => {
  const t = useT();
  const { Mark, word } = marks[kind];
  return (
    <div className="detail-change-side">
      <span className="detail-change-when">{t(`listing.change.${kind}`)}</span>
      {parts === null ? (
        <p className="detail-quiet">{t('common.notInformed')}</p>
      ) : (
        <p>
          {parts.map(({ text, isChanged }, at) =>
            isChanged ? (
              // oxlint-disable-next-line react/no-array-index-key -- parts of a text have nothing but their order
              <Mark key={at}>
                <span className="visually-hidden">{t(word)} </span>
                {text}
                <span className="visually-hidden">;</span>
              </Mark>
            ) : (
              text
            ),
          )}
        </p>
      )}
    </div>
  );
};
