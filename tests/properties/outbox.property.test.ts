import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { logState, finishedPart } from '#events/projections/log-state.ts';
import { createMemoryLog } from '#events/memory-log.ts';
import { fold } from '#events/projection.ts';
import type { LogRecord } from '#events/record.ts';
import { createCountingServer, type Network } from './counting-server.ts';
import { books, openTab, slowLog, type Tab } from './shop.ts';

const runs = Number(process.env['RUNS'] ?? 1000);
// The same commit gets the same verdict; `npm run proofs -- outbox` looks elsewhere and further (decision 0029).
const seed = process.env['SEED'] ?? '20261122';

const network = fc.constantFrom<Network>('up', 'up', 'down', 'lost', 'late', 'refusing', 'busy', 'broken', 'ended', 'off-contract');
const tab = fc.nat({ max: 1 });
const book = fc.constantFrom(...books);
const deed = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: fc.constant('ask' as const), tab, book, which: fc.nat({ max: 1 }) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('takeBack' as const), tab, which: fc.nat({ max: 2 }) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('network' as const), network }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('wait' as const), ms: fc.constantFrom(500, 3000, 7000, 40_000) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('poll' as const), tab, book }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('dismiss' as const), tab }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('snapshot' as const), tab, cut: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('crash' as const), tab }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('login' as const) }) },
);
/** Deeds of a round overlap with each other and with what earlier rounds left running. */
const round = fc.record({ deeds: fc.array(deed, { minLength: 1, maxLength: 3 }), steps: fc.nat({ max: 30 }) });
const history = fc.record({
  rounds: fc.array(round, { minLength: 1, maxLength: 14 }),
  /** Without Web Locks both tabs send at once. */
  hasLocks: fc.boolean(),
  /** News of appends gets lost between tabs. */
  isDeaf: fc.boolean(),
});

