/**
 * Shares of its size that a sign of the printer's font (`^A0`) is wide: what the renderer draws, rounded up, as printers differ. A sign
 * that stands in none of them may be as wide as it is high.
 */
const shares = new Map<string, number>(
  (
    [
      [" '|", 0.26],
      ['filtjIr:;/.,()·"!ìíîïÌÍÎÏ', 0.34],
      ['abcdeghknopqsuvxyz0123456789_+#áàâãäåçéèêëñóòôõöúùûüýª', 0.51],
      ['ABCDEFGHJKLNOPQRSTUVXYZÁÀÂÃÄÅÇÉÈÊËÑÓÒÔÕÖÚÙÛÜÝº', 0.62],
      ['mwMW&@%-', 0.84],
    ] as const
  ).flatMap(([signs, share]) => Array.from(signs).map((sign) => [sign, share] as const)),
);

/** How many dots a text takes at a size, at most. */
export const dotsOf = (text: string, size: number): number => [...text].reduce((sum, sign) => sum + (shares.get(sign) ?? 1) * size, 0);

/** What of a word that is longer than a line stands on each of its lines. */
const inPieces = (word: string, size: number, width: number): readonly string[] => {
  if (dotsOf(word, size) <= width) return [word];
  const pieces: string[] = [];
  for (const sign of word) {
    const longer = `${pieces.at(-1) ?? ''}${sign}`;
    if (pieces.length > 0 && dotsOf(longer, size) <= width) pieces[pieces.length - 1] = longer;
    else pieces.push(sign);
  }
  return pieces;
};

/** A text broken at its spaces into lines that are no longer than so many dots. */
export const wrapped = (text: string, size: number, width: number): readonly string[] => {
  const lines: string[] = [];
  for (const piece of text.split(/\s+/u).flatMap((word) => inPieces(word, size, width))) {
    const joined = `${lines.at(-1) ?? ''} ${piece}`;
    if (lines.length > 0 && dotsOf(joined, size) <= width) lines[lines.length - 1] = joined;
    else lines.push(piece);
  }
  return lines;
};

interface Box {
  readonly size: number;
  readonly width: number;
  readonly lines: number;
}

/** A text in the lines of a box; of one that is longer the start, with a sign that it goes on. What `tail` says stands behind it whole. */
export const inBox = (text: string, { size, width, lines }: Box, tail = ''): readonly string[] => {
  // No sign is narrower than a quarter of its size: a longer text need not be looked at.
  const most = Math.ceil((4 * width * lines) / size);
  const signs = [...text].slice(0, most + 1);
  const whole = wrapped(signs.join('') + tail, size, width);
  if (whole.length <= lines) return whole;
  for (let length = signs.length - 1; length > 0; length -= 1) {
    const cut = wrapped(`${signs.slice(0, length).join('').trimEnd()}…${tail}`, size, width);
    if (cut.length <= lines) return cut;
  }
  return tail === '' ? [] : inBox(text + tail, { size, width, lines });
};
