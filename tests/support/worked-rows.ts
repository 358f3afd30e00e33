import { randomUUID } from 'node:crypto';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { WorkFailure } from '#contract/work-failure.ts';
import type { Db } from '#server/db/open.ts';
import { mailMessage } from '#server/db/schema/account-mail.ts';
import { event } from '#server/db/schema/core.ts';
import { importLine, importRun } from '#server/db/schema/import-run.ts';
import { integrationJob } from '#server/db/schema/integration-job.ts';
import { priceRule, priceRun, priceRunItem, skuCost } from '#server/db/schema/price-rule.ts';
import { sku } from '#server/db/schema/product.ts';
import { report, reportPart } from '#server/db/schema/report.ts';
import { importWork } from '#server/imports/import-work.ts';
import { mailWork } from '#server/mail/mail-work.ts';
import { queueMail } from '#server/mail/outgoing.ts';
import type { Smtp } from '#server/mail/smtp.ts';
import { priceRunWork } from '#server/prices/price-run-work.ts';
import { reportWork } from '#server/reports/report-work.ts';
import type { WorkRow } from '#server/worker/queue.ts';
import { createWorker, type Work, type Worker, type WorkerDeps } from '#server/worker/worker.ts';
import { insertListing } from './listings.ts';
import { insertOrder } from './orders.ts';
import type { CompanyId } from './people.ts';

/** A row whose tries never end. */
export interface Hanging {
  readonly id: string;
  /** A try at it has begun: nothing is left to wait for but its timeout. */
  readonly onBegun: () => void;
}

/** Rows of a kind that a worker works on, as far as tests of all kinds need to know them. */
export interface WorkedRows {
  readonly name: string;
  /** Something to do for a company; answers the id of its row. */
  readonly add: (db: Db, company: CompanyId, now: Date) => Promise<string>;
  /** So many tries at it throw. */
  readonly refuse: (db: Db, id: string, times: number) => Promise<void>;
  readonly stateOf: (db: Db, id: string) => Promise<'waiting' | 'done' | WorkFailure>;
  /** How often its effect is there: once when it was done once. */
  readonly effectsOf: (db: Db, id: string) => Promise<number>;
  /** How long one try may take, in milliseconds. */
  readonly timeoutMs: number;
  /** A worker of the kind. */
  readonly open: (deps: WorkerDeps, hanging?: Hanging) => Worker;
}

let made = 0;
const nextName = (): string => `w${(made += 1)}`;

/** The database refuses to write such a row the first so many times; a sequence counts, for it is not rolled back. */
const refuseRows = async (db: Db, table: string, change: 'insert' | 'update', condition: string, times: number): Promise<void> => {
  const name = `refuse_${nextName()}`;
  await db.execute(sql.raw(`create sequence ${name}`));
  await db.execute(
    sql.raw(`create function ${name}() returns trigger language plpgsql as $$ begin
      if ${condition} and nextval('${name}') <= ${times} then raise exception 'refused by the test'; end if;
      return new;
    end $$`),
  );
  await db.execute(sql.raw(`create trigger ${name} before ${change} on ${table} for each row execute function ${name}()`));
};

const hangingOn = <Row extends WorkRow, Made>(work: Work<Row, Made>, hanging: Hanging | undefined): Work<Row, Made> => ({
  ...work,
  work: (db, row, signal) => {
    if (work.queue.nameOf(row) !== hanging?.id) return work.work(db, row, signal);
    hanging.onBegun();
    return new Promise<never>(() => {});
  },
});

const stateOf = (
  row: { readonly nextAt: Date | null; readonly failure: WorkFailure | null } | undefined,
): 'waiting' | 'done' | WorkFailure => (row?.nextAt ? 'waiting' : (row?.failure ?? 'done'));

/** A run over one listing at 99,90 that becomes 78,75. */
export const priceRuns: WorkedRows = {
  name: 'a price run',
  add: async (db, company, now) => {
    const listingId = nextName();
    const [ruleId, runId] = [randomUUID(), randomUUID()];
    const terms = { extra: 0, margin: 2000, fee: 1650, ending: null, mostChange: 30 };
    await insertListing(db, listingId, company, 'active');
    await db.insert(skuCost).values({ skuId: `sku-${listingId}`, cost: 5000 });
    await db.insert(priceRule).values({ id: ruleId, sellerId: company, name: listingId, ...terms });
    const asked = { userId: 'superuser', userName: 'Sônia Super', startedAt: now, nextAt: now };
    await db.insert(priceRun).values({ id: runId, ruleId, sellerId: company, isDry: false, terms, total: 1, ...asked });
    await db.insert(priceRunItem).values({ runId, listingId });
    return runId;
  },
  refuse: (db, id, times) => refuseRows(db, 'price_run_item', 'update', `new.run_id = '${id}'`, times),
  stateOf: async (db, id) => {
    const [row] = await db.select().from(priceRun).where(eq(priceRun.id, id));
    // Whoever asked sees an end of it exactly when there is nothing left to do.
    if (row && (row.finishedAt === null) !== (row.nextAt !== null)) throw new Error('It is finished and waits');
    return stateOf(row);
  },
  effectsOf: async (db, id) => {
    const [item] = await db
      .select()
      .from(priceRunItem)
      .where(and(eq(priceRunItem.runId, id), isNotNull(priceRunItem.outcome)));
    const subject = `listing:${item?.listingId}`;
    const events = await db.$count(event, eq(event.subject, subject));
    const jobs = await db.$count(integrationJob, eq(integrationJob.subject, subject));
    if (events !== jobs) throw new Error('A price that changes is told as often as it changes');
    return events;
  },
  timeoutMs: priceRunWork.timeoutMs,
  open: (deps, hanging) => createWorker(hangingOn(priceRunWork, hanging), deps),
};

