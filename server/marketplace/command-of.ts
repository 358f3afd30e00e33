import type { JobDetail, JobKind } from '#contract/integration-job.ts';
import type { Db, Tx } from '../db/open.ts';
import { answerCommand, buyerMessageCommand, cancelCommand, claimReplyCommand, shippingCommand } from './conversation-commands.ts';
import { availabilityCommand, priceCommand, publishCommand, stockCommand } from './listing-commands.ts';
import type { Command } from './port.ts';

/** The parts of a job that say what is to be sent. */
export interface JobToSend {
  readonly id: string;
  readonly kind: JobKind;
  readonly subject: string;
  readonly detail: JobDetail | null;
  readonly createdAt: Date;
  /** It may be there. */
  readonly isUncertain: boolean;
}

/** `listing:123` is about 123. */
export const idOfSubject = (subject: string): string => subject.slice(subject.indexOf(':') + 1);

type Says = (db: Db | Tx, id: string, job: JobToSend) => Promise<Command | null>;

const says = {
  publishListing: (db, id, { isUncertain }) => publishCommand(db, id, isUncertain),
  pauseListing: (db, id) => availabilityCommand(db, id, 'pause'),
  activateListing: (db, id) => availabilityCommand(db, id, 'activate'),
  changePrice: priceCommand,
  setStock: stockCommand,
  answerQuestion: answerCommand,
  messageBuyer: buyerMessageCommand,
  replyMediation: (db, id, { detail }) => claimReplyCommand(db, id, detail?.message ?? null),
  cancelOrder: (db, id, job) => cancelCommand(db, id, job.id),
  shipOrder: (db, id, { detail }) => shippingCommand(db, id, detail),
} as const satisfies Readonly<Record<JobKind, Says>>;

/**
 * What is sent for a job, in the port's words: the desired state as it is now, not as it was when the job was written. Null when there is
 * nothing to send any more: the decision was taken back, or something newer says it.
 */
export const commandOf = (db: Db | Tx, job: JobToSend): Promise<Command | null> => says[job.kind](db, idOfSubject(job.subject), job);
