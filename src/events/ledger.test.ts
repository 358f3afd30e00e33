import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { ok, refuse } from '#lib/result.ts';
import { exportLog } from './export.ts';
import { anIntent, confirmed, drafted, formDrafted, intentId, recorded, rejected, sent, settled, withdrawn } from './fact-fixture.ts';
import { openLedger, type Ledger } from './ledger.ts';
import type { EventLog } from './log.ts';
import { createMemoryLog } from './memory-log.ts';
import { fold } from './projection.ts';
import { logState } from './projections/log-state.ts';
import { Fact } from './record.ts';

const now = (): string => '2026-11-21T12:00:00.000Z';
const first = intentId(1);
const appendAll = async (ledger: Ledger, ...facts: readonly Fact[]): Promise<void> => {
  await ledger.act(() => ok(facts));
};
/** Counts appends; news of them reaches nobody. */
const deafLog = (log: EventLog, appends: { count: number }): EventLog => ({
  ...log,
  append: (facts, head) => {
    appends.count += 1;
    return log.append(facts, head);
  },
  onAppend: () => () => {},
});

test('what one tab appends, the other sees', async () => {
  const log = createMemoryLog(now);
  const [here, there] = [await openLedger(log), await openLedger(log)];
  await appendAll(here, recorded({ id: first }));
  await there.catchUp();
  expect(there.state()).toEqual(here.state());
});

test('whoever decides on old news decides again', async () => {
  const log = deafLog(createMemoryLog(now), { count: 0 });
  const [here, there] = [await openLedger(log), await openLedger(log)];
  await appendAll(here, recorded({ id: first }), sent(first));
  const undone = await there.act(({ outbox }) => (outbox.entriesById[first]?.stage === 'sent' ? refuse('sent') : ok([withdrawn(first)])));
  expect(undone).toEqual({ ok: false, error: 'sent' });
});

test('a refusal is never given on old news', async () => {
  const log = deafLog(createMemoryLog(now), { count: 0 });
  const [here, there] = [await openLedger(log), await openLedger(log)];
  await appendAll(here, recorded({ id: first }));
  expect(await there.act(({ outbox }) => (outbox.entriesById[first] ? ok([withdrawn(first)]) : refuse('unknown')))).toEqual(ok(undefined));
});

test('what is asked in one task is one append, each deciding on those before it', async () => {
  const appends = { count: 0 };
  const ledger = await openLedger(deafLog(createMemoryLog(now), appends));
  const outcomes = await Promise.all([
    ledger.act(() => ok([recorded({ id: first })])),
    ledger.act(({ outbox }) => (outbox.entriesById[first] ? ok([withdrawn(first)]) : refuse('unknown'))),
  ]);
  expect(outcomes).toEqual([ok(undefined), ok(undefined)]);
  expect([ledger.head(), ledger.state().outbox.entriesById]).toEqual([2, {}]);
});

test('a defect in one decision is its own', async () => {
  const ledger = await openLedger(createMemoryLog(now));
  const defect = ledger.act(() => {
    throw new TypeError('wrong');
  });
  const healthy = ledger.act(() => ok([recorded({ id: first })]));
  await expect(defect).rejects.toThrow('wrong');
  expect(await healthy).toEqual(ok(undefined));
});

test('storage that fails refuses, and nothing is shown', async () => {
  const full = { type: 'StorageFailed', reason: 'quota', message: 'QuotaExceededError' } as const;
  const ledger = await openLedger({ ...createMemoryLog(now), append: () => Promise.resolve(refuse(full)) });
  expect(await ledger.act(() => ok([recorded()]))).toEqual(refuse(full));
  expect(ledger.state()).toEqual(logState.initial);
});

test('a log deleted under an open page that can not be read anew says so to whoever waits, and to whoever comes next', async () => {
  let isGone = false;
  const log = createMemoryLog(now);
  const ledger = await openLedger({
    ...log,
    append: (facts, head) => (isGone ? Promise.resolve(refuse({ type: 'HeadMoved', head: 0 })) : log.append(facts, head)),
    readSnapshot: (version) => (isGone ? Promise.reject(new DOMException('', 'InvalidStateError')) : log.readSnapshot(version)),
  });
  await appendAll(ledger, recorded({ id: first }));
  isGone = true;
  for (const _ of [1, 2])
    expect(await ledger.act(() => ok([sent(first)]))).toMatchObject({ ok: false, error: { type: 'StorageFailed', reason: 'closed' } });
});

/** A page over a log that can be deleted under it, as by 'clear site data'. */
const openClearable = async () => {
  const logs = [createMemoryLog(now), createMemoryLog(now)];
  let which = 0;
  const current = (): EventLog => logs[which] ?? logs[0] ?? createMemoryLog(now);
  const ledger = await openLedger({
    ...createMemoryLog(now),
    append: (facts, head) => current().append(facts, head),
    readAfter: (seq) => current().readAfter(seq),
    readSnapshot: () => Promise.resolve(null),
  });
  const clearSiteData = (): void => {
    which = 1;
  };
  return { ledger, clearSiteData, cleared: logs[1] };
};

