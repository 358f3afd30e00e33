import type { FindingCode } from '#contract/check.ts';
import type { ImageVerdict } from '#contract/sku.ts';
import type { Facts, Found } from './check.ts';

/** Each picture that the analyser warns of in this way, by its number. */
export const warnedImages = (
  { images }: Pick<Facts, 'images'>,
  warning: ImageVerdict['warnings'][number],
  code: FindingCode,
): readonly Found[] =>
  images.flatMap(({ position, answer }): readonly Found[] =>
    typeof answer !== 'string' && answer.warnings.includes(warning)
      ? [{ code, place: 'images', values: { n: position, width: answer.width, height: answer.height }, proposes: 'image' }]
      : [],
  );
