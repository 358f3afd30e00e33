import { useCallback, useMemo } from 'react';
import type { Checked } from '#contract/check.ts';
import type { Listing } from '#contract/listing.ts';
import { coverOf, shownImages } from '#contract/shown-images.ts';
import type { ImageRole } from '#contract/sku.ts';
import { useImageValidation } from '#entities/listing/use-image-validation.ts';
import { useT } from '#locale/locale.tsx';
import type { ImageStanding, ImageToValidate } from '#machines/screen/validate-image.ts';
import { toast } from '#ui/toast.tsx';

interface ImageError {
  readonly url: string;
  /** From 1, as it is shown. */
  readonly n: number;
  /** The SKU of the variation it is of; left out, it is the listing's own. */
  readonly variation?: string;
  readonly error: string;
}

type Shown = Pick<Listing, 'image' | 'variations' | 'checked'>;

export interface ImageRun {
  readonly of: (url: string) => ImageStanding;
  readonly errors: () => readonly ImageError[];
  /** The `v` key: analyses those not yet analysed and says the result in one line. */
  readonly validateAll: () => void;
  readonly validate: (url: string) => void;
}

/** As the checks and the editor ask for it: what is known of a picture is known by its role. */
export const roleOf = ({ image, variations }: Pick<Shown, 'image' | 'variations'>, url: string): ImageRole => {
  if (coverOf(image, variations) === url) return 'cover';
  return image.includes(url) ? 'other' : 'variation';
};

const nothingAsked: ImageStanding = { state: 'pending', analysis: null };
const noneKnown: Checked['images'] = [];
const nothing: Shown = { image: [], variations: [] };

const standingOf = (answer: Checked['images'][number]['answer']): ImageStanding =>
  typeof answer === 'string'
    ? { state: 'errored', analysis: { valid: false, error: answer } }
    : { state: 'validated', analysis: { valid: true, verdict: answer } };

type Place = Omit<ImageError, 'url' | 'error'>;

/** Where each picture hangs first, as the checks name it. */
const placesOf = ({ image, variations }: Pick<Shown, 'image' | 'variations'>): ReadonlyMap<string, Place> => {
  const ofVariations = variations.flatMap(({ sku, images }) =>
    images.map((url, at): [string, Place] => [url, { n: at + 1, variation: sku }]),
  );
  const all = [...image.map((url, at): [string, Place] => [url, { n: at + 1 }]), ...ofVariations];
  return new Map(all.toReversed());
};

/**
 * Where each image of the open listing stands in its lifecycle (row IMG-1), those of its variations too; what the server said of them when they
 * arrived is known. Undefined while it is not here.
 */
export const useImageRun = (listing: Shown | undefined): ImageRun => {
  const { image, variations, checked } = listing ?? nothing;
  const known = checked?.images ?? noneKnown;
  const t = useT();
  const sayOutcome = useCallback(
    (standings: readonly ImageStanding[]): void => {
      const n = standings.length;
      if (n === 0) return;
      const wrong = standings.filter(({ state }) => state === 'errored').length;
      const unverified = standings.filter(({ state }) => state === 'unverified').length;
      if (wrong + unverified === 0) toast.success(t('queue.imagesValid', { n }));
      else toast.info(t('queue.imagesResult', { n, wrong, unverified }));
    },
    [t],
  );
  const images = useImageValidation(sayOutcome);
  return useMemo(() => {
    const urls = shownImages(image, variations);
    const places = placesOf({ image, variations });
    const imageOf = (url: string): ImageToValidate => ({ key: url, file: null, url, role: roleOf({ image, variations }, url) });
    const asked = (url: string): ImageStanding => images.of(imageOf(url));
    const said = new Map(known.map(({ url, answer }) => [url, standingOf(answer)]));
    const of = (url: string): ImageStanding => {
      const standing = asked(url);
      return standing.state === 'pending' ? (said.get(url) ?? standing) : standing;
    };
    return {
      of,
      errors: () =>
        // What the server said of it is among its findings.
        urls.flatMap((url) => {
          const { analysis } = said.has(url) ? nothingAsked : asked(url);
          const place = places.get(url);
          return place && analysis && !analysis.valid ? [{ url, ...place, error: analysis.error }] : [];
        }),
      validateAll: () => images.validateAll(urls.map(imageOf)),
      validate: (url) => images.validate(imageOf(url)),
    };
  }, [images, image, variations, known]);
};
