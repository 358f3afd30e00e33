import { Button } from '@radix-ui/themes';
import { imageAtWidth } from '#api/image-at-width.ts';
import { imageChanges, isOther, pairImages, readImages, type ImageChange } from '#checks/image-changes.ts';
import type { FieldChange } from '#contract/listing.ts';
import { numberFormat } from '#lib/formats.ts';
import { formatCents, parseCents } from '#lib/money.ts';
import { useLocale, useT } from '#locale/locale.tsx';
import { tagOf } from '#locale/locales.ts';
import { ButtonKey } from '#palette/command-key.tsx';
import { compareTexts, type TextPart } from './compare-texts.ts';
import { fieldLabel, isImages } from './field-label.ts';

/** Each image that came, went or moved, seen and named. */
const ImageChangesList = ({ changes }: { readonly changes: readonly ImageChange[] }) => {
  const t = useT();
  return (
    <ul className="detail-image-changes">
      {changes.map((change) => (
        <li key={change.url} data-kind={change.kind}>
          <img src={imageAtWidth(change.url, 112)} alt="" decoding="async" />
          <span>
            {change.kind === 'moved' ? t('listing.change.imageMoved', change) : t(`listing.change.image.${change.kind}`, { n: change.at })}
          </span>
        </li>
      ))}
    </ul>
  );
};

interface FieldChangesProps {
  readonly changes: readonly FieldChange[];
  /** Holds the pictures of a change against each other. */
  readonly onCompare: (change: FieldChange) => void;
  /** The change that the key of the comparison opens. */
  readonly keyed: FieldChange | null;
}

/** Both sides of a change of images, where there is something to hold against each other; null of any other change. */
export const imagesOfChange = ({
  field,
  before,
  after,
}: FieldChange): { readonly before: readonly string[]; readonly after: readonly string[] } | null => {
  if (!isImages(field)) return null;
  const [was, is] = [before === null ? [] : readImages(before), after === null ? [] : readImages(after)];
  return was && is && pairImages(was, is).some(isOther) ? { before: was, after: is } : null;
};

/** Field by field what it was and what it is. */
export const FieldChanges = ({ changes, onCompare, keyed }: FieldChangesProps) => {
  const t = useT();
  return (
    <ul className="detail-change-list">
      {changes.map((change) => (
        <li key={change.field} className="detail-change">
          <strong className="detail-change-field">{fieldLabel(t, change.field)}</strong>
          <Change change={change} />
          {change.field === 'price' && <PriceDifference change={change} />}
          {imagesOfChange(change) && (
            <Button type="button" size="1" variant="soft" className="detail-change-compare" onClick={() => onCompare(change)}>
              {t('refusal.compare')}
              {change === keyed && <ButtonKey name="queue.compareImages" />}
            </Button>
          )}
        </li>
      ))}
    </ul>
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

/** How much dearer or cheaper, in reais and of a hundred; nothing where one of the two is no price. */
const PriceDifference = ({ change: { before, after } }: { readonly change: FieldChange }) => {
  const { t, locale } = useLocale();
  const [was, is] = [before === null ? null : parseCents(before), after === null ? null : parseCents(after)];
  if (was === null || is === null || was <= 0) return null;
  const share = numberFormat(tagOf[locale], { style: 'percent', maximumFractionDigits: 1, signDisplay: 'exceptZero' });
  const difference = `${is < was ? '−' : '+'}${formatCents(Math.abs(is - was))}`;
  return <p className="detail-change-difference">{t('refusal.priceDifference', { difference, share: share.format((is - was) / was) })}</p>;
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
