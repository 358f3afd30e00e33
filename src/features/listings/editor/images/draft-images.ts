import type { WaitingImage } from '#api/listing-images.ts';
import type { ImageState } from '#machines/lifecycle/image.ts';
import type { UploadEntry } from '#ui/upload/entries.ts';

/** The images of one field as the editor holds them: what a save writes, and what is sent after it. */
export interface DraftImages {
  /** Keys of all that is attached, in their order. */
  readonly order: readonly string[];
  /** Addresses that stay, in their order. */
  readonly kept: readonly string[];
  readonly deleted: readonly string[];
  /** Files to send after the save, in their order, each with what stands behind it. */
  readonly added: readonly WaitingImage[];
  /** Files whose analysis did not say that they are valid, those still being looked into among them: they stop the save (IMG-2). */
  readonly unvalidated: number;
}

/** The first image behind it that stays. */
const behind = (attached: readonly UploadEntry[], entry: UploadEntry): string | null =>
  attached.slice(attached.indexOf(entry)).find(({ url, new: isNew }) => url !== null && !isNew)?.url ?? null;

export const draftOf = (entries: readonly UploadEntry[], stateOf: (entry: UploadEntry) => ImageState): DraftImages => {
  const attached = entries.filter(({ deleted, stage }) => !deleted && stage !== 'checking');
  const checking = entries.filter(({ deleted, stage }) => !deleted && stage === 'checking');
  const added = attached.filter((entry) => entry.new && entry.file !== null);
  return {
    order: attached.map(({ key }) => key),
    kept: attached.flatMap((entry) => (entry.url !== null && !entry.new ? [entry.url] : [])),
    deleted: entries.flatMap((entry) => (entry.deleted && entry.url !== null && !entry.new ? [entry.url] : [])),
    added: added.flatMap((entry) => (entry.file ? [{ key: entry.key, file: entry.file, before: behind(attached, entry) }] : [])),
    unvalidated: checking.length + added.filter((entry) => stateOf(entry) !== 'validated').length,
  };
};

const sameTexts = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((each, at) => each === other[at]);

const keysOf = ({ added }: DraftImages): readonly string[] => added.map(({ key, before }) => `${key} ${before ?? ''}`);

export const isSameDraft = (one: DraftImages, other: DraftImages): boolean =>
  sameTexts(one.order, other.order) &&
  sameTexts(one.kept, other.kept) &&
  sameTexts(one.deleted, other.deleted) &&
  sameTexts(keysOf(one), keysOf(other)) &&
  one.unvalidated === other.unvalidated;
