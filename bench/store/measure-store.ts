/** Runs in the page, over the product's own log, sealed and strict. */
import { openLedger, type Ledger } from '#events/ledger.ts';
import type { EventLog } from '#events/log.ts';
import { createMemoryLog } from '#events/memory-log.ts';
import { destroyLog, openLog } from '#events/open-log.ts';
import type { Fact } from '#events/record.ts';
import { ok } from '#lib/result.ts';
import { batchOf, newIds, recorded, timed } from './facts.ts';

const now = (): string => new Date().toISOString();
const userId = 'bench';

const open = async (): Promise<EventLog> => {
  const log = await openLog({ userId, fetchKey: () => Promise.resolve(ok(null)), now, onNotice: () => {} });
  if (!log.ok || !log.value.isDurable) throw new Error('There is no storage to measure');
  return log.value;
};
const withLedger = async <T>(measure: (ledger: Ledger) => Promise<T>): Promise<T> => {
  const ledger = await openLedger(await open());
  try {
    return await measure(ledger);
  } finally {
    ledger.close();
    await destroyLog(userId);
  }
};
const append = (ledger: Ledger, facts: readonly Fact[]): Promise<unknown> => ledger.act(() => ok(facts));

/** One decision at a time, at a person's pace: milliseconds until it is durable. */
export const measureAppends = (times: number): Promise<readonly number[]> =>
  withLedger(async (ledger) => {
    const figures: number[] = [];
    for (const [i, id] of newIds(times + 20).entries()) {
      const ms = await timed(() => append(ledger, [recorded(id, i)]));
      // The first ones warm up what a working day has warm.
      if (i >= 20) figures.push(ms);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    return figures;
  });

/** Batch commands of a thousand decisions over ten thousand listings: durable facts a second. */
export const measureBatches = (batches: number): Promise<readonly number[]> =>
  withLedger(async (ledger) => {
    const figures: number[] = [];
    for (let batch = 0; batch < batches; batch += 1) {
      const facts = batchOf(batch);
      figures.push(1000 / ((await timed(() => append(ledger, facts))) / 1000));
    }
    return figures;
  });

/** A log of many decisions that ended and some that wait: milliseconds from nothing open to a state to work with. */
export const measureReady = async (facts: number, times: number): Promise<readonly number[]> => {
  const seeding = await openLedger(await open());
  for (let block = 0; block < facts / 4000; block += 1) {
    const ids = newIds(1000);
    await append(
      seeding,
      ids.map((id, i) => recorded(id, i)),
    );
    await append(
      seeding,
      ids.map((intentId) => ({ type: 'intent.sent.v1', intentId, attempt: 1 }) as const),
    );
    await append(
      seeding,
      ids.map((intentId) => ({ type: 'intent.confirmed.v1', intentId }) as const),
    );
    await append(
      seeding,
      ids.map((intentId) => ({ type: 'intent.settled.v1', intentId }) as const),
    );
  }
  await append(
    seeding,
    newIds(200).map((id, i) => recorded(id, i)),
  );
  const head = seeding.head();
  seeding.close();
  const figures: number[] = [];
  for (let each = 0; each < times; each += 1) {
    const from = performance.now();
    const ledger = await openLedger(await open());
    figures.push(performance.now() - from);
    if (ledger.head() !== head || Object.keys(ledger.state().outbox.entriesById).length !== 200) throw new Error('Not what was there');
    ledger.close();
  }
  await destroyLog(userId);
  return figures;
};

/** A thousand rows listen, one of them changes: milliseconds from the decision to the end of the telling, the disk left out. */
export const measureChange = async (times: number): Promise<readonly number[]> => {
  const ledger = await openLedger(createMemoryLog(now));
  let heard = 0;
  for (let row = 0; row < 1000; row += 1) ledger.subscribeTo(`listing:p${row}`, () => (heard += 1));
  const figures: number[] = [];
  for (let each = 0; each < times; each += 1) {
    // A clock in the page ticks too coarsely for one: ten in a row.
    const facts = newIds(10).map((id, i) => recorded(id, (each * 10 + i) % 1000));
    figures.push(
      (await timed(async () => {
        for (const fact of facts) await append(ledger, [fact]);
      })) / 10,
    );
    await append(
      ledger,
      facts.flatMap((fact) =>
        fact.type === 'intent.recorded.v1' ? [{ type: 'intent.withdrawn.v1', intentId: fact.intent.id } as const] : [],
      ),
    );
  }
  if (heard !== times * 20) throw new Error(`Told ${heard} times, not ${times * 20}`);
  return figures;
};
