/** What a cleaner takes out of a text. (part 2, section 5, 'Other text rules') */
export type CleanMode = 'letters' | 'digits' | 'nonDigits' | 'special';

const taken: Readonly<Record<CleanMode, RegExp>> = {
  letters: /[\p{L}\p{M}]/gu,
  digits: /\p{Nd}/gu,
  nonDigits: /[^0-9]/gu,
  // What means something in a product's name stays: 'Cabo 1,5 m - 2x0.75 mm² (azul/preto)'. See decision 0015.
  special: /[^\p{L}\p{M}\p{N}\s.,/+%&'()°-]/gu,
};

export const cleanText = (text: string, ...modes: readonly CleanMode[]): string =>
  modes.reduce((left, mode) => left.replaceAll(taken[mode], ''), text);

/** What of a text was cleaned away, in its order; `cleaned` is the rest, in the same order. */
export const cleanedAway = (text: string, cleaned: string): string => {
  const left = [...cleaned.normalize('NFC')].values();
  let next = left.next();
  return [...text.normalize('NFC')]
    .filter((character) => {
      if (character !== next.value) return true;
      next = left.next();
      return false;
    })
    .join('');
};

/** How long a text is to a person: code points, a line break of Windows as one (decision 16). */
export const lengthOf = (text: string): number => [...text.replaceAll('\r\n', '\n')].length;

/** Its first `most` code points. */
export const truncate = (text: string, most: number): string => (lengthOf(text) <= most ? text : [...text].slice(0, most).join(''));
