import { z } from 'zod';
import { Instant } from './call.ts';
import { listOf } from './list-of.ts';
import type { PartyTable } from './party.ts';

/**
 * The marketplace's statuses, in our words: a question whose listing ended is `closed`, one it moderated is `banned`, one its buyer took
 * away is `deleted`. Only the first can be answered, and once.
 */
export const QuestionStatus = z.enum(['unanswered', 'answered', 'closed', 'banned', 'deleted']);
export type QuestionStatus = z.infer<typeof QuestionStatus>;

/** The parties that may take each step of a question. Sellers answer for their own company, superusers for any (decisions 18 to 20). */
export const questionParties = {
  answer: ['seller', 'superuser'],
  /** The marketplace refused the answer that it was sent. */
  undoAnswer: ['marketplace'],
  /** It was answered at the marketplace itself before our answer came. */
  answerThere: ['marketplace'],
  /** Its listing ended. */
  close: ['marketplace'],
  /** The marketplace moderated the question or its answer. */
  ban: ['marketplace'],
  /** The buyer took it away. */
  remove: ['marketplace'],
} as const satisfies PartyTable;

/** A reviewer has no business with buyers (decision 19). */
export const questionAccess = { read: ['seller', 'superuser'] } as const satisfies PartyTable;

/** Code points of an answer that the marketplace takes. */
export const longestAnswer = 2000;

const Answer = z.object({
  text: z.string(),
  at: Instant,
  by: z.object({ id: z.string(), name: z.string() }),
});
export type Answer = z.infer<typeof Answer>;

const core = {
  _id: z.string(),
  /** Counts the changes of the question; `If-Match` carries it. */
  version: z.int().positive(),
  status: QuestionStatus,
  text: z.string(),
  askedAt: Instant,
  /** As the marketplace names a buyer who has not bought: a nickname. */
  buyerName: z.string(),
  answer: Answer.nullable(),
};

/** A buyer's question about a listing (part 1, section 2, 'Buyer questions'; decision 2: ours). */
export const QuestionRow = z.object({
  ...core,
  publishId: z.string(),
  listingTitle: z.string(),
  /** File name of its first image. */
  listingCover: z.string().nullable(),
  sellerId: z.string(),
  sellerName: z.string(),
  marketPlaceId: z.string(),
  marketPlaceName: z.string(),
});
export type QuestionRow = z.infer<typeof QuestionRow>;

/** The question with what its answer needs: the listing, and what this buyer asked about it before, oldest first. */
export const Question = QuestionRow.extend({
  listing: z.object({ sku: z.string(), status: z.string(), price: z.int().nullable() }),
  earlier: listOf(z.object(core)),
  /** Ours: an answer that the marketplace refused and what it said to it; to be corrected, or only kept where nothing can be answered. */
  returned: z.object({ text: z.string(), reason: z.string().nullable() }).nullish(),
});
export type Question = z.infer<typeof Question>;
