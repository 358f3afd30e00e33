import type { ListingRow } from '#contract/listing.ts';

/** As many as an address holds, and a person corrects in one go. */
const longestWalk = 50;

/** Which of the chosen have something to correct, which is what was refused: those that open, and how many stay for another time. */
export const toFix = (
  listings: readonly Pick<ListingRow, 'publishId' | 'status'>[],
): { readonly walk: readonly string[]; readonly left: number } => {
  const refused = listings.filter(({ status }) => status === 'refused').map(({ publishId }) => publishId);
  return { walk: refused.slice(0, longestWalk), left: Math.max(0, refused.length - longestWalk) };
};

/** The walk as it stands in the address, so that a reload goes on where it was. */
export const writeWalk = (publishIds: readonly string[]): string => publishIds.join(',');
export const readWalk = (text: string | undefined): readonly string[] =>
  [...new Set((text ?? '').split(',').filter(Boolean))].slice(0, longestWalk);

/** The next one to correct after the open one, from the beginning again after the last; null when none is left. */
export const nextToFix = (walk: readonly string[], isRefused: (publishId: string) => boolean, open: string): string | null => {
  const at = walk.indexOf(open);
  return [...walk.slice(at + 1), ...walk.slice(0, Math.max(at, 0))].find(isRefused) ?? null;
};
