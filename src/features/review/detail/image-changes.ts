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
