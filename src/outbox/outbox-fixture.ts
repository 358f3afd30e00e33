import type { Api, Decision, Problem } from '#api/client.ts';
import { approve } from '#commands/listing/approve.ts';
import { indexCommands, type CommandIndex } from '#commands/view.ts';
import type { ProblemBody } from '#contract/problem.ts';
import { anIntent, intentId } from '#events/fact-fixture.ts';
import { createMemoryFiles } from '#events/outgoing-files.ts';
import { openLedger, type Ledger } from '#events/ledger.ts';
import type { EventLog, StorageFailed } from '#events/log.ts';
import { createMemoryLog } from '#events/memory-log.ts';
import type { Intent } from '#events/record.ts';
import { ok, refuse, type Result } from '#lib/result.ts';
import { createDrain, type Drain } from './outbox-runner.ts';

/** A drain in a world a test holds in its hands: its clock, its server, its timers. */
export interface Bench {
  readonly ledger: Ledger;
  readonly drain: Drain;
  /** Ids of the intents that reached the server, each time they did. */
  readonly sent: string[];
  /** When each of them was decided, as the server was told. */
  readonly told: (Decision | undefined)[];
  readonly refetched: string[];
  /** What happens while a request is out, and what asking how a record stands comes to. */
  readonly hooks: { onSend: () => Promise<unknown>; refetch: () => Result<void, Problem> };
  /** What the server says to the next ones; the last stays. */
  readonly answers: Result<unknown, Problem>[];
  readonly record: (...intents: readonly Partial<Intent>[]) => Promise<void>;
  /** Lets so much time pass, and what it wakes run to its end. */
  readonly pass: (ms: number) => Promise<void>;
  /** Sets the wall clock, as a person or a time server does; nothing wakes. */
  readonly setWall: (ahead: number) => void;
  /** The browser knows that there is no connection, or that there is one. */
  readonly setOffline: (is: boolean) => void;
  /** So many more appends find room on the disk; then it is full. */
  readonly setRoomFor: (appends: number) => void;
  readonly stageOf: (n: number) => string | undefined;
}

export const start = Date.parse('2026-11-21T12:00:00.000Z');
export const done = ok({ publishId: 'p1', status: 'processing', version: 2 });
export const unreachable = refuse({ type: 'Unreachable' } as const);
export const broken = (retryAfterMs: number | null = null) => refuse({ type: 'Broken', status: 503, message: '', retryAfterMs } as const);
export const refused = (body: ProblemBody = { code: 'step-refused', message: 'Anúncio já recusado' }, status = 409) =>
  refuse({ type: 'Refused', status, body } as const);

const full: StorageFailed = { type: 'StorageFailed', reason: 'quota', message: 'QuotaExceededError' };

/** Everything here is promises: by the next task all of them have run to their end. */
const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

export const openBench = async ({
  index = indexCommands([approve]),
  hasSpecifiedOnly = false,
}: {
  readonly index?: CommandIndex;
  readonly hasSpecifiedOnly?: boolean;
} = {}): Promise<Bench> => {
  let now = start;
  let wallAhead = 0;
  let isOffline = false;
  let room = Number.POSITIVE_INFINITY;
  let timers: { readonly at: number; readonly run: () => void }[] = [];
  const sent: string[] = [];
  const told: (Decision | undefined)[] = [];
  const refetched: string[] = [];
  const answers: Result<unknown, Problem>[] = [done];
  const hooks: Bench['hooks'] = { onSend: () => Promise.resolve(), refetch: () => ok(undefined) };
  const log = createMemoryLog(() => new Date(now).toISOString());
  const append: EventLog['append'] = (facts, expectedHead) => {
    if (room === 0) return Promise.resolve(refuse(full));
    room -= 1;
    return log.append(facts, expectedHead);
  };
  const ledger = await openLedger({ ...log, append });
  const send: Api['send'] = (_line, _payload, options) => {
    sent.push(options?.idempotencyKey ?? '');
    told.push(options?.decision);
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    return hooks.onSend().then(() => answer as never);
  };
  const drain = createDrain({
    ledger,
    files: createMemoryFiles(),
    index,
    api: { send },
    refetch: (subject) => {
      refetched.push(subject);
      return Promise.resolve(hooks.refetch());
    },
    peer: () => ({ hasSpecifiedOnly }),
    isOffline: () => isOffline,
    clock: () => now + wallAhead,
    monotonic: () => now,
    random: () => 0,
    setTimer: (run, ms) => {
      const timer = { at: now + ms, run };
      timers.push(timer);
      return () => {
        timers = timers.filter((each) => each !== timer);
      };
    },
  });
  return {
    ledger,
    drain,
    sent,
    told,
    refetched,
    hooks,
    answers,
    record: async (...intents) => {
      await ledger.act(() =>
        ok(
          intents.map(
            (changes, i) =>
              ({
                type: 'intent.recorded.v1',
                intent: anIntent({ id: intentId(i + 1), sendAfter: new Date(now).toISOString(), ...changes }),
              }) as const,
          ),
        ),
      );
      await settle();
    },
    pass: async (ms) => {
      const until = now + ms;
      for (;;) {
        const [next] = timers.filter(({ at }) => at <= until).toSorted((a, b) => a.at - b.at);
        if (!next) break;
        timers = timers.filter((each) => each !== next);
        now = next.at;
        next.run();
        await settle();
      }
      now = until;
      await settle();
    },
    setWall: (ahead) => {
      wallAhead = ahead;
    },
    setOffline: (is) => {
      isOffline = is;
    },
    setRoomFor: (appends) => {
      room = appends;
    },
    stageOf: (n) => ledger.state().outbox.entriesById[intentId(n)]?.stage,
  };
};
