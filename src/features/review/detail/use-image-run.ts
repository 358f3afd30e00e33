import { useCallback, useMemo } from 'react';
import type { Checked } from '#contract/check.ts';
import type { ImageRole } from '#contract/sku.ts';
import { useImageValidation } from '#entities/listing/use-image-validation.ts';
import { useT } from '#locale/locale.tsx';
import type { ImageStanding, ImageToValidate } from '#machines/screen/validate-image.ts';
import { toast } from '#ui/toast.tsx';

interface ImageError {
  readonly url: string;
  /** From 1, as it is shown. */
  readonly position: number;
  readonly error: string;
}

export interface ImageRun {
  readonly of: (url: string) => ImageStanding;
  readonly errors: () => readonly ImageError[];
  /** The `v` key: analyses those not yet analysed and says the result in one line. */
  readonly validateAll: () => void;
  readonly validate: (url: string) => void;
}

export const roleOf = (urls: readonly string[], url: string): ImageRole => (urls.indexOf(url) === 0 ? 'cover' : 'other');

const nothingAsked: ImageStanding = { state: 'pending', analysis: null };
const none: Checked['images'] = [];

const standingOf = (answer: Checked['images'][number]['answer']): ImageStanding =>
  typeof answer === 'string'
    ? { state: 'errored', analysis: { valid: false, error: answer } }
    : { state: 'validated', analysis: { valid: true, verdict: answer } };

/** Where each image of the open listing stands in its lifecycle (row IMG-1); `known` is what the server said of them when they arrived. */
export const useImageRun = (urls: readonly string[], known: Checked['images'] = none): ImageRun => {
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
    const imageOf = (url: string): ImageToValidate => ({ key: url, file: null, url, role: roleOf(urls, url) });
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
        urls.flatMap((url, index) => {
          const { analysis } = said.has(url) ? nothingAsked : asked(url);
          return analysis && !analysis.valid ? [{ url, position: index + 1, error: analysis.error }] : [];
        }),
      validateAll: () => images.validateAll(urls.map(imageOf)),
      validate: (url) => images.validate(imageOf(url)),
    };
  }, [images, urls, known]);
};