/** A report of one order. */
export const reports: WorkedRows = {
  name: 'a report',
  add: async (db, company, now) => {
    const id = nextName();
    const day = '2026-11-10';
    await insertOrder(db, id, company, 'paid', { createdAt: new Date(`${day}T12:00:00Z`) });
    const asked = { ownerId: 'superuser', role: 'superuser', kind: 'sales', from: day, to: day, sellerId: company } as const;
    await db.insert(report).values({ id, version: 1, status: 'queued', createdAt: now, nextAt: now, ...asked });
    return id;
  },
  refuse: (db, id, times) => refuseRows(db, 'report_part', 'insert', `new.report_id = '${id}'`, times),
  stateOf: async (db, id) => {
    const [row] = await db.select().from(report).where(eq(report.id, id));
    const isOver = row?.status === 'done' || row?.status === 'failed';
    if (row && isOver !== (row.nextAt === null)) throw new Error(`It is ${row.status}, and that is not what its worker knows`);
    return stateOf(row);
  },
  effectsOf: (db, id) => db.$count(reportPart, eq(reportPart.reportId, id)),
  timeoutMs: reportWork.timeoutMs,
  open: (deps, hanging) => createWorker(hangingOn(reportWork, hanging), deps),
};

/** A file of one line that changes a price; it was looked at and started. */
export const imports: WorkedRows = {
  name: 'an import',
  add: async (db, company, now) => {
    const id = nextName();
    await insertListing(db, id, company, 'active');
    await db
      .update(sku)
      .set({ sku: id })
      .where(eq(sku.id, `sku-${id}`));
    const asked = { userId: 'superuser', userName: 'Sônia Super', sellerId: company, name: 'a.csv', createdAt: now, nextAt: now };
    const read = { name: 'a.csv', bytes: 1, table: 'stock' as const, readAs: '', lines: 1, counts: { ready: 1 } };
    const files = [{ ...read, heads: ['SKU', 'Preço'], columns: ['sku', 'price'] }];
    const sent = { files, bytes: 1, received: 1, total: 1, counts: { ready: 1 } };
    await db.insert(importRun).values({ id, version: 1, kind: 'stock', status: 'running', ...asked, ...sent });
    await db.insert(importLine).values({ runId: id, line: 2, cells: [id, '1234,56'], outcome: 'ready', seen: 1 });
    return id;
  },
  refuse: (db, id, times) => refuseRows(db, 'import_line', 'update', `new.run_id = '${id}'`, times),
  stateOf: async (db, id) => stateOf((await db.select().from(importRun).where(eq(importRun.id, id)))[0]),
  effectsOf: (db, id) => db.$count(event, eq(event.subject, `product:product-${id}`)),
  timeoutMs: importWork.timeoutMs,
  open: (deps, hanging) => createWorker(hangingOn(importWork, hanging), deps),
};

const sent: string[] = [];
const refused = new Map<string, number>();
const smtp: Smtp = {
  send: async ({ id }) => {
    const times = refused.get(String(id)) ?? 0;
    refused.set(String(id), times - 1);
    if (times > 0) throw new Error('refused by the test');
    sent.push(String(id));
  },
  isReachable: async () => true,
};

export const mails: WorkedRows = {
  name: 'a mail',
  add: async (db, company, now) => {
    const recipient = `${nextName()}@${company}.test`;
    const letter = { recipient, subject: 'Olá', body: 'https://painel.test/reset-password#token=secret' };
    await queueMail(db, letter, now, new Date(now.getTime() + 24 * 60 * 60_000));
    const [row] = await db.select().from(mailMessage).where(eq(mailMessage.recipient, recipient));
    return String(row?.id);
  },
  refuse: async (_db, id, times) => void refused.set(id, times),
  stateOf: async (db, id) =>
    stateOf(
      (
        await db
          .select()
          .from(mailMessage)
          .where(eq(mailMessage.id, Number(id)))
      )[0],
    ),
  effectsOf: async (_db, id) => sent.filter((each) => each === id).length,
  timeoutMs: mailWork(smtp, () => new Date()).timeoutMs,
  open: (deps, hanging) => createWorker(hangingOn(mailWork(smtp, deps.clock), hanging), deps),
};
