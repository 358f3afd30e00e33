import { sql, type SQL } from 'drizzle-orm';
import type { HeldReason } from '#contract/integration-job.ts';
import type { Db, Tx } from '../db/open.ts';
import { integrationJob } from '../db/schema/integration-job.ts';
import { marketplaceAccount } from '../db/schema/marketplace-account.ts';
import { publishJobChange } from '../integration-jobs/publish-job-change.ts';
import type { Adapters } from './adapters.ts';

/** Nothing, as a value of the same type. */
const free = sql`null::text`;
const reason = (word: HeldReason): SQL => sql`${word}::text`;

/** Why nothing is sent to an account; null where it is. A pause is none: that is somebody's wish, and shown at the account. */
const reasonOf = ({ played, connected }: Adapters, now: Date): SQL => {
  if (played === null && connected === null) return reason('off');
  const { connection, expiresAt, shutOutReason } = marketplaceAccount;
  return sql`case
    when ${connection} = 'reauthorize' or ${expiresAt} <= ${now.toISOString()}::timestamptz then ${reason('reauthorize')}
    when ${connection} = 'connected' and ${shutOutReason} is not null then ${reason('forbidden')}
    when ${connection} = 'connected' then ${connected === null ? reason('off') : free}
    when ${connection} = 'unconnected' then ${played === null ? reason('unconnected') : free}
    else ${reason('unconnected')}
  end`;
};

const accountsNow = (adapters: Adapters, now: Date, which?: SQL): SQL =>
  sql`(select ${marketplaceAccount.id} as account_id, ${marketplaceAccount.connection} as connection, ${reasonOf(adapters, now)} as reason from ${marketplaceAccount} where ${which ?? sql`true`})`;
const only = (accounts: readonly string[]): SQL => sql`${marketplaceAccount.id} = any(${sql.param([...accounts])}::text[])`;

const { id, accountId, status, heldReason, nextAt, takenUntil, deferredSince, version, attempts } = integrationJob;
const column = ({ name }: { readonly name: string }): SQL => sql`${sql.identifier(name)}`;

/** Open jobs all have an instant they are due at: the plan knows the partial index by it. What somebody is at is judged next time. */
const isFreeAndOpen = sql`${nextAt} is not null and ${status} in ('waiting', 'retrying') and (${takenUntil} is null or ${takenUntil} <= now())`;

/** Reasons that end by themselves. The others wait for a person, or for another build. */
const passing = ['off', 'unconnected', 'reauthorize', 'forbidden'] as const satisfies readonly HeldReason[];
const passingList = sql.raw(passing.map((word) => `'${word}'`).join(', '));

/**
 * The accounts of which something is to be judged: nearly always none, in each of many turns a second. So they are found by looking for one
 * job of each in two partial indexes, however many jobs there are; a join would read them all.
 */
const findAccounts = (adapters: Adapters, now: Date): SQL => sql`
  select a.account_id from ${accountsNow(adapters, now)} a
  where (a.reason is not null and exists (select from ${integrationJob} where ${accountId} = a.account_id and ${isFreeAndOpen}))
    or exists (
      select from ${integrationJob}
      where ${status} = 'held' and ${accountId} = a.account_id and ${heldReason} = any(array_remove(array[${passingList}], a.reason))
    )`;

const holdOpen = (adapters: Adapters, now: Date, accounts: readonly string[]): SQL => sql`
  update ${integrationJob} set ${column(status)} = 'held', ${column(heldReason)} = found.reason, ${column(nextAt)} = null,
    ${column(deferredSince)} = null, ${column(version)} = ${version} + 1
  from (
    select ${id}, a.reason from ${integrationJob} join ${accountsNow(adapters, now, only(accounts))} a on a.account_id = ${accountId}
    where a.reason is not null and ${isFreeAndOpen}
    for update of ${integrationJob} skip locked
  ) found
  where ${integrationJob}.id = found.id
  returning ${publishJobChange(0)}`;

/**
 * What is held for a reason that holds no more. What waited while nobody had connected its account, or while the installation was switched
 * off, waits for a person's word once it is connected: it may be months old.
 */
const judgeHeld = (adapters: Adapters, now: Date, accounts: readonly string[]): SQL => sql`
  update ${integrationJob} set ${column(version)} = ${version} + 1, ${column(heldReason)} = found.reason,
    ${column(status)} = case when found.reason is null then 'waiting' else 'held' end,
    ${column(attempts)} = case when found.reason is null then 0 else ${attempts} end,
    ${column(nextAt)} = case when found.reason is null then ${now.toISOString()}::timestamptz end
  from (
    select ${id}, became.reason
    from (
      select a.account_id, was.reason as was,
        case when a.reason is null and a.connection = 'connected' and was.reason in ('off', 'unconnected') then 'unconfirmed' else a.reason end as reason
      from ${accountsNow(adapters, now, only(accounts))} a cross join unnest(array[${passingList}]) was (reason)
      where a.reason is distinct from was.reason
    ) became
    join ${integrationJob} on ${status} = 'held' and ${accountId} = became.account_id and ${heldReason} = became.was
    for update of ${integrationJob} skip locked
  ) found
  where ${integrationJob}.id = found.id
  returning ${publishJobChange(0)}`;

/** Whether there is any job to judge, or one that may be due: mostly there is none, and each second asks for it. */
export const hasJobs = async (db: Db, adapters: Adapters, now: Date): Promise<boolean> => {
  const { rows } = await db.execute<{ has: boolean }>(sql`
    select exists (select from ${integrationJob} where ${nextAt} <= ${now.toISOString()}::timestamptz)
      or exists (${findAccounts(adapters, now)}) as has`);
  return rows[0]?.has === true;
};

/** Says of every job whether it may be sent: nothing that is not going to be stays 'waiting'. */
export const holdJobs = async (tx: Tx, adapters: Adapters, now: Date): Promise<void> => {
  const { rows } = await tx.execute<{ account_id: string }>(findAccounts(adapters, now));
  if (rows.length === 0) return;
  const accounts = rows.map(({ account_id: found }) => found);
  await tx.execute(holdOpen(adapters, now, accounts));
  await tx.execute(judgeHeld(adapters, now, accounts));
};
