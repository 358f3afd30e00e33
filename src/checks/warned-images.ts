import type { FindingCode } from '#contract/check.ts';
import type { ImageVerdict } from '#contract/sku.ts';
import type { Facts, Found, ImageFacts } from './check.ts';

/** Each picture that the analyser warns of in this way, by its number. */
export const warnedImages = (
  { images }: Pick<Facts, 'images'>,
  warning: ImageVerdict['warnings'][number],
  code: FindingCode,
): readonly Found[] =>
  images.flatMap(({ answer, ...image }): readonly Found[] =>
    typeof answer !== 'string' && answer.warnings.includes(warning)
      ? [{ code, place: 'images', values: { ...namedImage(image), width: answer.width, height: answer.height }, proposes: 'image' }]
      : [],
  );

/** Which picture it is, as the evidence says it. */
export const namedImage = ({ position, variation }: Omit<ImageFacts, 'answer'>): Readonly<Record<string, string | number>> => ({
  n: position,
  ...(variation !== undefined && { variation }),
});
