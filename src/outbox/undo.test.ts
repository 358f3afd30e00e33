import { describe, expect, test } from 'vitest';
import type { Target } from '#commands/command.ts';
import { approve } from '#commands/listing/approve.ts';
import { skip, unskip } from '#commands/listing/skip.ts';
import { aListing } from '#commands/listing/listing-fixture.ts';
import { observe } from '#commands/listing/observe.ts';
import { returnToPending } from '#commands/listing/return-to-pending.ts';
import { snooze } from '#commands/listing/snooze.ts';
import { indexCommands } from '#commands/view.ts';
import { confirmed, intentId, rejected, sent, settled } from '#events/fact-fixture.ts';
import { openLedger } from '#events/ledger.ts';
import { createMemoryLog } from '#events/memory-log.ts';
import { ok, refuse } from '#lib/result.ts';
import { createRecent } from './recent.ts';
import { run } from './run.ts';
import { openWorkbench, start, waiting } from './undo-fixture.ts';
import { undo, undoLast, undoNamed } from './undo.ts';
import type { Workbench } from './workbench.tsx';

const targetOf = (publishId: string): Target => ({ subject: `listing:${publishId}`, label: publishId, base: aListing({ publishId }) });
const approval = (publishId: string) => ({ target: targetOf(publishId), args: { publishId, version: 3 } });
const observation = (id: string) => ({ target: targetOf(id), args: { publishId: id, version: 3, sellerId: 's', warning: 'image' } });

describe('running a command', () => {
  test.each([0, 3000, 20_000])('records it with the hold a person chose: %i ms', async (chosen) => {
    const bench = await openWorkbench({ undoWindowMs: () => chosen });
    const undoUntil = chosen === 0 ? null : start + chosen;
    expect(await run(bench, approve, [approval('p1')])).toEqual({ recorded: [intentId(1)], refused: [], undoUntil });
    expect(bench.ledger.state().outbox.entriesById[intentId(1)]).toMatchObject({
      stage: 'recorded',
      intent: { command: 'listing.approve', subject: 'listing:p1', label: 'p1', sendAfter: new Date(start + chosen).toISOString() },
    });
  });

  test('what is not held back goes at once, whatever was chosen for decisions', async () => {
    const bench = await openWorkbench({ undoWindowMs: () => 20_000 });
    const args = { publishId: 'p1', version: 3, until: new Date(start + 3_600_000).toISOString() };
    expect(await run(bench, snooze, [{ args, target: targetOf('p1') }])).toMatchObject({ recorded: [intentId(1)], undoUntil: null });
  });

  test('a second time finds it done: a double click is one decision', async () => {
    const bench = await openWorkbench();
    const [first, second] = await Promise.all([run(bench, approve, [approval('p1')]), run(bench, approve, [approval('p1')])]);
    expect([first.recorded, second.recorded, second.refused.length]).toEqual([[intentId(1)], [], 1]);
  });

  test('decides on the newest answer: an earlier decision that settled since the key was pressed is in no older one', async () => {
    const bench = await openWorkbench({ baseOf: () => aListing({ publishId: 'p1', status: 'refused', version: 4 }) });
    const back = { target: targetOf('p1'), args: { publishId: 'p1', version: 4, undoes: null } };
    expect(await run(bench, returnToPending, [back])).toMatchObject({ recorded: [intentId(1)], refused: [] });
    const older = await openWorkbench({ baseOf: () => aListing({ publishId: 'p1', status: 'refused', version: 2 }) });
    expect(await run(older, approve, [approval('p1')])).toMatchObject({ recorded: [intentId(1)], refused: [] });
  });

  test('on many records those that may happen, in one append, and says of each other why not', async () => {
    const bench = await openWorkbench();
    const held = { ...approval('p2'), target: { ...targetOf('p2'), base: aListing({ publishId: 'p2', status: 'refused' }) } };
    const answer = await run(bench, approve, [approval('p1'), held, { ...approval('p3'), args: { publishId: '' } }, approval('p4')]);
    expect(answer.recorded).toEqual([intentId(1), intentId(4)]);
    expect(answer.refused.map(({ target }) => target.label)).toEqual(['p2', 'p3']);
    expect(bench.ledger.head()).toBe(2);
  });

  test.each([
    ['quota', 'outbox.storageFull'],
    ['read-only', 'outbox.readOnly'],
    ['closed', 'outbox.closed'],
    ['failed', 'outbox.storageFailed'],
  ] as const)('that can not be kept (%s) is refused and says so', async (reason, key) => {
    const failing = await openLedger({
      ...createMemoryLog(() => ''),
      append: () => Promise.resolve(refuse({ type: 'StorageFailed', reason, message: '' })),
    });
    const bench = await openWorkbench({ ledger: failing });
    expect(await run(bench, approve, [approval('p1')])).toMatchObject({ recorded: [], undoUntil: null, refused: [{ say: { key } }] });
    expect(await undoLast(bench)).toEqual(refuse({ key: 'outbox.undoNothing' }));
  });
});

