import { and, asc, eq, isNotNull, isNull, min, sql } from 'drizzle-orm';
import { discardBacklog, sendBacklog } from '#contract/backlog.ts';
import { retryIntegrationJob } from '#contract/integration-job.ts';
import { activateListing, pauseListing } from '#contract/listing-calls.ts';
import { saveListing } from '#contract/listing-edit.ts';
import { returnListing } from '#contract/listing.ts';
import { disconnectMarketplaceAccount, setMarketplaceAccountPause } from '#contract/marketplace-account.ts';
import { answerQuestion } from '#contract/question-calls.ts';
import { demoApplication } from '#lib/demo-marketplace.ts';
import { unreachable } from '#lib/result.ts';
import { integrationJob } from '#server/db/schema/integration-job.ts';
import { listing } from '#server/db/schema/listing.ts';
import { marketplaceAccount } from '#server/db/schema/marketplace-account.ts';
import { sku } from '#server/db/schema/product.ts';
import { enqueueStock } from '#server/integration-jobs/enqueue-stock.ts';
import { changePrice } from '#server/prices/change-price.ts';
import { appendEvent } from '#server/stream/append-event.ts';
import type { HubAndFake } from '../support/hub-and-fake.ts';
import type { HubProcess } from '../support/hub-process.ts';
import { happenThere, stillSo, type HappenedThere } from './happened-there.ts';
import { readHub, type AtRest } from './sender-agreement.ts';
import type { History, Step } from './sender-steps.ts';
import { accountOf, beginAnew, listings, questions, reviewer, sellerOf, skus, superuser } from './sender-world.ts';

interface Playing {
  readonly both: HubAndFake;
  readonly processes: HubProcess[];
  readonly skewMs: number;
  readonly forgotten: Set<string>;
  /** What happened there since the stock that is sold was last changed here. */
  readonly happened: HappenedThere[];
}

const listingOf = (at: number) => listings[at] ?? listings[0];
const account = (at: number) => accountOf({ at });

/** Listings by rule, as the worker of a price run changes each. */
const price = ({ both: { db, now } }: Playing, id: string, after: number): Promise<void> =>
  db.transaction(async (tx) => {
    const [found] = await tx.select().from(listing).where(eq(listing.id, id)).for('no key update');
    if (!found || (found.status !== 'active' && found.status !== 'paused')) return;
    await changePrice(tx, { record: (happened) => appendEvent(tx, superuser, now(), null, happened), cause: 'rule' }, found, after, now());
  });

/** As an import finds it. It replaces the one there, sold or not. */
const stock = async ({ both: { db, now }, happened }: Playing, id: string, pieces: number): Promise<void> => {
  await db.transaction(async (tx) => {
    await tx.update(sku).set({ stock: pieces }).where(eq(sku.id, id));
    await enqueueStock(tx, [id], now());
  });
  const sold = new Set<string>(listings.flatMap((each) => (id === `sku-${each.sku}` ? [each.id] : [])));
  happened.splice(0, happened.length, ...happened.filter((each) => each.do === 'pausedThere' || !sold.has(each.id)));
};

const happen = async ({ both, happened }: Playing, what: Parameters<typeof happenThere>[1]): Promise<void> => {
  const found = await happenThere(both, what);
  if (found) happened.push(found);
};

const backlog = async ({ both, forgotten }: Playing, at: number, line: typeof sendBacklog): Promise<void> => {
  const { id, of } = account(at);
  const held = await both.db
    .select({ subject: integrationJob.subject, createdAt: integrationJob.createdAt })
    .from(integrationJob)
    .where(and(eq(integrationJob.accountId, id), eq(integrationJob.status, 'held')))
    .orderBy(asc(integrationJob.createdAt));
  const until = held.at(-1)?.createdAt;
  if (until === undefined) return;
  const answer = await both.decide(line, { params: { id }, body: { until: until.toISOString() } }, sellerOf(of));
  if (line === discardBacklog && answer.status === 200) for (const { subject } of held) forgotten.add(subject);
};

const retry = async ({ both }: Playing, which: number): Promise<void> => {
  const jobs = await both.db
    .select({ id: integrationJob.id })
    .from(integrationJob)
    .where(sql`status in ('failed', 'retrying')`)
    .orderBy(asc(integrationJob.subject), asc(integrationJob.kind), asc(integrationJob.createdAt));
  const job = jobs[which % Math.max(1, jobs.length)];
  if (job) await both.decide(retryIntegrationJob, { params: { id: job.id } }, superuser);
};

/** Who ends in the middle of a refresh keeps it from everybody for a minute: nobody waits for that here. */
const passRefresh = async ({ both }: Playing): Promise<void> => {
  const left = await both.db.$count(marketplaceAccount, isNotNull(marketplaceAccount.refreshingBy));
  if (left > 0) await both.pass(61_000);
};

