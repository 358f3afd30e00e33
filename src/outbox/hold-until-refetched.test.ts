import { describe, expect, test } from 'vitest';
import type { Problem } from '#api/client.ts';
import { confirmed, intentId, recorded, sent, settled, withdrawn } from '#events/fact-fixture.ts';
import { openLedger } from '#events/ledger.ts';
import { createMemoryLog } from '#events/memory-log.ts';
import type { Fact } from '#events/record.ts';
import { ok, refuse, type Result } from '#lib/result.ts';
import { holdUntilRefetched } from './hold-until-refetched.ts';

const id = intentId(1);

/** A tab whose refetches land when the test says so. */
const openTab = async (holds = true) => {
  const raw = await openLedger(createMemoryLog(() => '2026-11-21T12:00:00.000Z'));
  const landing: ((answer: Result<void, Problem>) => void)[] = [];
  let hear: () => void = () => undefined;
  const { ledger, refetch } = holdUntilRefetched(raw, () => new Promise((resolve) => landing.push(resolve)), {
    holds: () => holds,
    onAnswer: (listener) => {
      hear = listener;
    },
  });
  return {
    ledger,
    refetch,
    landing,
    /** Anything lands in the cache. */
    answered: () => hear(),
    happens: (...facts: readonly Fact[]) => raw.act(() => ok(facts)),
    shown: () => Object.keys(ledger.state().outbox.entriesById),
  };
};
const task = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

describe('what another tab settled', () => {
  test('stays laid over the old answer until this tab’s own has landed', async () => {
    const tab = await openTab();
    await tab.happens(recorded({ id }), sent(id), confirmed(id));
    await tab.happens(settled(id));
    expect([tab.shown(), tab.landing.length]).toEqual([[id], 1]);
    tab.landing[0]?.(ok(undefined));
    await task();
    expect(tab.shown()).toEqual([]);
  });

  test('stays while the server is away, and is asked for again', async () => {
    const tab = await openTab();
    await tab.happens(recorded({ id }), sent(id), confirmed(id));
    await tab.happens(settled(id));
    tab.landing[0]?.(refuse({ type: 'Unreachable' }));
    await task();
    expect(tab.shown()).toEqual([id]);
    await tab.happens(recorded({ id: intentId(2), subject: 'listing:p2' }));
    tab.landing[1]?.(ok(undefined));
    await task();
    expect(tab.shown()).toEqual([intentId(2)]);
  });

  test('stays while the server is away, and is asked for again once anything is answered, though nothing more is decided', async () => {
    const tab = await openTab();
    await tab.happens(recorded({ id }), sent(id), confirmed(id));
    await tab.happens(settled(id));
    // What lands while it is asked for is not waited for.
    tab.answered();
    tab.landing[0]?.(refuse({ type: 'Unreachable' }));
    await task();
    expect([tab.shown(), tab.landing.length]).toEqual([[id], 1]);
    tab.answered();
    tab.landing[1]?.(ok(undefined));
    await task();
    expect([tab.shown(), tab.landing.length]).toEqual([[], 2]);
  });

  test('of a batch of hundreds the first stays laid over the old answer as the last does', async () => {
    const tab = await openTab();
    await tab.happens(...Array.from({ length: 500 }, (_, at) => recorded({ id: intentId(at + 1), subject: `listing:p${at + 1}` })));
    await tab.happens(sent(id), confirmed(id), settled(id));
    expect([tab.shown().includes(id), tab.landing.length]).toEqual([true, 1]);
    await tab.happens(withdrawn(intentId(2)));
    expect(tab.shown()).not.toContain(intentId(2));
  });

  test('is of no matter to a tab that shows nothing of it', async () => {
    const tab = await openTab(false);
    await tab.happens(recorded({ id }), sent(id), confirmed(id));
    await tab.happens(settled(id));
    expect([tab.shown(), tab.landing.length]).toEqual([[], 0]);
  });

  test('tells whoever listens to that subject when it is let go', async () => {
    const tab = await openTab();
    await tab.happens(recorded({ id }), sent(id), confirmed(id));
    await tab.happens(settled(id));
    const seen: (readonly string[])[] = [];
    tab.ledger.subscribeTo('listing:p1', () => seen.push(tab.shown()));
    tab.landing[0]?.(ok(undefined));
    await task();
    expect(seen).toEqual([[]]);
  });
});

test('what this tab settled itself is let go at once: its answer is there', async () => {
  const tab = await openTab();
  await tab.happens(recorded({ id }), sent(id), confirmed(id));
  const fetched = tab.refetch('listing:p1');
  tab.landing[0]?.(ok(undefined));
  await fetched;
  await tab.happens(settled(id));
  expect([tab.shown(), tab.landing.length]).toEqual([[], 1]);
});

test('what is withdrawn goes at once', async () => {
  const tab = await openTab();
  await tab.happens(recorded({ id }));
  await tab.happens(withdrawn(id));
  expect([tab.shown(), tab.landing.length]).toEqual([[], 0]);
});
