/** What became of one image of a field; places count from 1, as they are shown. */
export type ImageChange =
  | { readonly kind: 'added' | 'removed'; readonly url: string; readonly at: number }
  | { readonly kind: 'moved'; readonly url: string; readonly from: number; readonly at: number };

/** Addresses in their order, as a change tells them; null for a text that is something else. */
export const readImages = (text: string | null): readonly string[] | null => {
  const urls = text?.split(' ') ?? [];
  return urls.every((url) => url.startsWith('/v2/image/')) ? urls : null;
};

/** Which images came, went, or stand elsewhere among those that stayed: each by itself, in the order they stand in now. */
export const imageChanges = (before: readonly string[], after: readonly string[]): readonly ImageChange[] => {
  const stayedBefore = before.filter((url) => after.includes(url));
  const stayed = after.filter((url) => before.includes(url));
  const removed = before.flatMap((url, at) => (after.includes(url) ? [] : [{ kind: 'removed' as const, url, at: at + 1 }]));
  const now = after.flatMap((url, index): readonly ImageChange[] => {
    const at = index + 1;
    if (!before.includes(url)) return [{ kind: 'added', url, at }];
    const isMoved = stayed.indexOf(url) !== stayedBefore.indexOf(url);
    return isMoved ? [{ kind: 'moved', url, from: before.indexOf(url) + 1, at }] : [];
  });
  return [...removed, ...now];
};

/** What stood in a place and what stands there now; null where there was none, or is none any more. */
export interface ImagePair {
  readonly before: string | null;
  readonly after: string | null;
}

/**
 * Each image of now beside the one it came in the place of: itself where it stayed, else the one that is gone from its place, else the next
 * that is gone. What nothing came for stands at the end.
 */
export const pairImages = (before: readonly string[], after: readonly string[]): readonly ImagePair[] => {
  const isGone = (url: string | undefined): url is string => url !== undefined && !after.includes(url);
  const sameIn = (at: number): string | null => {
    const was = before[at];
    return isGone(was) && !before.includes(after[at] ?? '') ? was : null;
  };
  const placed = after.map((_, at) => sameIn(at));
  const others = before.filter((url) => isGone(url) && !placed.includes(url));
  const now = after.map((url, at): ImagePair => {
    if (before.includes(url)) return { before: url, after: url };
    return { before: placed[at] ?? others.shift() ?? null, after: url };
  });
  return [...now, ...others.map((url) => ({ before: url, after: null }))];
};

/** Is there anything to hold against each other? */
export const isOther = ({ before, after }: ImagePair): boolean => before !== after;
