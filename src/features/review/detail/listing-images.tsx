import { Button } from '@radix-ui/themes';
import type { ImageAnalysis } from '#api/images.ts';
import type { Listing } from '#contract/listing.ts';
import { useT } from '#locale/locale.tsx';
import type { Translate } from '#locale/translate.ts';
import type { ImageState } from '#machines/lifecycle/image.ts';
import { StatusDot, type Tone } from '#ui/status-dot.tsx';
import { detailImage } from './detail-image.ts';
import type { ImageRun } from './use-image-run.ts';

const toneOf: Readonly<Record<ImageState, Tone>> = {
  pending: 'idle',
  loading: 'info',
  validated: 'good',
  errored: 'bad',
  unverified: 'warn',
};

const measured = (t: Translate, analysis: ImageAnalysis | null): string => {
  if (!analysis?.valid || !analysis.verdict) return '';
  const { width, height, warnings } = analysis.verdict;
  return [t('listing.image.size', { width, height }), ...warnings.map((each) => t(`listing.image.warning.${each}`))].join(' · ');
};

/** All images, the cover largest, each with where it stands; none is behind a click. */
export const ListingImages = ({ listing, images }: { readonly listing: Listing; readonly images: ImageRun }) => {
  const t = useT();
  return (
    <section className="detail-images" aria-label={t('listing.field.images')}>
      {listing.image.map((url, index) => {
        const { state, analysis } = images.of(url);
        return (
          // By its address, never by its place: an element reused for another listing would show the old picture until the new one is there.
          <figure key={url} className="detail-image" data-state={state}>
            <img
              src={detailImage(url, index)}
              alt={t('listing.image.alt', { n: index + 1, title: listing.title })}
              decoding="sync"
              draggable={false}
            />
            <figcaption>
              <StatusDot tone={toneOf[state]}>{analysis && !analysis.valid ? analysis.error : t(`listing.image.${state}`)}</StatusDot>
              <span className="detail-image-measures">{measured(t, analysis)}</span>
              {state === 'unverified' && (
                <Button type="button" size="1" variant="ghost" onClick={() => images.validate(url)}>
                  {t('listing.image.retry')}
                </Button>
              )}
            </figcaption>
          </figure>
        );
      })}
    </section>
  );
};
