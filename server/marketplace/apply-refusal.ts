import type { JobCause, JobDetail, JobKind } from '#contract/integration-job.ts';
import type { Tx } from '../db/open.ts';
import { noteListingRefusal, undoPublish } from '../listings/undo-publish.ts';
import { undoReply } from '../mediation/undo-reply.ts';
import { noteOrderRefusal, undoCancel } from '../orders/undo-cancel.ts';
import { endAnswer } from '../questions/end-answer.ts';
import { undoAnswer } from '../questions/undo-answer.ts';
import { idOfSubject } from './command-of.ts';
import type { QuestionThere } from './port.ts';

/** The parts of a job that say what was refused. */
export interface RefusedJob {
  readonly id: string;
  readonly kind: JobKind;
  readonly subject: string;
  readonly detail: JobDetail | null;
}

/** What the marketplace said, in its own words. */
export interface Refusal {
  readonly code: string;
  readonly text: string;
  readonly causes: readonly JobCause[];
  readonly there?: QuestionThere;
}

type Consequence = (tx: Tx, id: string, refused: { readonly job: RefusedJob; readonly said: Refusal }, now: Date) => Promise<void>;

const keepOfListing: Consequence = (tx, id, { job, said }, now) => noteListingRefusal(tx, id, { kind: job.kind, code: said.code }, now);

const follows = {
  publishListing: (tx, id, { said }, now) => undoPublish(tx, id, said, now),
  pauseListing: keepOfListing,
  activateListing: keepOfListing,
  changePrice: keepOfListing,
  setStock: keepOfListing,
  answerQuestion: (tx, id, { job, said }, now) =>
    said.there ? endAnswer(tx, id, { job, there: said.there }, now) : undoAnswer(tx, id, now),
  cancelOrder: (tx, id, { job, said }, now) => undoCancel(tx, { orderId: id, jobId: job.id, said }, now),
  replyMediation: (tx, id, { job }, now) => undoReply(tx, { orderId: id, messageId: job.detail?.message ?? null }, now),
  messageBuyer: (tx, id, _refused, now) => noteOrderRefusal(tx, id, 'messageBuyer', now),
  shipOrder: (tx, id, _refused, now) => noteOrderRefusal(tx, id, 'shipOrder', now),
} as const satisfies Readonly<Record<JobKind, Consequence>>;

/**
 * What follows when the marketplace refuses for good, in the transaction that ends the job: the decision does not stand there, so it does
 * not stand here as if it did. Each is a step of the lifecycle by the marketplace, told to whom it concerns; nothing follows where the
 * decision was taken back meanwhile. (decision 0110)
 */
export const applyRefusal = (tx: Tx, job: RefusedJob, said: Refusal, now: Date): Promise<void> =>
  follows[job.kind](tx, idOfSubject(job.subject), { job, said }, now);
