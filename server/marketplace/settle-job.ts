import { eq } from 'drizzle-orm';
import type { JobCause } from '#contract/integration-job.ts';
import { unreachable } from '#lib/result.ts';
import { deferFor, waitAfter, stepJob, type JobState, type JobStep } from '#machines/lifecycle/integration-job.ts';
import type { Tx } from '../db/open.ts';
import { integrationJob } from '../db/schema/integration-job.ts';
import { columnsOf, stateOf, untaken, type Job } from '../integration-jobs/job-state.ts';
import { publishJobChange } from '../integration-jobs/publish-job-change.ts';
import { reopenThere } from '../listings/reopen-there.ts';
import { applyDone } from './apply-done.ts';
import type { Claimed } from './claim-job.ts';
import { closeToAccount } from './close-to-account.ts';
import { shutOutAccount } from './connect/shut-out.ts';
import { isReading } from './may-arrive.ts';
import { listedAfterMs } from './patience.ts';
import type { Command, Outcome } from './port.ts';

type Refusal = Extract<Outcome, { readonly type: 'refused' }>;

/** What follows here from a refusal that is for good. */
export type ApplyRefusal = (tx: Tx, job: Job, refusal: Refusal, now: Date) => Promise<unknown>;

/** What became of a job: what the marketplace said, or that there was nothing to say any more. */
export type Settled = Outcome | { readonly type: 'nothing' };

const putOff = (why: Extract<Outcome, { readonly type: 'later' }>['why'], now: Date): JobStep => {
  if (why === 'away') return { type: 'fail', isLasting: false };
  return why === 'throttled' ? { type: 'limit' } : { type: 'defer', at: now.toISOString() };
};

const stepOf = (job: Job, outcome: Settled, now: Date): JobStep => {
  switch (outcome.type) {
    case 'done':
      return { type: 'succeed' };
    case 'same':
      return { type: job.isUncertain ? 'confirm' : 'succeed' };
    case 'later':
      return putOff(outcome.why, now);
    case 'refused':
      return { type: 'fail', isLasting: true };
    case 'shutOut':
      return { type: 'hold', reason: outcome.why === 'grant' ? 'reauthorize' : 'forbidden' };
    case 'unknown':
      return { type: 'doubt' };
    case 'nothing':
      return { type: 'drop' };
    default:
      return unreachable(outcome);
  }
};

interface Said {
  readonly errorCode: string | null;
  readonly error: string | null;
  readonly causes: readonly JobCause[] | null;
}

/** In its own words where it has some. Codes that are ours have their sentence in the console. */
const saidOf = (outcome: Settled): Said => {
  const causes = 'causes' in outcome && outcome.causes && outcome.causes.length > 0 ? outcome.causes : null;
  switch (outcome.type) {
    case 'later':
      return { errorCode: outcome.why, error: outcome.text ?? null, causes };
    case 'refused':
      return { errorCode: outcome.code, error: outcome.text, causes };
    case 'shutOut':
      return { errorCode: outcome.why, error: outcome.text, causes };
    case 'unknown':
      return { errorCode: 'unknown', error: outcome.text, causes };
    case 'done':
    case 'same':
    case 'nothing':
      return { errorCode: null, error: null, causes };
    default:
      return unreachable(outcome);
  }
};

/** The marketplace had enough, and did not say for how long: the lane is blocked by then, and says until when (limits/block-lane.ts). */
const throttledMs = 1000;

/** Until when the limit lets nothing through; null where it is another matter. */
export const limitedMs = (outcome: Settled): number | null =>
  outcome.type === 'later' && outcome.why === 'throttled' ? (outcome.afterMs ?? throttledMs) : null;

const pauseOf = (job: Job, outcome: Settled, attempts: number, now: Date): number => {
  const limited = limitedMs(outcome);
  if (limited !== null) return limited;
  if (outcome.type === 'later' && outcome.why !== 'away')
    return Math.max(outcome.afterMs ?? 0, deferFor(job.deferredSince?.toISOString() ?? null, now.toISOString()));
  const pause = Math.max(waitAfter(attempts), outcome.type === 'later' ? (outcome.afterMs ?? 0) : 0);
  return outcome.type === 'unknown' && job.kind === 'publishListing' ? Math.max(pause, listedAfterMs) : pause;
};

