import { Button } from '@radix-ui/themes';
import { useState } from 'react';
import type { Listing } from '#contract/listing.ts';
import { imageMeasures, imageTone, imageWords, isDisliked } from '#entities/listing/image-words.ts';
import { useT } from '#locale/locale.tsx';
import { useHandlers } from '#palette/context.tsx';
import { StatusDot } from '#ui/status-dot.tsx';
import { placesOf } from '../strip/places-of-reasons.ts';
import { useBegunWarnings } from '../use-begun-warnings.ts';
import { detailImage } from './detail-image.ts';
import { isImages } from './field-label.ts';
import { readImages } from '#checks/image-changes.ts';
import { ImageViewer } from './image-viewer.tsx';
import type { ImageRun } from './use-image-run.ts';

/** The pictures as they were when it was refused; null where they are the same ones, or it is approved by now. */
const imagesBefore = ({ refusal, status, image }: Listing): readonly string[] | null => {
  if (refusal === null || (status !== 'pending' && status !== 'refused')) return null;
  const now = image.join(' ');
  const change = refusal.changes.find(({ field, after }) => field === 'image' || (isImages(field) && after === now));
  return readImages(change?.before ?? null);
};

/** All images, the cover largest, each with where it stands; none is behind a click. A click or a key shows one larger still. */
export const ListingImages = ({ listing, images }: { readonly listing: Listing; readonly images: ImageRun }) => {
  const t = useT();
  const [viewed, setViewed] = useState<number | null>(null);
  useHandlers(listing.image.length > 0 ? { 'queue.openImage': () => setViewed(0) } : {});
  const isChosen = placesOf(useBegunWarnings(listing).warnings).has('images');
  return (
    <section className="detail-images" data-chosen={isChosen || undefined} aria-label={t('listing.field.images')}>
      {listing.image.map((url, index) => {
        const { state, analysis } = images.of(url);
        return (
          // oxlint-disable-next-line react/no-array-index-key -- the frame is used again for the next listing; what is in it is not
          <figure key={index} className="detail-image" data-state={state} data-disliked={isDisliked(analysis) || undefined}>
            <button
              type="button"
              className="detail-image-open"
              aria-label={t('listing.image.open', { n: index + 1 })}
              onClick={() => setViewed(index)}
            >
              <img
                // By its address: an element reused for another picture would show the old one until the new one is there.
                key={url}
                src={detailImage(url, index)}
                alt={t('listing.image.alt', { n: index + 1, title: listing.title })}
                decoding="sync"
                draggable={false}
              />
            </button>
            <figcaption>
              <span>{index === 0 ? t('listing.image.cover') : t('listing.image.nth', { n: index + 1 })}</span>
              <StatusDot tone={imageTone(state, analysis)}>{imageWords(t, state, analysis)}</StatusDot>
              <span className="detail-image-measures">{imageMeasures(t, analysis)}</span>
              {state === 'unverified' && (
                <Button type="button" size="1" variant="ghost" onClick={() => images.validate(url)}>
                  {t('listing.image.retry')}
                </Button>
              )}
            </figcaption>
          </figure>
        );
      })}
      <ImageViewer urls={listing.image} before={imagesBefore(listing)} shown={viewed} onShow={setViewed} />
    </section>
  );
};
