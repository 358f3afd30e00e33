/** A list in pieces of at most `size`: a statement has no more than 65,535 parameters. */
export const chunked = function* <T>(list: readonly T[], size: number): Generator<readonly T[]> {
  for (let from = 0; from < list.length; from += size) yield list.slice(from, from + size);
};
