import type { Listing } from '#contract/listing.ts';
import { entryOf, inOrder, type UploadEntry } from '#ui/upload/entries.ts';
import type { DraftImages } from './draft-images.ts';

/**
 * What was done to the images of one field beside adding some, as a draft keeps it: plain text, read again after a reload or a crash.
 * Addresses and keys only; the pictures are the server's, and the files that wait lie beside it.
 */
export interface Arrangement {
  /** Keys of all that is attached, files that wait among them. */
  readonly order: readonly string[];
  /** Addresses. */
  readonly deleted: readonly string[];
}

/** Of every field that something was done to, by its id. */
export type Arrangements = Readonly<Record<string, Arrangement>>;

/** The images the server has, as they were left. One that came meanwhile keeps its place, one that is gone is not missed. */
export const arranged = (
  images: readonly string[],
  arrangement: Arrangement | undefined,
  names: Listing['imageNames'] = {},
): readonly UploadEntry[] => {
  const entries = images.map((url) => ({ ...entryOf(url), name: names[url] }));
  if (!arrangement) return entries;
  const isGone = (url: string | null): boolean => url !== null && arrangement.deleted.includes(url);
  return inOrder(entries, arrangement.order).map((entry) => (isGone(entry.url) ? { ...entry, deleted: true } : entry));
};

/** With what is now known of one field; a field nothing was done to is not kept. */
export const withField = (now: Arrangements, id: string, draft: Pick<DraftImages, 'order' | 'deleted'> | null): Arrangements =>
  Object.fromEntries([
    ...Object.entries(now).filter(([each]) => each !== id),
    ...(draft ? [[id, { order: draft.order, deleted: draft.deleted }] as const] : []),
  ]);

/** After a save order and deletions are the server's; where files are still to be sent, their places among the others are kept. */
export const afterSave = (now: Arrangements, isLeft: (id: string) => boolean): Arrangements =>
  Object.fromEntries(
    Object.entries(now)
      .filter(([id]) => isLeft(id))
      .map(([id, { order }]) => [id, { order, deleted: [] }]),
  );