const connection = async (playing: Playing, step: Extract<Step, { readonly account: number }>): Promise<unknown> => {
  const { both } = playing;
  const { id, of, userId } = account(step.account);
  switch (step.do) {
    case 'pauseAccount':
      return both.decide(setMarketplaceAccountPause, { params: { id }, body: { paused: true, reason: 'Férias' } }, superuser);
    case 'resumeAccount':
      return both.decide(setMarketplaceAccountPause, { params: { id }, body: { paused: false } }, superuser);
    case 'disconnect':
      await passRefresh(playing);
      return both.decide(disconnectMarketplaceAccount, { params: { id } }, sellerOf(of));
    case 'connect':
      return both.allow(id, userId, sellerOf(of));
    case 'revokeThere':
      return both.fake.control('revoke', { appId: demoApplication.id, userId });
    case 'send':
      return backlog(playing, step.account, sendBacklog);
    case 'discard':
      return backlog(playing, step.account, discardBacklog);
    default:
      return unreachable(step.do);
  }
};

const aboutListing = (playing: Playing, step: Extract<Step, { readonly listing: number }>): Promise<unknown> => {
  const { both } = playing;
  const { id, ...rest } = listingOf(step.listing);
  const owner = sellerOf(accountOf(rest).of);
  const body = { publishId: id };
  switch (step.do) {
    case 'price':
      return price(playing, id, step.price);
    case 'edit':
      return both.decide(saveListing, { params: { publishId: id }, body: { price: step.price } }, owner);
    case 'move':
      return both.decide(saveListing, { params: { publishId: id }, body: { marketPlaceId: account(step.to).id } }, owner);
    case 'approve':
      return both.decide(saveListing, { params: { publishId: id } }, reviewer);
    case 'return':
      return both.decide(returnListing, { body: { ...body, undoes: null } }, reviewer);
    case 'pause':
      return both.decide(pauseListing, { body }, owner);
    case 'activate':
      return both.decide(activateListing, { body }, owner);
    case 'soldThere':
      return happen(playing, { id, ...step });
    case 'pausedThere':
      return happen(playing, { id, pieces: 0, ...step });
    default:
      return unreachable(step);
  }
};

const process = ({ processes, both, skewMs }: Playing, at: number): HubProcess => {
  const known = processes[at];
  if (known?.isAlive()) return known;
  const next = both.openProcess(at === 0 ? 0 : skewMs);
  processes[at] = next;
  return next;
};

const take = async (playing: Playing, step: Step): Promise<unknown> => {
  const { both } = playing;
  if ('listing' in step) return aboutListing(playing, step);
  if ('account' in step) return connection(playing, step);
  switch (step.do) {
    case 'stock':
      return stock(playing, `sku-${skus[step.sku] ?? skus[0]}`, step.stock);
    case 'answer': {
      const { id, listing: about } = questions[step.question] ?? questions[0];
      const { of } = accountOf(listingOf(about));
      return both.decide(answerQuestion, { params: { id }, body: { text: step.text } }, sellerOf(of));
    }
    case 'retry':
      return retry(playing, step.which);
    case 'faults':
      return both.fake.script(step.faults);
    case 'run':
      return process(playing, step.process).run(step.door ?? undefined);
    case 'kill':
      return process(playing, step.process).kill();
    case 'breakDatabase':
      return process(playing, step.process).breakTransaction(step.which);
    case 'restartFake':
      return both.fake.restart();
    case 'away':
      return both.fake.setAway(step.isAway);
    case 'pass':
      return both.pass(step.ms);
    default:
      return unreachable(step);
  }
};

/** When something is due next of an account that nobody has paused; null when nothing is. */
const nextDue = async ({ both: { db } }: Playing): Promise<Date | null> => {
  const [found] = await db
    .select({ at: min(integrationJob.nextAt) })
    .from(integrationJob)
    .innerJoin(marketplaceAccount, eq(marketplaceAccount.id, integrationJob.accountId))
    .where(isNull(marketplaceAccount.pausedAt));
  return found?.at ?? null;
};

const mostTurns = 40;

/** Everything heals: nothing is wrong there any more, what was held is let go, and time passes until nothing is due. */
const comeToRest = async (playing: Playing): Promise<void> => {
  const { both } = playing;
  both.fake.setAway(false);
  await both.fake.script([]);
  for (const each of playing.processes) {
    each?.breakTransaction(0);
    if (each?.isHeld()) await each.run();
  }
  const last = process(playing, 0);
  for (let turn = 0; turn < mostTurns; turn += 1) {
    await last.run();
    const at = await nextDue(playing);
    if (at === null) return;
    // What is due and was not taken is somebody's who died: until their lease ends.
    await both.pass(Math.max(125_000, at.getTime() - both.now().getTime()));
  }
};

/** Plays a history to its end, and on until everything rests; answers what then stands on both sides. */
export const playSender = async (both: HubAndFake, { steps, skewMs, searchLagMs }: History): Promise<AtRest> => {
  await beginAnew(both);
  await both.fake.control('settings', { searchLagMs });
  const playing: Playing = { both, processes: [], skewMs, forgotten: new Set(), happened: [] };
  for (const step of steps) await take(playing, step);
  await comeToRest(playing);
  const { state, kept, heard } = both.fake;
  const happened = await stillSo(both.db, playing.happened);
  return { ...(await readHub(both.db)), there: state(), kept: kept(), heard: heard(), forgotten: playing.forgotten, happened };
};
