import { useMemo, useState } from 'react';
import { otherChanges, type JudgedReason } from '#checks/judge-reasons.ts';
import { isOther, pairImages } from '#checks/image-changes.ts';
import type { FieldChange, Listing } from '#contract/listing.ts';
import { judgedReasons } from '#entities/listing/judged-reasons.ts';
import { useLocale } from '#locale/locale.tsx';
import { tagOf } from '#locale/locales.ts';
import { useHandlers } from '#palette/context.tsx';
import { formatInstant } from '#ui/format-instant.ts';
import { usePreferences } from '#ui/preferences.ts';
import { FieldChanges, imagesOfChange } from './field-change.tsx';
import { fieldLabel } from './field-label.ts';
import { ImageViewer } from './image-viewer.tsx';
import { RefusalReasons } from './refusal-reasons.tsx';

interface RefusalChangesProps {
  readonly listing: Listing;
  /** Is it shown in its editor? There each reason leads to its field. */
  readonly isInEditor?: boolean;
}

/**
 * Why a listing was refused, whether each reason was answered, and what changed since, while that is still to be corrected or to be judged
 * (capabilities B11, decision 0103): once it was approved it is history.
 */
export const RefusalChanges = (props: RefusalChangesProps) => {
  const { refusal, status, publishId } = props.listing;
  if (refusal === null || (status !== 'refused' && status !== 'pending')) return null;
  // Of the next listing no pictures are compared because those of the one before were.
  return <SinceRefusal key={publishId} {...props} refusal={refusal} />;
};

interface SinceRefusalProps extends RefusalChangesProps {
  readonly refusal: NonNullable<Listing['refusal']>;
}

/** The pictures that are held against each other: which change, and which pair of it. */
interface Compared {
  readonly change: FieldChange;
  readonly at: number;
}

const SinceRefusal = ({ listing, refusal, isInEditor = false }: SinceRefusalProps) => {
  const { t, locale } = useLocale();
  const { timeZone } = usePreferences();
  const [compared, setCompared] = useState<Compared | null>(null);
  const reasons = useMemo(() => judgedReasons(t, listing), [t, listing]);
  const { by, at, changes, answer } = refusal;
  const others = otherChanges(changes, reasons);
  // A change of two reasons is shown with the first.
  const inOrder = [...reasons.flatMap((reason) => reason.changes), ...others];
  const keyed = inOrder.find((change) => imagesOfChange(change) !== null) ?? null;
  const compare = (change: FieldChange): void => {
    const images = imagesOfChange(change);
    if (images) setCompared({ change, at: pairImages(images.before, images.after).findIndex(isOther) });
  };
  useHandlers(keyed === null ? {} : { 'queue.compareImages': () => compare(keyed) });
  const shown = compared && imagesOfChange(compared.change);
  const listed = (of: readonly FieldChange[]) => <FieldChanges changes={of} onCompare={compare} keyed={keyed} />;
  const renderChanges = (reason: JudgedReason) => {
    const earlier = new Set(reasons.slice(0, reasons.indexOf(reason)).flatMap((each) => each.changes));
    const own = reason.changes.filter((change) => !earlier.has(change));
    const above = reason.changes.filter((change) => earlier.has(change));
    return (
      <>
        {own.length > 0 && listed(own)}
        {above.length > 0 && (
          <p className="detail-quiet">{t('refusal.above', { fields: above.map(({ field }) => fieldLabel(t, field)).join(', ') })}</p>
        )}
      </>
    );
  };
  return (
    <section className="detail-changes" aria-label={t('listing.changedSinceRefusal')}>
      <h3 className="detail-section">{t('listing.changedSinceRefusal')}</h3>
      <p className="detail-quiet">
        {t('listing.refusalBy', { name: by.name, at: formatInstant(at, 'dateTime', tagOf[locale], timeZone) })}
      </p>
      {answer !== null && (
        <p className="detail-answer">
          {t('listing.answered')} <q>{answer}</q>
        </p>
      )}
      <RefusalReasons reasons={reasons} status={listing.status} editorOf={isInEditor ? listing : null} renderChanges={renderChanges} />
      {changes.length === 0 && <p className="detail-quiet">{t('listing.nothingChanged')}</p>}
      {others.length > 0 && (
        <>
          {reasons.length > 0 && <h4 className="detail-others">{t('refusal.others')}</h4>}
          {listed(others)}
        </>
      )}
      {compared && shown && (
        <ImageViewer
          urls={shown.after}
          before={shown.before}
          shown={compared.at}
          onShow={(next) => setCompared(next === null ? null : { ...compared, at: next })}
          startsIn="side"
        />
      )}
    </section>
  );
};
