import { imageTooLarge } from '#contract/image-limits.ts';
import type { ImageAnalysis } from '#contract/sku.ts';
import type { Translate } from '#locale/translate.ts';
import type { ImageState } from '#machines/lifecycle/image.ts';
import type { Tone } from '#ui/status-dot.tsx';

const toneOf: Readonly<Record<ImageState, Tone>> = {
  pending: 'idle',
  loading: 'info',
  validated: 'good',
  errored: 'bad',
  unverified: 'warn',
};

/** It may be published, and the marketplace likes something of it less. */
export const isDisliked = (analysis: ImageAnalysis | null): boolean =>
  analysis?.valid === true && (analysis.verdict?.warnings.length ?? 0) > 0;

/** How an image of a listing stands, in a colour that the words beside it say too (row IMG-1): what is disliked is not green. */
export const imageTone = (state: ImageState, analysis: ImageAnalysis | null): Tone => (isDisliked(analysis) ? 'warn' : toneOf[state]);

/** Where it stands in words: what the analyser has against it, else its state. */
export const imageWords = (t: Translate, state: ImageState, analysis: ImageAnalysis | null): string => {
  if (!analysis || analysis.valid) return t(`listing.image.${state}`);
  return analysis.error === imageTooLarge ? t('listing.image.tooLarge') : analysis.error;
};

/** What was measured of a valid one, and what of it the marketplace likes less. */
export const imageMeasures = (t: Translate, analysis: ImageAnalysis | null): string => {
  if (!analysis?.valid || !analysis.verdict) return '';
  const { width, height, warnings } = analysis.verdict;
  return [t('listing.image.size', { width, height }), ...warnings.map((each) => t(`listing.image.warning.${each}`))].join(' · ');
};
