/** What saving a listing asks and is answered (`save-listing.ts`). */
import type { ListingSave } from '#contract/listing-edit.ts';

/** Images of one SKU that follow a save. */
export interface ImagesToSend {
  /** Of their field. */
  readonly id: string;
  readonly sku: string;
  readonly place: string;
  /** In their order; `before` is the address of the image that stands behind it, null for the last. */
  readonly files: readonly { readonly key: string; readonly file: File; readonly before: string | null }[];
}

/** What is written, over the version it was begun on. */
export interface Edit {
  readonly version: number;
  readonly body: ListingSave;
}

/** Which of how many files, and whose. */
export interface SendingImage {
  readonly sku: string;
  readonly n: number;
  readonly of: number;
}

/**
 * Why nothing was saved, or not all of it; what was said is in the words of whoever said it. `brief` stands where the screen lists what is
 * wrong beside.
 */
export type SaveProblem =
  | { readonly type: 'said'; readonly text: string; readonly brief?: string }
  | { readonly type: 'unchecked' }
  | { readonly type: 'unanswered' }
  | { readonly type: 'changedMeanwhile' }
  /** `why` is null where there was no answer. */
  | { readonly type: 'partly'; readonly failed: readonly { readonly sku: string; readonly why: string | null }[] };

export type CheckAnswer =
  | { readonly type: 'passed'; readonly edit: Edit; readonly images: readonly ImagesToSend[] }
  | { readonly type: 'blocked'; readonly text: string; readonly brief?: string }
  /** Category or company could not be asked. */
  | { readonly type: 'unchecked' };

export type WriteAnswer =
  | { readonly type: 'saved' }
  /** Somebody else was faster, or this person in another tab. */
  | { readonly type: 'conflict' }
  /** `isBlocked`: by what was typed, not by where the listing stands. */
  | { readonly type: 'refused'; readonly text: string; readonly isBlocked: boolean }
  /** It may have been written all the same; `text` says what was heard instead. */
  | { readonly type: 'unanswered'; readonly text: string };

export type UploadAnswer = { readonly type: 'uploaded' } | { readonly type: 'failed'; readonly why: string | null };

export interface Attempt {
  readonly edit: Edit;
  /** Idempotency-Key: the same edit sent again is the same save, a lost answer does not make it two. */
  readonly key: string;
}
