import { randomUUID } from 'node:crypto';
import { and, asc, eq, exists, getTableColumns, isNull, lte, ne, not, notExists, notInArray, or, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { HeldReason, JobKind } from '#contract/integration-job.ts';
import type { ConnectionState } from '#contract/marketplace-account.ts';
import { mostTakes, stepJob } from '#machines/lifecycle/integration-job.ts';
import type { Db, Tx } from '../db/open.ts';
import { seller } from '../db/schema/core.ts';
import { integrationJob } from '../db/schema/integration-job.ts';
import { listing } from '../db/schema/listing.ts';
import { marketplaceAccount } from '../db/schema/marketplace-account.ts';
import { columnsOf, stateOf, untaken, type Job } from '../integration-jobs/job-state.ts';
import { publishJobChange } from '../integration-jobs/publish-job-change.ts';
import { subjectOf as listingSubject } from '../listings/listing-event.ts';
import { capabilityOf } from './capability-of.ts';
import { freshTags } from './connect/keep-heard.ts';
import type { Command } from './port.ts';
import { adapterOf, type Adapter, type Adapters } from './adapters.ts';
import { giveUpJob } from './give-up-job.ts';
import { isReading, mayHaveArrived } from './may-arrive.ts';
import { callPatienceMs, listedAfterMs, patienceMs } from './patience.ts';

/** How long a job is ours once we have taken it, by the clock of the database: whoever dies with it leaves it to the next. */
const leaseMs = 2 * 60_000;

/** From when a publication was taken until it is found there, however late its call began. */
const foundAfterMs = patienceMs + callPatienceMs + listedAfterMs;

/** A job that was taken, with what it says now: null where there is nothing to say any more. */
export interface Claimed {
  readonly job: Job;
  readonly connection: ConnectionState;
  readonly externalUserId: string | null;
  readonly tags: readonly string[] | null;
  /** By which grant it is sent: one that comes meanwhile is not shut out with it. */
  readonly grantVersion: number;
  readonly command: Command | null;
  /** Why it could not be found out what it says: its own failure, and nobody else's. */
  readonly unsayable: Error | null;
}

/** What a job says at this moment, in the hub's words. */
export type CommandOf = (tx: Tx, job: Job) => Promise<Command | null>;

/** By whom it is taken, and what of all that is due is not. */
interface Claiming {
  readonly adapters: Adapters;
  readonly commandOf: CommandOf;
  /** The account that was taken of last: the next is after it. */
  readonly after: string;
  readonly limited: readonly Limited[];
  readonly now: Date;
}

const isTaken = sql`${integrationJob.takenUntil} > now()`;
const taken = alias(integrationJob, 'taken');
/** One job of an account is under way at a time. */
const busyOf = (tx: Tx) =>
  tx
    .select({ id: taken.id })
    .from(taken)
    .where(and(eq(taken.accountId, marketplaceAccount.id), sql`${taken.takenBy} is not null and ${taken.takenUntil} > now()`));

type Reads = Pick<Db, 'select'>;

/** What the demo plays is told of once it is on the air; what goes over the wire gets there by being told. */
const beingPublished = (db: Reads) =>
  db
    .select({ id: listing.id })
    .from(listing)
    .where(and(eq(listing.status, 'processing'), sql`${integrationJob.subject} = ${listingSubject('')} || ${listing.id}`));

const earlier = alias(integrationJob, 'earlier');
/** Statuses written out: only so the plan knows the partial index of what is not over. */
const sentBefore = (db: Reads, which: SQL) =>
  db
    .select({ id: earlier.id })
    .from(earlier)
    .where(
      and(
        eq(earlier.subject, integrationJob.subject),
        eq(earlier.accountId, integrationJob.accountId),
        sql`${earlier.status} <> 'done'`,
        which,
        sql`(${earlier.createdAt}, ${earlier.id}) < (${integrationJob.createdAt}, ${integrationJob.id})`,
      ),
    );

/** What the limit keeps back: of this account, jobs of this kind. */
export interface Limited {
  readonly accountId: string;
  readonly kind: JobKind;
}

const isLimited = (limited: readonly Limited[]): SQL => {
  const [accounts, kinds] = [limited.map(({ accountId: of }) => of), limited.map(({ kind }) => kind)];
  return sql`(${integrationJob.accountId}, ${integrationJob.kind}) in (select * from unnest(${sql.param(accounts)}::text[], ${sql.param(kinds)}::text[]))`;
};

/** What has its name there is changed under it, however often that is said: nothing is looked for. */
const hasName = sql`exists (select 1 from ${listing} where ${listing.id} = substr(${integrationJob.subject}, ${sql.raw(String(listingSubject('').length + 1))}) and ${listing.externalId} is not null)`;

/**
 * A publication in doubt is looked up before it is said again, and not before a search would find it. The wait begins when its last call
 * would have been given up. Where its process died with it, the end of the lease says when that was.
 */
const canBeFound = (now: Date): SQL | undefined => {
  const { kind, isUncertain, takenBy, takenUntil, sentAt, createdAt } = integrationJob;
  const before = new Date(now.getTime() - foundAfterMs).toISOString();
  return or(
    ne(kind, 'publishListing'),
    sql`case when ${takenBy} is not null then ${takenUntil} <= now() - ${foundAfterMs - leaseMs} * interval '1 millisecond'
      else not ${isUncertain} or coalesce(${sentAt}, ${createdAt}) <= ${before}::timestamptz or ${hasName} end`,
  );
};

/**
 * Due, and in its order: a pause that is tried again must not end what was put on sale meanwhile. What a blocked company says to its
 * buyers waits, and keeps nothing else back.
 */
const mayGo = (db: Reads, { now, limited }: Pick<Claiming, 'now' | 'limited'>): SQL | undefined =>
  and(
    lte(integrationJob.nextAt, now),
    canBeFound(now),
    limited.length === 0 ? undefined : not(isLimited(limited)),
    // It may have been shut out since the jobs were judged.
    or(ne(marketplaceAccount.connection, 'connected'), isNull(marketplaceAccount.shutOutReason)),
    or(ne(integrationJob.kind, 'messageBuyer'), ne(seller.status, 'blocked')),
    or(ne(integrationJob.kind, 'publishListing'), eq(marketplaceAccount.connection, 'connected'), notExists(beingPublished(db))),
    notExists(
      sentBefore(
        db,
        sql`${earlier.status} in ('waiting', 'retrying') and (${earlier.kind} <> 'messageBuyer' or ${seller.status} <> 'blocked')`,
      ),
    ),
  );

const { id: accountId } = marketplaceAccount;

/** The next account with something due, in their order: none is starved by one that has much. Nobody else claims of it meanwhile. */
const lockAccount = async (tx: Tx, claiming: Claiming, tried: readonly string[]) => {
  const due = tx
    .select({ id: integrationJob.id })
    .from(integrationJob)
    .where(and(eq(integrationJob.accountId, accountId), mayGo(tx, claiming)));
  const [found] = await tx
    .select({
      id: accountId,
      connection: marketplaceAccount.connection,
      externalUserId: marketplaceAccount.externalUserId,
      grantVersion: marketplaceAccount.grantVersion,
      tags: freshTags,
    })
    .from(marketplaceAccount)
    .innerJoin(seller, eq(seller.id, marketplaceAccount.sellerId))
    .where(
      and(
        isNull(marketplaceAccount.pausedAt),
        tried.length > 0 ? notInArray(accountId, [...tried]) : undefined,
        notExists(busyOf(tx)),
        exists(due),
      ),
    )
    .orderBy(sql`${accountId} <= ${claiming.after}`, asc(accountId))
    .limit(1)
    // Those who write what hangs on the account go on.
    .for('no key update', { of: marketplaceAccount, skipLocked: true });
  return found ?? null;
};

/**
 * Since when that is due which may go; null where nothing is. An account that somebody paused keeps nobody waiting, nor does what stands
 * behind something that is tried again.
 */
export const dueSince = async (db: Reads, going: Pick<Claiming, 'now' | 'limited'>): Promise<Date | null> => {
  const [found] = await db
    .select({ nextAt: integrationJob.nextAt })
    .from(integrationJob)
    .innerJoin(marketplaceAccount, eq(accountId, integrationJob.accountId))
    .innerJoin(seller, eq(seller.id, marketplaceAccount.sellerId))
    .where(and(isNull(marketplaceAccount.pausedAt), mayGo(db, going)))
    .orderBy(asc(integrationJob.nextAt))
    .limit(1);
  return found?.nextAt ?? null;
};

const isBehindHeld = (tx: Tx): SQL<boolean> =>
  sql<boolean>`exists ${sentBefore(tx, sql`${earlier.status} = 'held' and ${earlier.heldReason} = 'unconfirmed'`)}`;

/** Asked anew once the account is locked: whoever had it before may have taken something. */
const oldestDue = async (tx: Tx, of: string, claiming: Claiming) => {
  const [found] = await tx
    .select({ job: getTableColumns(integrationJob), isBehindHeld: isBehindHeld(tx) })
    .from(integrationJob)
    .innerJoin(marketplaceAccount, eq(accountId, integrationJob.accountId))
    .innerJoin(seller, eq(seller.id, marketplaceAccount.sellerId))
    .where(and(eq(integrationJob.accountId, of), notExists(busyOf(tx)), mayGo(tx, claiming)))
    .orderBy(asc(integrationJob.nextAt), asc(integrationJob.id))
    .limit(1)
    .for('update', { of: integrationJob, skipLocked: true });
  return found ?? null;
};

const hold = async (tx: Tx, job: Job, reason: HeldReason): Promise<void> => {
  const next = stepJob(stateOf(job), { type: 'hold', reason });
  if (!next.ok) throw new Error(`Job ${job.id} is ${job.status} and was due`);
  await tx
    .update(integrationJob)
    .set({ ...columnsOf(next.value), isUncertain: mayHaveArrived(job), nextAt: null, ...untaken, version: job.version + 1 })
    .where(eq(integrationJob.id, job.id))
    .returning({ told: publishJobChange(0) });
};

/** Noted before the call: whoever finds it taken and not settled knows that it may have arrived. */
const take = async (tx: Tx, job: Job, command: Command | null, now: Date): Promise<Job | null> => {
  const [mine] = await tx
    .update(integrationJob)
    .set({
      takenBy: randomUUID(),
      takenUntil: sql`now() + ${leaseMs} * interval '1 millisecond'`,
      sentAt: isReading(command) ? job.sentAt : now,
      isUncertain: mayHaveArrived(job),
      takes: job.takes + 1,
    })
    .where(eq(integrationJob.id, job.id))
    .returning();
  return mine ?? null;
};

type Said = Pick<Claimed, 'command' | 'unsayable'>;

/** In a savepoint: one job whose words can not be read keeps back no other, of its account or of any. */
const saidBy = async (tx: Tx, job: Job, commandOf: CommandOf): Promise<Said> => {
  try {
    return { command: await tx.transaction((inner) => commandOf(inner, job)), unsayable: null };
  } catch (error) {
    return { command: null, unsayable: error instanceof Error ? error : new Error(String(error)) };
  }
};

/** What has been due longest of an account that is ours to claim of; what can not go now is held on the way. */
const claimOf = async (
  tx: Tx,
  { id, ...account }: NonNullable<Awaited<ReturnType<typeof lockAccount>>>,
  adapter: Adapter,
  claiming: Claiming,
): Promise<Claimed | null> => {
  const { commandOf, now } = claiming;
  for (let found = await oldestDue(tx, id, claiming); found; found = await oldestDue(tx, id, claiming)) {
    const { job } = found;
    if (found.isBehindHeld) {
      await hold(tx, job, 'unconfirmed');
      continue;
    }
    // Each process that took it ended with it: it may be what ends processes.
    if (job.takes >= mostTakes) {
      const error = `O processo caiu ${job.takes} vezes enquanto isto era enviado`;
      await giveUpJob(tx, job, { errorCode: 'interrupted', error, isUncertain: mayHaveArrived(job) }, now);
      continue;
    }
    const said = await saidBy(tx, { ...job, isUncertain: mayHaveArrived(job) }, commandOf);
    const needed = said.command && capabilityOf[said.command.kind];
    if (needed && !adapter.marketplace.can.has(needed)) await hold(tx, job, 'unsupported');
    else {
      const mine = await take(tx, job, said.command, now);
      return mine && { job: mine, ...account, ...said };
    }
  }
  return null;
};

/** Takes what has been due longest of the next account, and says what it is to say. Null when nothing is due. */
export const claimJob = async (tx: Tx, claiming: Claiming): Promise<Claimed | null> => {
  const tried: string[] = [];
  for (let account = await lockAccount(tx, claiming, tried); account; account = await lockAccount(tx, claiming, tried)) {
    tried.push(account.id);
    const adapter = adapterOf(claiming.adapters, account.connection);
    const claimed = adapter && (await claimOf(tx, account, adapter, claiming));
    if (claimed) return claimed;
  }
  return null;
};

/** The job as it is now, locked, while it is still ours; null once it is not: it was withdrawn, or somebody else has it. */
export const holdClaim = async (tx: Tx, { id, takenBy }: Pick<Job, 'id' | 'takenBy'>): Promise<Job | null> => {
  const [held] = await tx
    .select()
    .from(integrationJob)
    .where(and(eq(integrationJob.id, id), sql`${integrationJob.takenBy} = ${takenBy}`, isTaken))
    .for('update');
  return held ?? null;
};