describe('undoing', () => {
  test('withdraws what is still held', async () => {
    const bench = await openWorkbench();
    await run(bench, approve, [approval('p1')]);
    expect(await undo(bench, intentId(1))).toMatchObject(ok({ withdrawn: [{ id: intentId(1) }], reversed: [] }));
    expect(waiting(bench)).toEqual([]);
    expect(await undo(bench, intentId(1))).toEqual(refuse({ key: 'outbox.undoAlready' }));
  });

  test.each([
    ['sent', [sent(intentId(1))]],
    ['confirmed', [sent(intentId(1)), confirmed(intentId(1))]],
    ['settled', [sent(intentId(1)), confirmed(intentId(1)), settled(intentId(1))]],
  ])('records the inverse of what was %s', async (_, facts) => {
    const bench = await openWorkbench();
    await run(bench, approve, [approval('p1')]);
    await bench.happens(...facts);
    expect(await undo(bench, intentId(1))).toMatchObject(ok({ withdrawn: [], reversed: [{ id: intentId(1) }] }));
    expect(waiting(bench).at(-1)).toBe('listing.returnToPending');
    expect(Object.values(bench.ledger.state().outbox.entriesById).at(-1)?.intent.args).toMatchObject({ undoes: intentId(1) });
  });

  test('an intent that settles meanwhile is taken back from the answer that has it', async () => {
    const bench = await openWorkbench();
    await run(bench, approve, [approval('p1')]);
    await bench.happens(sent(intentId(1)), confirmed(intentId(1)));
    let known = aListing({ publishId: 'p1', version: 3 });
    let acts = 0;
    const act: Workbench['ledger']['act'] = async (decide) => {
      acts += 1;
      // The second is the inverse: just before it the refetch lands.
      if (acts === 2) {
        known = aListing({ publishId: 'p1', version: 4, status: 'processing' });
        await bench.happens(settled(intentId(1)));
      }
      return bench.ledger.act(decide);
    };
    expect(await undo({ ...bench, ledger: { ...bench.ledger, act }, baseOf: () => known }, intentId(1))).toEqual(
      ok({ withdrawn: [], reversed: [expect.objectContaining({ id: intentId(1) })], stayed: [] }),
    );
  });

  test('decides the inverse on how things stand: what somebody else moved on is not taken back', async () => {
    const bench = await openWorkbench({ baseOf: () => aListing({ publishId: 'p1', status: 'active' }) });
    await run(bench, approve, [approval('p1')]);
    await bench.happens(sent(intentId(1)), confirmed(intentId(1)), settled(intentId(1)));
    expect(await undo(bench, intentId(1))).toMatchObject({ ok: false, error: { label: 'p1' } });
    expect(waiting(bench)).toEqual([]);
  });

  test('of what the server rejected has nothing to take back', async () => {
    const bench = await openWorkbench();
    await run(bench, approve, [approval('p1')]);
    await bench.happens(sent(intentId(1)), rejected(intentId(1)));
    expect(await undo(bench, intentId(1))).toEqual(refuse({ key: 'outbox.undoRejected', label: 'p1' }));
  });

  test('in another tab, or after a new login, withdraws what is held and refuses what was sent', async () => {
    const here = await openWorkbench();
    await run(here, approve, [approval('p1'), approval('p2')]);
    await here.happens(sent(intentId(2)));
    const there: Workbench = { ...here, recent: createRecent() };
    expect((await undo(there, intentId(1))).ok).toBe(true);
    expect(await undo(there, intentId(2))).toEqual(refuse({ key: 'outbox.undoElsewhere' }));
    expect(await undoLast(there)).toEqual(refuse({ key: 'outbox.undoNothing' }));
  });

  test('asked for while the decision is still being made durable, takes that one back', async () => {
    const bench = await openWorkbench();
    const deciding = run(bench, approve, [approval('p1')]);
    const undoing = undoLast(bench);
    await deciding;
    expect(await undoing).toMatchObject(ok({ withdrawn: [{ id: intentId(1) }], reversed: [] }));
  });

  test('the page is held while a decision is being made durable, and no longer', async () => {
    const held: boolean[] = [];
    const guardUnload = () => {
      held.push(true);
      return () => void held.push(false);
    };
    const bench = await openWorkbench({ recent: createRecent(guardUnload) });
    const deciding = run(bench, approve, [approval('p1')]);
    expect(held).toEqual([true]);
    await deciding;
    expect(held).toEqual([true, false]);
  });

  test('the last takes a batch back as a whole, then what was before it', async () => {
    const bench = await openWorkbench();
    await run(bench, approve, [approval('p1')]);
    await run(bench, approve, [approval('p2'), approval('p3')]);
    expect(await undoLast(bench)).toMatchObject(ok({ withdrawn: [{ id: intentId(3) }, { id: intentId(2) }], reversed: [] }));
    expect(await undoLast(bench)).toMatchObject(ok({ withdrawn: [{ id: intentId(1) }], reversed: [] }));
    expect(await undoLast(bench)).toEqual(refuse({ key: 'outbox.undoNothing' }));
  });

  test.each(['held', 'sent'])('of two presses on a slow disk each takes one back, and nothing is said to stay: %s', async (stage) => {
    const bench = await openWorkbench();
    await run(bench, approve, [approval('p1')]);
    await run(bench, approve, [approval('p2')]);
    if (stage === 'sent') await bench.happens(sent(intentId(1)), sent(intentId(2)));
    const [newest, before] = await Promise.all([undoLast(bench), undoLast(bench)]);
    const by = stage === 'held' ? 'withdrawn' : 'reversed';
    expect(newest).toMatchObject(ok({ [by]: [{ id: intentId(2) }], stayed: [] }));
    expect(before).toMatchObject(ok({ [by]: [{ id: intentId(1) }], stayed: [] }));
  });

  test('what is decided after the presses is not theirs to take back, though they wait their turn', async () => {
    const bench = await openWorkbench();
    await run(bench, approve, [approval('p1')]);
    await run(bench, approve, [approval('p2')]);
    const presses = [undoLast(bench), undoLast(bench), undoLast(bench)];
    await run(bench, approve, [approval('p3')]);
    expect(await Promise.all(presses)).toMatchObject([
      ok({ withdrawn: [{ id: intentId(2) }] }),
      ok({ withdrawn: [{ id: intentId(1) }] }),
      refuse({ key: 'outbox.undoNothing' }),
    ]);
  });

  test('what can not be taken back is passed over: it does not keep what was decided before it', async () => {
    const bench = await openWorkbench({ index: indexCommands([approve, observe, returnToPending]) });
    await run(bench, approve, [approval('p1')]);
    await run(bench, observe, [observation('p2'), observation('p3')]);
    await bench.happens(sent(intentId(1)), sent(intentId(2)), sent(intentId(3)));
    expect(await undo(bench, intentId(2))).toEqual(refuse({ key: 'outbox.undoImpossible', label: 'p2' }));
    expect(await undoLast(bench)).toMatchObject(ok({ withdrawn: [], reversed: [{ id: intentId(1) }] }));
    expect(await undoLast(bench)).toEqual(refuse({ key: 'outbox.undoImpossible', label: '' }));
  });

  test('the log remembers of a deed that it has no way back, as of a skip over a skip', async () => {
    const bench = await openWorkbench({ index: indexCommands([skip, unskip]) });
    for (const skipped of [false, true]) {
      const base = aListing({ publishId: 'p1', skipped });
      await run(bench, skip, [
        { args: { ...skip.prefillFrom(base), reason: 'slow' }, target: { subject: 'listing:p1', label: 'p1', base } },
      ]);
    }
    const { deedsById } = bench.ledger.state().activity;
    expect([deedsById[intentId(1)]?.isFinal, deedsById[intentId(2)]?.isFinal]).toEqual([undefined, true]);
  });

  test('of a batch, what stays is said with why, and not again when the next press goes on to what was before it', async () => {
    const bench = await openWorkbench();
    await run(bench, approve, [approval('p1')]);
    await run(bench, approve, [approval('p2'), approval('p3')]);
    await bench.happens(sent(intentId(2)), rejected(intentId(2)));
    const stayed = [{ key: 'outbox.undoRejected', label: 'p2' }];
    expect(await undoLast(bench)).toMatchObject(ok({ withdrawn: [{ id: intentId(3) }], reversed: [], stayed }));
    expect(await undoLast(bench)).toMatchObject(ok({ withdrawn: [{ id: intentId(1) }], reversed: [], stayed: [] }));
  });

  test('what stays of a batch whose own button was pressed is said there each time, and not again by the key', async () => {
    const bench = await openWorkbench();
    await run(bench, approve, [approval('p1')]);
    await run(bench, approve, [approval('p2'), approval('p3')]);
    await bench.happens(sent(intentId(2)), rejected(intentId(2)));
    const stayed = [{ key: 'outbox.undoRejected', label: 'p2' }];
    expect(await undoNamed(bench, [intentId(2), intentId(3)])).toMatchObject({ withdrawn: [{ id: intentId(3) }], stayed });
    expect(await undoNamed(bench, [intentId(2), intentId(3)])).toMatchObject({ withdrawn: [], stayed });
    expect(await undoLast(bench)).toMatchObject(ok({ withdrawn: [{ id: intentId(1) }], stayed: [] }));
  });

  test('what is passed over is said in the press that takes back what was decided before it', async () => {
    const bench = await openWorkbench({ index: indexCommands([approve, observe, returnToPending]) });
    await run(bench, approve, [approval('p1')]);
    await run(bench, observe, [observation('p2'), observation('p3')]);
    await bench.happens(sent(intentId(2)), sent(intentId(3)));
    const stayed = ['p3', 'p2'].map((label) => ({ key: 'outbox.undoImpossible', label }));
    expect(await undoLast(bench)).toMatchObject(ok({ withdrawn: [{ id: intentId(1) }], stayed }));
  });

  test('what stays for want of room is tried and said again: with room it would go', async () => {
    const bench = await openWorkbench();
    await run(bench, approve, [approval('p1')]);
    await run(bench, approve, [approval('p2'), approval('p3')]);
    let asked = 0;
    const act: Workbench['ledger']['act'] = (decide) => {
      asked += 1;
      return asked === 1 ? bench.ledger.act(decide) : Promise.resolve(refuse({ type: 'StorageFailed', reason: 'quota', message: '' }));
    };
    const full = { ...bench, ledger: { ...bench.ledger, act } };
    expect(await undoLast(full)).toMatchObject(ok({ withdrawn: [{ id: intentId(3) }], stayed: [{ key: 'outbox.storageFull' }] }));
    expect(await undoLast(full)).toEqual(refuse({ key: 'outbox.storageFull' }));
    expect(await undoLast(bench)).toMatchObject(ok({ withdrawn: [{ id: intentId(2) }], stayed: [] }));
  });

  test('a disk that takes nothing is no reason to look further back', async () => {
    const bench = await openWorkbench();
    await run(bench, approve, [approval('p1')]);
    await run(bench, approve, [approval('p2')]);
    let asked = 0;
    const act: Workbench['ledger']['act'] = () => {
      asked += 1;
      return Promise.resolve(refuse({ type: 'StorageFailed', reason: 'quota', message: '' }));
    };
    expect(await undoLast({ ...bench, ledger: { ...bench.ledger, act } })).toEqual(refuse({ key: 'outbox.storageFull' }));
    expect(asked).toBe(1);
  });

  test('an undo is not undone by the next: it goes further back', async () => {
    const bench = await openWorkbench();
    await run(bench, approve, [approval('p1')]);
    await run(bench, approve, [approval('p2')]);
    await bench.happens(sent(intentId(2)));
    await undoLast(bench);
    expect(await undoLast(bench)).toMatchObject(ok({ withdrawn: [{ id: intentId(1) }], reversed: [] }));
  });
});