test('a log deleted under an open page keeps what was rejected, with its text and reason, and what is being written', async () => {
  const { ledger, clearSiteData, cleared } = await openClearable();
  const form: Fact = { type: 'form.drafted.v1', form: 'company:7', draft: { values: { name: 'Loja' } } };
  const marks: Fact = { type: 'review.warningsDrafted.v1', listingId: 'p1', warnings: ['gtin'], queuedAt: now() };
  await appendAll(ledger, recorded({ id: intentId(1) }), sent(intentId(1)), rejected(intentId(1)), form, marks, drafted('p2', 'image'));
  const { outbox, drafts } = ledger.state();
  clearSiteData();
  // Another tab has begun it anew, and has a newer draft of one of them.
  await cleared?.append([drafted('p2', 'gtin')], 0);
  await appendAll(ledger, recorded({ id: intentId(3) }));
  expect(ledger.state().outbox.entriesById[intentId(1)]).toEqual(outbox.entriesById[intentId(1)]);
  expect(ledger.state().drafts).toEqual({ ...drafts, warningsByListing: { p1: ['gtin'], p2: ['gtin'] } });
});

test('of two pages whose log was deleted each keeps its own, whichever is first', async () => {
  const { ledger, clearSiteData, cleared } = await openClearable();
  await appendAll(ledger, recorded({ id: intentId(1) }), sent(intentId(1)), recorded({ id: intentId(2) }));
  clearSiteData();
  const readAfter = cleared?.readAfter.bind(cleared);
  let isFirst = true;
  // The other page writes between this one's reading and its writing.
  Object.assign(cleared ?? {}, {
    readAfter: async (seq: number) => {
      const reading = await readAfter?.(seq);
      if (isFirst) await cleared?.append([recorded({ id: intentId(1) }), recorded({ id: intentId(4) })], 0);
      isFirst = false;
      return reading;
    },
  });
  await appendAll(ledger, recorded({ id: intentId(3) }));
  const entries = Object.values(ledger.state().outbox.entriesById);
  expect(entries.map(({ intent, stage }) => [intent.id, stage])).toEqual([
    [intentId(1), 'sent'],
    [intentId(4), 'recorded'],
    [intentId(2), 'recorded'],
    [intentId(3), 'recorded'],
  ]);
});

test('an intent that another page recorded again and took back is not recorded a third time', async () => {
  const { ledger, clearSiteData, cleared } = await openClearable();
  await appendAll(ledger, recorded({ id: intentId(1) }), recorded({ id: intentId(2) }), recorded({ id: intentId(3) }));
  clearSiteData();
  await cleared?.append([recorded({ id: intentId(1) }), withdrawn(intentId(1))], 0);
  await ledger.catchUp();
  expect(Object.keys(ledger.state().outbox.entriesById)).toEqual([intentId(2), intentId(3)]);
});

test('a log deleted under an open page is begun again with what the page knows to be unsent', async () => {
  const { ledger, clearSiteData } = await openClearable();
  await appendAll(
    ledger,
    recorded({ id: intentId(1) }),
    sent(intentId(1)),
    recorded({ id: intentId(2) }),
    drafted('p1', 'gtin'),
    drafted('p1'),
  );
  clearSiteData();
  await appendAll(ledger, recorded({ id: intentId(3) }));
  expect(Object.values(ledger.state().outbox.entriesById).map(({ intent, stage }) => [intent.id, stage])).toEqual([
    [intentId(1), 'sent'],
    [intentId(2), 'recorded'],
    [intentId(3), 'recorded'],
  ]);
});

test('a log deleted under an open page is found to be so by whoever looks at the page again, also where nothing is to be appended', async () => {
  const { ledger, clearSiteData, cleared } = await openClearable();
  await appendAll(ledger, recorded({ id: intentId(1) }), sent(intentId(1)), recorded({ id: intentId(2) }));
  clearSiteData();
  await ledger.catchUp();
  expect((await cleared?.readAfter(0))?.records.map(({ fact }) => fact)).toEqual([
    recorded({ id: intentId(1) }),
    sent(intentId(1)),
    recorded({ id: intentId(2) }),
  ]);
});

test('a page whose log another has begun anew shows all that it knows until it is recorded there, and then the sum', async () => {
  const { ledger, clearSiteData, cleared } = await openClearable();
  await appendAll(ledger, recorded({ id: first }), sent(first), rejected(first));
  clearSiteData();
  await cleared?.append([recorded({ id: intentId(2) })], 0);
  const seen: (readonly string[])[] = [];
  const look = (): void => {
    seen.push(Object.values(ledger.state().outbox.entriesById).map(({ intent, stage }) => `${intent.id} ${stage}`));
  };
  const append = cleared?.append.bind(cleared);
  Object.assign(cleared ?? {}, {
    append: (facts: readonly Fact[], at: number) => {
      look();
      return append?.(facts, at);
    },
  });
  ledger.subscribe(look);
  await ledger.catchUp();
  expect(seen).toEqual([[`${first} rejected`], [`${intentId(2)} recorded`, `${first} rejected`]]);
});

