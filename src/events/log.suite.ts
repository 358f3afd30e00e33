import { describe, expect, test } from 'vitest';
import { anIntent, confirmed, dismissed, drafted, intentId, recorded, rejected, sent, settled, withdrawn } from './fact-fixture.ts';
import type { EventLog } from './log.ts';

const first = intentId(1);
const second = intentId(2);
const both = [recorded({ id: first }), recorded({ id: second, subject: 'listing:p2' })];

/** The contract of a log. Every implementation runs it; a new one starts by passing it. `now` is the time the log writes down. */
export const describeEventLog = (name: string, open: (now: () => string) => Promise<EventLog>): void => {
  const opened = (): Promise<EventLog> => open(() => '2026-11-21T12:00:00.000Z');

  describe(`event log: ${name}`, () => {
    test('numbers facts densely from 1 and gives them back as they were', async () => {
      const log = await opened();
      const facts = [recorded({ id: first }), sent(first), rejected(first), drafted('p2', 'gtin', 'Voltagem errada')];
      await log.append(facts, 0);
      const { records, through, quarantined, isCut } = await log.readAfter(0);
      expect(records).toEqual(facts.map((fact, i) => ({ seq: i + 1, at: '2026-11-21T12:00:00.000Z', fact })));
      expect({ through, quarantined, isCut }).toEqual({ through: 4, quarantined: 0, isCut: false });
    });

    test('says where it ends to whoever asks for what is behind that, as where it was deleted under a page', async () => {
      const log = await opened();
      await log.append(both, 0);
      for (const [asked, end] of [
        [2, 2],
        [7, 2],
      ] as const)
        expect(await log.readAfter(asked)).toEqual({ records: [], through: end, quarantined: 0, isCut: false });
    });

    test('refuses to append behind the head, and then writes nothing', async () => {
      const log = await opened();
      await log.append([recorded()], 0);
      expect(await log.append([sent(first)], 0)).toEqual({ ok: false, error: { type: 'HeadMoved', head: 1 } });
      expect(await log.head()).toBe(1);
    });

    test('refuses to append past the head, as where the log was deleted under a page, and then writes nothing', async () => {
      const log = await opened();
      await log.append([recorded()], 0);
      expect(await log.append([recorded({ id: second })], 5)).toEqual({ ok: false, error: { type: 'HeadMoved', head: 1 } });
      expect(await log.head()).toBe(1);
      expect((await log.readAfter(0)).records).toHaveLength(1);
    });

    test('of two racing appends exactly one wins', async () => {
      const log = await opened();
      const outcomes = await Promise.all([log.append([recorded()], 0), log.append([recorded({ id: second })], 0)]);
      expect(outcomes.filter((outcome) => outcome.ok)).toHaveLength(1);
      expect(await log.head()).toBe(1);
    });

    test('orders by place and not by the clock', async () => {
      let now = '2027-11-21T12:00:00.000Z';
      const log = await open(() => now);
      await log.append([recorded()], 0);
      now = '2026-11-20T12:00:00.000Z';
      await log.append([sent(first)], 1);
      expect((await log.readAfter(0)).records.map(({ fact }) => fact.type)).toEqual(['intent.recorded.v1', 'intent.sent.v1']);
    });

    test('tells of an append', async () => {
      const log = await opened();
      const heads: number[] = [];
      const stop = log.onAppend((head) => heads.push(head));
      await log.append([recorded(), sent(first)], 0);
      stop();
      await log.append([confirmed(first)], 2);
      expect(heads).toEqual([2]);
    });

    test('a snapshot comes back with the rows of what still lives, in their order', async () => {
      const log = await opened();
      const facts = [
        ...both,
        sent(second),
        sent(first),
        rejected(first),
        confirmed(second),
        settled(second),
        drafted('p9', 'gtin'),
        drafted('p9', 'image'),
      ];
      await log.append(facts, 0);
      await log.writeSnapshot({ seq: facts.length, version: 'a', finished: { some: 'state' } });
      const snapshot = await log.readSnapshot('a');
      expect(snapshot).toMatchObject({ seq: facts.length, version: 'a', finished: { some: 'state' } });
      expect(snapshot?.live.records.map(({ seq }) => seq)).toEqual([1, 4, 5, 9]);
    });

    test('a snapshot of other projections is none', async () => {
      const log = await opened();
      await log.append([recorded()], 0);
      await log.writeSnapshot({ seq: 1, version: 'a', finished: {} });
      expect(await log.readSnapshot('b')).toBeNull();
    });

    test('a later snapshot is not replaced by an earlier one of a slower tab', async () => {
      const log = await opened();
      await log.append(both, 0);
      await log.writeSnapshot({ seq: 2, version: 'a', finished: 'later' });
      await log.writeSnapshot({ seq: 1, version: 'a', finished: 'earlier' });
      expect((await log.readSnapshot('a'))?.finished).toBe('later');
    });

    test.each([
      ['settled', settled],
      ['withdrawn', withdrawn],
      ['dismissed', dismissed],
    ] as const)('once %s, an intent no longer lives', async (_, end) => {
      const log = await opened();
      await log.append([recorded({ id: first }), sent(first), rejected(first), end(first)], 0);
      await log.writeSnapshot({ seq: 4, version: 'a', finished: {} });
      expect((await log.readSnapshot('a'))?.live.records).toEqual([]);
    });

    test('cuts a prefix that ended long ago, and says so to whoever asks for what was before', async () => {
      let now = '2026-10-01T00:00:00.000Z';
      const log = await open(() => now);
      await log.append([recorded({ id: first }), sent(first), confirmed(first), settled(first)], 0);
      now = '2026-11-21T00:00:00.000Z';
      await log.append([recorded({ id: second })], 4);
      await log.writeSnapshot({ seq: 5, version: 'a', finished: {} });
      expect(await log.cut('2026-11-01T00:00:00.000Z')).toBe(4);
      expect(await log.readAfter(0)).toMatchObject({ through: 5, isCut: true });
      expect(await log.readAfter(4)).toMatchObject({ through: 5, isCut: false });
      expect(await log.append([sent(second)], 5)).toMatchObject({ ok: true });
    });

    test.each([
      ['of what still waits', [recorded({ id: first }), recorded({ id: second }), sent(second), settled(second)], 4],
      ['past the snapshot', [recorded({ id: first }), withdrawn(first), recorded({ id: second }), withdrawn(second)], 2],
    ] as const)('never cuts rows %s', async (_, facts, snapshotAt) => {
      const log = await open(() => '2026-10-01T00:00:00.000Z');
      await log.append(facts, 0);
      await log.writeSnapshot({ seq: snapshotAt, version: 'a', finished: {} });
      const cut = await log.cut('2026-11-01T00:00:00.000Z');
      const { records } = await log.readAfter(0);
      expect(records.map(({ seq }) => seq)).toEqual([1, 2, 3, 4].slice(cut));
      expect(cut).toBe(snapshotAt === 2 ? 2 : 0);
    });

    test('never cuts the last row: the head is known by it', async () => {
      const log = await open(() => '2026-10-01T00:00:00.000Z');
      await log.append([recorded({ id: first }), withdrawn(first)], 0);
      await log.writeSnapshot({ seq: 2, version: 'a', finished: {} });
      await log.cut('2026-11-01T00:00:00.000Z');
      expect(await log.head()).toBe(2);
    });

    test('without a snapshot nothing is cut', async () => {
      const log = await open(() => '2026-10-01T00:00:00.000Z');
      await log.append([recorded({ id: first }), withdrawn(first), recorded({ id: second, args: anIntent().args })], 0);
      expect(await log.cut('2026-11-01T00:00:00.000Z')).toBe(0);
    });
  });
};
