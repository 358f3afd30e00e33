import { describe, expect, test } from 'vitest';
import { intentCommands, intentIndex } from '#commands/registry.ts';
import { intentId } from '#events/fact-fixture.ts';
import type { Intent } from '#events/record.ts';
import { refuse } from '#lib/result.ts';
import { done, openBench, unreachable } from './outbox-fixture.ts';

const written: readonly Partial<Intent>[] = [
  {
    command: 'mediation.reply',
    subject: 'mediation:m1',
    args: { _id: 'm1', externalId: '5', message: 'Enviado hoje', messageId: intentId(9) },
  },
  { command: 'order.addNote', subject: 'order:o1', args: { _id: 'o1', externalId: '7', version: 1, note: 'Ligou', noteId: intentId(9) } },
];

const failed = (status: number) => refuse({ type: 'Broken', status, message: '', retryAfterMs: null } as const);
/** Of a gateway before the provider, or of our own proxy: the request may have arrived behind it. */
const lost = [
  ['no answer', unreachable],
  ['a 500', failed(500)],
  ['a 502', failed(502)],
  ['a 503', failed(503)],
  ['a 504', failed(504)],
] as const;

describe('at a provider, which knows no key of an intent', () => {
  describe.each(written)('$command', (intent) => {
    test.each(lost)('whose first answer is %s is sent once, and the person is asked', async (_what, answer) => {
      const bench = await openBench({ index: intentIndex, hasSpecifiedOnly: true });
      bench.answers.unshift(answer);
      await bench.record({ version: 1, ...intent });
      bench.drain.hold();
      await bench.pass(0);
      await bench.pass(600_000);
      expect(bench.sent).toEqual([intentId(1)]);
      expect(bench.ledger.state().outbox.entriesById[intentId(1)]).toMatchObject({ stage: 'rejected', problem: { code: 'lost-answer' } });
    });

    test('goes again where it was told to wait: nothing was done then', async () => {
      const bench = await openBench({ index: intentIndex, hasSpecifiedOnly: true });
      bench.answers.splice(0, 1, failed(429), done);
      await bench.record({ version: 1, ...intent });
      bench.drain.hold();
      await bench.pass(0);
      await bench.pass(600_000);
      expect([bench.sent.length, bench.stageOf(1)]).toEqual([2, undefined]);
    });
  });
});

test('without a connection nothing is tried that could be lost: it waits, and goes once when the connection is there', async () => {
  const bench = await openBench({ index: intentIndex, hasSpecifiedOnly: true });
  bench.setOffline(true);
  await bench.record({ version: 1, ...written[1] });
  bench.drain.hold();
  await bench.pass(0);
  await bench.pass(600_000);
  expect([bench.sent, bench.stageOf(1)]).toEqual([[], 'recorded']);
  bench.setOffline(false);
  bench.drain.tryNow();
  await bench.pass(0);
  expect([bench.sent, bench.stageOf(1)]).toEqual([[intentId(1)], undefined]);
});

test('our server is sent them again: it does once what has one key', async () => {
  const bench = await openBench({ index: intentIndex });
  bench.answers.unshift(unreachable);
  await bench.record({ version: 1, ...written[0] });
  bench.drain.hold();
  await bench.pass(0);
  await bench.pass(600_000);
  expect([bench.sent.length, bench.stageOf(1)]).toEqual([2, undefined]);
});

const dayMs = 24 * 60 * 60_000;
test.each([
  [36, 1, 'rejected'],
  [29, 2, undefined],
] as const)(
  'our server forgets a key: sent %i days before, without an answer since, it was sent %i times and is %s',
  async (days, times, stage) => {
    const bench = await openBench({ index: intentIndex });
    bench.answers.unshift(unreachable);
    await bench.record({ version: 1, ...written[0] });
    bench.drain.hold();
    await bench.pass(0);
    bench.drain.release();
    await bench.pass(days * dayMs);
    bench.drain.hold();
    await bench.pass(0);
    expect([bench.sent.length, bench.stageOf(1)]).toEqual([times, stage]);
  },
);

test('what waited for weeks to be sent is sent when the person is back, and again where that answer is lost', async () => {
  const bench = await openBench({ index: intentIndex });
  bench.answers.unshift(unreachable);
  await bench.record({ version: 1, ...written[0] });
  await bench.pass(36 * dayMs);
  bench.drain.hold();
  await bench.pass(0);
  await bench.pass(600_000);
  expect([bench.sent.length, bench.stageOf(1)]).toEqual([2, undefined]);
});

test('what the specification has asks where a repetition would write a second time', () => {
  const asking = intentCommands.filter(({ onLostAnswer }) => onLostAnswer === 'ask').map(({ name }) => name);
  expect(asking.toSorted()).toEqual([
    'mediation.close',
    'mediation.reply',
    'order.addNote',
    'order.addReturn',
    'order.cancel',
    'order.cancelOnMarketplace',
  ]);
});