const mayBeThere = ({ type }: Settled, isUncertain: boolean): boolean =>
  isUncertain || type === 'done' || type === 'same' || type === 'unknown';

/** The columns of a job after this outcome. */
const columnsAfter = (job: Job, outcome: Settled, state: JobState, now: Date) => {
  const isRetrying = state.status === 'retrying';
  const isOver = state.status === 'done' || state.status === 'failed';
  return {
    ...columnsOf(state),
    ...saidOf(outcome),
    ...('externalId' in outcome && outcome.externalId !== undefined && { externalId: outcome.externalId }),
    version: job.version + 1,
    nextAt: isRetrying ? new Date(now.getTime() + pauseOf(job, outcome, state.attempts, now)) : null,
    endedAt: isOver ? now : null,
    ...untaken,
    ...(!mayBeThere(outcome, state.isUncertain) && { sentAt: null }),
  };
};

/** What has ended there takes none of these. */
const takenOfOpen: ReadonlySet<Command['kind']> = new Set(['publish', 'activate', 'setPrice']);

/** The price that this command tells. */
const priceOf = (command: Command): number | null => {
  if (command.kind === 'setPrice') return command.price;
  return command.kind === 'publish' ? command.draft.price : null;
};

const followTaken = async (tx: Tx, command: Command | null, now: Date): Promise<void> => {
  if (!command || !('listing' in command) || !takenOfOpen.has(command.kind)) return;
  await reopenThere(tx, command.listing.listingId, { price: priceOf(command), now });
};

/** Applies here what follows from the marketplace's answer. */
const follow = async (
  tx: Tx,
  { job, grantVersion, command }: Sent,
  outcome: Settled,
  { applyRefusal, now }: { readonly applyRefusal: ApplyRefusal; readonly now: Date },
): Promise<void> => {
  const { accountId } = job;
  if (outcome.type === 'done' || outcome.type === 'same') {
    const { externalId = null, standing } = outcome;
    const untold = 'untold' in outcome ? outcome.untold : undefined;
    // A search that found nothing there publishes nothing, also where its listing was approved anew meanwhile.
    const became = { command, externalId, standing, untold, isAsItWas: outcome.type === 'same' };
    if (externalId !== null || command?.kind !== 'find') await applyDone(tx, job, became, now);
  }
  if (outcome.type === 'done') await followTaken(tx, command, now);
  if (outcome.type === 'refused') await applyRefusal(tx, job, outcome, now);
  if (outcome.type !== 'shutOut') return;
  if (outcome.why === 'forbidden') await closeToAccount(tx, { accountId, grantVersion, words: outcome.text, now });
  else await shutOutAccount(tx, { accountId, grantVersion, reason: outcome.text, now });
};

type Sent = Pick<Claimed, 'job' | 'grantVersion' | 'command'>;

/** A reading without an answer is asked again, as `look` asks again after one that it can not read. */
const settledOf = ({ command }: Sent, outcome: Settled): Settled =>
  outcome.type === 'unknown' && isReading(command) ? { type: 'later', why: 'away', text: outcome.text } : outcome;

/**
 * Writes what became of a job that is still ours, and what follows from it: one transaction, and nothing of it for whoever has lost the
 * job meanwhile.
 */
export const settleJob = async (tx: Tx, sent: Sent, became: Settled, applyRefusal: ApplyRefusal, now: Date): Promise<void> => {
  const { job, command } = sent;
  const outcome = settledOf(sent, became);
  const isUnsaid = outcome.type === 'nothing' || (outcome.type === 'same' && isReading(command));
  // As what is withdrawn elsewhere: it was not sent, and does not say that it was.
  if (isUnsaid && !job.isUncertain) {
    await follow(tx, sent, outcome, { applyRefusal, now });
    await tx
      .delete(integrationJob)
      .where(eq(integrationJob.id, job.id))
      .returning({ told: publishJobChange(1) });
    return;
  }
  const next = stepJob(stateOf(job), stepOf(job, outcome, now));
  if (!next.ok) throw new Error(`Job ${job.id} is ${job.status} and was sent: ${next.error}`);
  await tx
    .update(integrationJob)
    .set(columnsAfter(job, outcome, next.value, now))
    .where(eq(integrationJob.id, job.id))
    .returning({ told: publishJobChange(0) });
  await follow(tx, sent, outcome, { applyRefusal, now });
};
