import type { JobKind } from '#contract/integration-job.ts';
import type { FieldChange, QueueReason } from '#contract/listing.ts';
import type { AnsweredSuggestion } from '#contract/suggestion.ts';

/** What can happen to a listing, as its event rows are typed. */
export type ListingEventType =
  | 'created'
  | 'approved'
  | 'refused'
  | 'observed'
  | 'returned'
  | 'resubmitted'
  | 'edited'
  | 'published'
  | 'held'
  | 'soldOut'
  | 'restocked'
  | 'repriced'
  | 'notPublished'
  | 'changeRefused'
  | 'changeNotSent'
  | 'skipped'
  | 'unskipped'
  | 'snoozed'
  | 'unsnoozed'
  | 'paused'
  | 'activated'
  | 'locked'
  | 'unlocked'
  | 'duplicated'
  | 'removed'
  | 'bound'
  | 'unbound';

/** Decisions of a reviewer: what figures count. */
export const decisionTypes = ['approved', 'refused', 'observed'] as const satisfies readonly ListingEventType[];

/** Those that end the review: what a suggestion counts, and may suggest. */
export const finalTypes = ['approved', 'refused'] as const satisfies readonly ListingEventType[];

/** What a reviewer wrote goes with them to the seller. */
export const warningTypes = ['refused', 'observed'] as const satisfies readonly ListingEventType[];

/** They change one person's queue and nothing of the listing: nobody is contradicted by them. */
const personalTypes = ['skipped', 'unskipped'] as const satisfies readonly ListingEventType[];

/** What only reviewers read in a history. */
export const internalTypes = [...personalTypes, 'snoozed', 'unsnoozed'] as const satisfies readonly ListingEventType[];

/** What a listing is bound to, and what it has of it. */
export interface LinkedAs {
  readonly skuId: string | null;
  readonly sku: string;
  readonly gtin: string | null;
}

export interface SkuBarcode {
  readonly skuId: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** `data` of an event row. What stood before a decision is kept, so that taking it back restores it. */
export interface ListingEventData {
  readonly warning?: string;
  /** The barcode the reviewer refused, as it stood then. */
  readonly gtin?: string | null;
  readonly changes?: readonly FieldChange[];
  /** Pictures that follow a save: with it they are one deed. */
  readonly isOfSave?: boolean;
  /** What the seller had to say of the refusal. */
  readonly answer?: string;
  /** How long whoever decided had it before their eyes, in milliseconds. */
  readonly shownMs?: number;
  /** What is alike to it: its company, its category, and which checks found something, as they were when it was decided. */
  readonly like?: string;
  /** What was suggested to whoever decided, and whether they took it. */
  readonly suggestion?: AnsweredSuggestion;
  /** How many red findings it was approved with. */
  readonly overrode?: number;
  readonly before?: { readonly warning: string; readonly reasons: readonly QueueReason[] };
  /** Idempotency-Key of the decision this one takes back. */
  readonly undoes?: string | null;
  /** Whether a return took it off sale, or what was to be on sale. Those from before it was kept do not say. */
  readonly tookOff?: boolean;
  /** Which errand the marketplace refused. */
  readonly refused?: JobKind;
  /** Why, as the marketplace says it, or we where nothing was sent (`own-refusals.ts`). */
  readonly code?: string;
  readonly reason?: string | null;
  readonly until?: string | null;
  /** What changed its price where no person did by hand: its SKU's price, or a rule. */
  readonly cause?: 'sku' | 'rule';
  /** The code of the SKU it was bound to, and of the one it is bound to now. */
  readonly sku?: { readonly before: string | null; readonly after: string | null };
  /** What a step of its link found and left, so that taking it back restores it. */
  readonly link?: { readonly before: LinkedAs; readonly after: LinkedAs };
  /** Id of the SKU whose barcode the listing followed when that was corrected, or took as it was bound. */
  readonly barcodeOf?: string;
  /** What a save wrote to its SKU as well, or a step taken back gave to it again, so that it leaves the SKU where the binding was wrong. */
  readonly skuBarcode?: SkuBarcode;
  /** What a step of its link took from the SKU it was bound to, so that taking the step back gives it again. */
  readonly tookBarcode?: SkuBarcode;
  /** What one that was removed was called. */
  readonly title?: string;
  /** The listing that a copy was made of, or that was made as one. */
  readonly copy?: string;
}

export const subjectOf = (publishId: string): string => `listing:${publishId}`;
