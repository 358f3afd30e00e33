import type { Translate } from '#locale/translate.ts';

/** So many are named; the number tells of the rest. */
const mostNamed = 3;

/** Which ones are meant, in a sentence. */
export const namesInLine = (t: Translate, names: readonly string[]): string => {
  const rest = names.length - mostNamed;
  return [...names.slice(0, mostNamed), ...(rest > 0 ? [t('palette.andMore', { n: rest })] : [])].join(' · ');
};