test('whatever the network, the clock, two tabs and their crashes do, no decision is lost, doubled or shown and then not', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), history, async (scheduler, { rounds, hasLocks, isDeaf }) => {
      let time = Date.parse('2026-11-21T12:00:00.000Z');
      let way: Network = 'up';
      let ids = 0;
      const records: LogRecord[] = [];
      const timers = new Set<{ readonly at: number; readonly run: () => void }>();
      const faults: unknown[] = [];
      const flickers: string[] = [];
      const travel = (what: string): Promise<void> => scheduler.schedule(Promise.resolve(), what);
      const server = createCountingServer({ network: () => way, now: () => time, travel });
      const log = createMemoryLog(() => new Date(time).toISOString());
      const lives = [0, 0];
      let holder = 0;

      const open = (name: number): Promise<Tab> => {
        const life = (lives[name] ?? 0) + 1;
        lives[name] = life;
        const isAlive = (): boolean => lives[name] === life;
        const outside = {
          log: slowLog(log, { travel, isAlive, history: records, isHeard: () => !isDeaf }),
          server,
          clock: () => time,
          newId: () => `i${(ids += 1)}`,
          flickered: (what: string) => flickers.push(what),
          setTimer: (wake: () => void, ms: number) => {
            const timer = { at: time + ms, run: () => isAlive() && wake() };
            timers.add(timer);
            return () => timers.delete(timer);
          },
        };
        return openTab(name, outside);
      };
      const begin = (what: () => Promise<unknown>): void => {
        what().catch((fault: unknown) => faults.push(fault));
      };
      const passTime = (ms: number): void => {
        time += ms;
        for (const timer of timers) {
          if (timer.at > time) continue;
          timers.delete(timer);
          timer.run();
        }
      };
      const opened = async (name: number): Promise<Tab> => {
        const headBefore = await log.head();
        const fresh = await open(name);
        // A start is a snapshot and its tail: nothing that was there is missing.
        expect(fresh.raw.head()).toBeGreaterThanOrEqual(headBefore);
        if (!hasLocks || holder === name) fresh.drain.hold();
        return fresh;
      };
      const tabs = await scheduler.waitFor(Promise.all([opened(0), opened(1)]));
      const at = (name: number): Tab => tabs[name] ?? tabs[0];

      for (const { deeds, steps } of rounds) {
        for (const each of deeds) {
          switch (each.do) {
            case 'ask':
              begin(() => at(each.tab).ask(each.book, each.which));
              break;
            case 'takeBack':
              begin(() => at(each.tab).takeBack(each.which));
              break;
            case 'network':
              way = each.network;
              break;
            case 'wait':
              passTime(each.ms);
              break;
            case 'poll':
              begin(() => at(each.tab).poll(each.book));
              break;
            case 'dismiss':
              begin(() => at(each.tab).dismiss());
              break;
            case 'snapshot': {
              const { raw } = at(each.tab);
              await log.writeSnapshot({ seq: raw.head(), version: logState.name, finished: finishedPart(raw.state()) });
              if (each.cut) await log.cut('9999');
              break;
            }
            case 'crash': {
              at(each.tab).drain.release();
              // The browser passes the lock on.
              if (hasLocks && holder === each.tab) {
                holder = 1 - each.tab;
                at(holder).drain.hold();
              }
              tabs[each.tab] = await scheduler.waitFor(opened(each.tab));
              break;
            }
            case 'login':
              way = 'up';
              for (const each of tabs) each.drain.resume();
              break;
          }
        }
        for (let step = 0; step < steps && scheduler.count() > 0; step += 1) await scheduler.waitNext(1);
      }

      // Everything heals: who was signed out signs in, the lock goes to the other tab, time passes.
      await scheduler.waitIdle();
      way = 'up';
      if (hasLocks) {
        at(holder).drain.release();
        at(1 - holder).drain.hold();
      }
      for (let pass = 0; pass < 16; pass += 1) {
        for (const each of tabs) each.drain.resume();
        passTime(400_000);
        await scheduler.waitIdle();
      }
      for (const each of tabs) begin(() => each.raw.catchUp());
      await scheduler.waitIdle();
      for (const each of tabs) for (const one of books) begin(() => each.poll(one));
      await scheduler.waitIdle();
      expect(faults).toEqual([]);
      expect(flickers, 'shown, and then not').toEqual([]);

      // The log is dense, and folding all of it again is what every tab lives with.
      expect(records.map(({ seq }) => seq)).toEqual(records.map((_, i) => i + 1));
      const replayed = fold(logState, logState.initial, records);
      for (const each of tabs) expect(each.raw.state()).toEqual(replayed);
      expect((await scheduler.waitFor(open(1))).raw.state()).toEqual(replayed);

      const asked = records.flatMap(({ fact }) => (fact.type === 'intent.recorded.v1' ? [fact.intent] : []));
      // From the log: a tab may die between withdrawing and hearing that it did.
      const withdrawn = new Set(records.flatMap(({ fact }) => (fact.type === 'intent.withdrawn.v1' ? [fact.intentId] : [])));
      const rejected = new Set(records.flatMap(({ fact }) => (fact.type === 'intent.rejected.v1' ? [fact.intentId] : [])));
      const effects = [...server.effects.values()].flat();

      expect(
        effects.filter((mark) => withdrawn.has(mark)),
        'withdrawn, and done all the same',
      ).toEqual([]);
      expect(
        effects.filter((mark) => rejected.has(mark)),
        'rejected, and done all the same',
      ).toEqual([]);
      expect(effects.length, 'done twice').toBe(new Set(effects).size);
      for (const one of books) {
        const inOrder = asked.filter(({ subject, id }) => subject === `listing:${one}` && effects.includes(id)).map(({ id }) => id);
        expect(server.book(one).marks, 'out of order').toEqual(inOrder);
        for (const each of tabs) expect(each.view(one).marks, 'shown is not what the server has').toEqual(inOrder);
      }
      const unended = asked.filter(({ id }) => !withdrawn.has(id) && !rejected.has(id) && !effects.includes(id));
      expect(
        unended.map(({ id }) => id),
        'never sent',
      ).toEqual([]);
      expect(Object.values(replayed.outbox.entriesById).filter(({ stage }) => stage !== 'rejected')).toEqual([]);
      const tooEarly = server.requests.filter(
        ({ mark, at: when }) => when < Date.parse(asked.find(({ id }) => id === mark)?.sendAfter ?? ''),
      );
      expect(tooEarly, 'sent before its hold ended').toEqual([]);
    }),
    { numRuns: runs, endOnFailure: process.env['MUTANT'] !== undefined, seed: Number(seed) },
  );
}, 600_000);
