import { Button } from '@radix-ui/themes';
import { useState } from 'react';
import type { Listing } from '#contract/listing.ts';
import { imageMeasures, imageTone, imageWords } from '#entities/listing/image-words.ts';
import { useT } from '#locale/locale.tsx';
import { useHandlers } from '#palette/context.tsx';
import { StatusDot } from '#ui/status-dot.tsx';
import { detailImage } from './detail-image.ts';
import { ImageViewer } from './image-viewer.tsx';
import type { ImageRun } from './use-image-run.ts';

/** All images, the cover largest, each with where it stands; none is behind a click. A click or a key shows one larger still. */
export const ListingImages = ({ listing, images }: { readonly listing: Listing; readonly images: ImageRun }) => {
  const t = useT();
  const [viewed, setViewed] = useState<number | null>(null);
  useHandlers(listing.image.length > 0 ? { 'queue.openImage': () => setViewed(0) } : {});
  return (
    <section className="detail-images" aria-label={t('listing.field.images')}>
      {listing.image.map((url, index) => {
        const { state, analysis } = images.of(url);
        return (
          // oxlint-disable-next-line react/no-array-index-key -- the frame is used again for the next listing; what is in it is not
          <figure key={index} className="detail-image" data-state={state}>
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
              <StatusDot tone={imageTone[state]}>{imageWords(t, state, analysis)}</StatusDot>
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
      <ImageViewer urls={listing.image} shown={viewed} onShow={setViewed} />
    </section>
  );
};
