const contentOf = (text: string): string => text.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/** The beginning of a text up to so much of its content, and what is behind it. */
const splitAt = (text: string, content: number): readonly [string, string] => {
  let left = content;
  let at = 0;
  for (const character of text) {
    if (left === 0) break;
    at += character.length;
    left -= contentOf(character).length;
  }
  return [text.slice(0, at), text.slice(at)];
};

const trim = (text: string): string => text.replaceAll(/^[\s.,:;/-]+|[\s.,:;/-]+$/gu, '');

/**
 * What of a text that was written into a box with a format did not stay there, letters and digits; '' where all of it did. `meant` is what
 * the box would hold without its format.
 */
export const leftOut = (meant: string, kept: string): string => {
  const [wanted, got] = [contentOf(meant), contentOf(kept)];
  const at = wanted.indexOf(got);
  if (at !== -1) {
    const [before, rest] = splitAt(meant, at);
    const [, behind] = splitAt(rest, got.length);
    return [before, behind].map(trim).filter(Boolean).join(' … ');
  }
  // Put in another order, as the days of a date are: what is there no more.
  const there = [...got];
  return [...wanted]
    .filter((character) => {
      const place = there.indexOf(character);
      if (place !== -1) there.splice(place, 1);
      return place === -1;
    })
    .join('');
};
