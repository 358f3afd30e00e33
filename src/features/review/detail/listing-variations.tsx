import { useState } from 'react';
import { imageAtWidth } from '#api/image-at-width.ts';
import { isNotApplicable } from '#contract/given-attributes.ts';
import type { Listing } from '#contract/listing.ts';
import { imageWords, isDisliked } from '#entities/listing/image-words.ts';
import { useT } from '#locale/locale.tsx';
import type { Translate } from '#locale/translate.ts';
import { useArriving } from '#ui/use-arriving.ts';
import { ImageViewer } from './image-viewer.tsx';
import type { ImageRun } from './use-image-run.ts';

type Variation = Listing['variations'][number];

/** A listing has up to 250: more than fit between two keys. */
const drawnAtOnce = 8;

/** What an attribute says of the product, in words; null where it says nothing. */
export const saidBy = (t: Translate, attribute: Pick<Listing['attributes'][number], 'value_name' | 'value_id'>): string | null =>
  isNotApplicable(attribute) ? t('specs.notApplicable') : attribute.value_name?.trim() || null;

interface Viewed {
  readonly urls: readonly string[];
  readonly at: number;
}

const isSame = (one: readonly string[], other: readonly string[]): boolean => one.join(' ') === other.join(' ');

/** Every form in which it is sold: its code, what sets it apart, and the pictures that it shows instead of the listing's. */
export const ListingVariations = ({ listing, images }: { readonly listing: Listing; readonly images: ImageRun }) => {
  const t = useT();
  const { variations } = listing;
  const [viewed, setViewed] = useState<Viewed | null>(null);
  const arrived = useArriving(variations.length, drawnAtOnce);
  if (variations.length === 0) return null;
  return (
    <section aria-label={t('listing.field.variations')}>
      <h3 className="detail-section">{t('listing.field.variations')}</h3>
      <ul className="detail-variations">
        {variations.slice(0, arrived).map((variation) => (
          <li key={variation._id} className="detail-variation" aria-label={t('editor.variation', variation)}>
            <p className="detail-variation-said">
              <strong>{[variation.sku, variation.gtin].filter(Boolean).join(' · ')}</strong>
              <span>
                {variation.attributes
                  .map((attribute) => `${attribute.name}: ${saidBy(t, attribute) ?? t('common.notInformed')}`)
                  .join(' · ')}
              </span>
            </p>
            <Pictures
              of={variation}
              isAsListing={isSame(variation.images, listing.image)}
              images={images}
              onOpen={(at) => setViewed({ urls: variation.images, at })}
            />
          </li>
        ))}
      </ul>
      {viewed && (
        <ImageViewer
          urls={viewed.urls}
          before={null}
          shown={viewed.at}
          onShow={(at) => setViewed(at === null ? null : { ...viewed, at })}
        />
      )}
    </section>
  );
};

interface PicturesProps {
  readonly of: Variation;
  readonly isAsListing: boolean;
  readonly images: ImageRun;
  readonly onOpen: (at: number) => void;
}

const Pictures = ({ of: { sku, images: urls }, isAsListing, images, onOpen }: PicturesProps) => {
  const t = useT();
  if (urls.length === 0) return <p className="detail-quiet">{t('listing.variation.noImages')}</p>;
  if (isAsListing) return <p className="detail-quiet">{t('listing.variation.sameImages')}</p>;
  return (
    <ul className="detail-variation-images">
      {urls.map((url, at) => {
        const { state, analysis } = images.of(url);
        return (
          <li key={url}>
            <button
              type="button"
              className="detail-variation-image"
              data-state={state}
              data-disliked={isDisliked(analysis) || undefined}
              aria-label={t('listing.variation.openImage', { n: at + 1, sku })}
              title={imageWords(t, state, analysis)}
              onClick={() => onOpen(at)}
            >
              <img src={imageAtWidth(url, 112)} alt="" decoding="async" loading="lazy" draggable={false} />
            </button>
          </li>
        );
      })}
    </ul>
  );
};