test('what was deleted under an open page and finds no room on the disk stays in the page, until there is room', async () => {
  const { ledger, clearSiteData, cleared } = await openClearable();
  await appendAll(ledger, recorded({ id: first }));
  const known = ledger.state();
  clearSiteData();
  const readAfter = cleared?.readAfter.bind(cleared);
  Object.assign(cleared ?? {}, { readAfter: async (seq: number) => ({ ...(await readAfter?.(seq)), quarantined: 1 }) });
  const append = cleared?.append.bind(cleared);
  const full = { type: 'StorageFailed', reason: 'quota', message: 'QuotaExceededError' } as const;
  Object.assign(cleared ?? {}, {
    append: (facts: readonly Fact[], at: number) => (at === 0 ? Promise.resolve(refuse(full)) : append?.(facts, at)),
  });
  expect(await ledger.act(() => ok([sent(first)]))).toEqual(refuse(full));
  await ledger.catchUp();
  expect([ledger.state(), ledger.quarantined()]).toEqual([known, 0]);
  Object.assign(cleared ?? {}, { append });
  expect(await ledger.act(() => ok([sent(first)]))).toEqual(ok(undefined));
  expect(ledger.state().outbox.entriesById[first]?.stage).toBe('sent');
});

describe('listeners', () => {
  test('of one subject hear of that subject only, also when it ends', async () => {
    const ledger = await openLedger(createMemoryLog(now));
    let heard = 0;
    const stop = ledger.subscribeTo('listing:p1', () => {
      heard += 1;
    });
    await appendAll(ledger, recorded({ id: intentId(9), subject: 'listing:p2' }), drafted('p2', 'gtin'));
    expect(heard).toBe(0);
    await appendAll(ledger, recorded({ id: first }));
    await appendAll(ledger, sent(first), confirmed(first), settled(first));
    await appendAll(ledger, drafted('p1', 'gtin'));
    expect(heard).toBe(3);
    stop();
    await appendAll(ledger, drafted('p1'));
    expect(heard).toBe(3);
  });
});

describe('a start', () => {
  test('from a snapshot and its tail is the same as from the first fact', async () => {
    const log = createMemoryLog(now);
    const ledger = await openLedger(log);
    const ended = Array.from({ length: 600 }, (_, n) => [recorded({ id: intentId(n) }), withdrawn(intentId(n))]).flat();
    await appendAll(ledger, ...ended, recorded({ id: intentId(2000) }), drafted('p7', 'gtin'), formDrafted('company:7', { values: {} }));
    await appendAll(ledger, recorded({ id: intentId(2001), subject: 'listing:p2' }), sent(intentId(2001)), rejected(intentId(2001)));
    expect(await log.readSnapshot(logState.name)).not.toBeNull();
    const { records } = await log.readAfter(0);
    expect((await openLedger(log)).state()).toEqual(fold(logState, logState.initial, records));
  });

  test('after the log was cut knows all that waits, and a tab that slept through the cut does too', async () => {
    let time = '2026-10-01T00:00:00.000Z';
    const log = createMemoryLog(() => time);
    const slept = await openLedger({ ...log, onAppend: () => () => {} });
    const ledger = await openLedger(log);
    const ended = Array.from({ length: 600 }, (_, n) => [recorded({ id: intentId(n) }), withdrawn(intentId(n))]).flat();
    await appendAll(ledger, ...ended);
    time = '2026-11-21T00:00:00.000Z';
    await appendAll(ledger, recorded({ id: intentId(2000) }));
    expect(await log.cut('2026-11-01T00:00:00.000Z')).toBe(1200);
    await slept.catchUp();
    expect(slept.state()).toEqual(ledger.state());
    expect((await openLedger(log)).state()).toEqual(ledger.state());
  });
});

/** By what any reader of JSON lines knows of it. */
const Line = z.object({ seq: z.int().positive(), at: z.string(), fact: Fact });

test('an exported log replays to the same state', async () => {
  const ledger = await openLedger(createMemoryLog(now));
  await appendAll(ledger, recorded({ id: first }), sent(first), rejected(first), drafted('p1', 'Não é "bivolt"\nnem 220 V'));
  await appendAll(ledger, recorded(anIntent({ id: intentId(2), subject: 'listing:p2' })), withdrawn(intentId(2)));
  const text = exportLog(await ledger.readAll(), now());
  const [header, ...lines] = text
    .trimEnd()
    .split('\n')
    .map((line): unknown => JSON.parse(line));
  expect(header).toEqual({ format: 'balcao-log', version: 1, at: now() });
  const records = lines.map((line) => Line.parse(line));
  expect(fold(logState, logState.initial, records)).toEqual(ledger.state());
});
