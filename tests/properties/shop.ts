import type { Problem } from '#api/client.ts';
import { indexCommands, viewOf } from '#commands/view.ts';
import { openLedger, type Ledger } from '#events/ledger.ts';
import { createMemoryFiles } from '#events/outgoing-files.ts';
import type { EventLog } from '#events/log.ts';
import type { LogRecord, Subject } from '#events/record.ts';
import { ok, type Result } from '#lib/result.ts';
import { holdUntilRefetched } from '#outbox/hold-until-refetched.ts';
import { createDrain, type Drain } from '#outbox/outbox-runner.ts';
import { createRecent } from '#outbox/recent.ts';
import { run } from '#outbox/run.ts';
import { undo } from '#outbox/undo.ts';
import type { Workbench } from '#outbox/workbench.tsx';
import { commands, reviewer, type Book } from './book.ts';
import type { CountingServer } from './counting-server.ts';

/** What of the world outside one tab it stands on. */
export interface Outside {
  readonly log: EventLog;
  readonly server: CountingServer;
  readonly clock: () => number;
  readonly newId: () => string;
  readonly setTimer: (run: () => void, ms: number) => () => void;
  readonly flickered: (what: string) => void;
}

/** One open tab, made of the product's own parts, with a cache of its own and a witness of all it ever showed. */
export interface Tab {
  readonly drain: Drain;
  readonly raw: Ledger;
  readonly view: (book: string) => Book;
  readonly ask: (book: string, which: number) => Promise<void>;
  readonly takeBack: (which: number) => Promise<void>;
  readonly poll: (book: string) => Promise<Result<void, Problem>>;
  readonly dismiss: () => Promise<unknown>;
}

export const books = ['a', 'b'] as const;
const bookOf = (subject: Subject): string => subject.slice('listing:'.length);

export const openTab = async (name: number, { log, server, clock, newId, setTimer, flickered }: Outside): Promise<Tab> => {
  const raw = await openLedger(log);
  const index = indexCommands(commands);
  const cache = new Map<string, Book>(books.map((book) => [book, server.book(book)]));
  const promised = new Map<string, string>();

  const view = (book: string): Book =>
    viewOf(cache.get(book) ?? server.book(book), `listing:${book}`, lingering.ledger.state().outbox, index, reviewer);

  /** Once shown, a change stays shown until it is withdrawn or refused: at no instant does it flicker back. */
  const keepsItsWord = (): void => {
    const { outbox, activity } = lingering.ledger.state();
    for (const { intent, stage } of Object.values(outbox.entriesById)) {
      if (stage === 'rejected') promised.delete(intent.id);
      else promised.set(intent.id, bookOf(intent.subject));
    }
    for (const id of promised.keys()) {
      const outcome = activity.deedsById[id]?.outcome;
      if (outcome === 'withdrawn' || outcome === 'rejected' || outcome === 'dismissed') promised.delete(id);
    }
    for (const book of new Set(promised.values())) {
      const marks = new Set(view(book).marks);
      const missing = [...promised].filter(([id, of]) => of === book && !marks.has(id));
      // Collected, not thrown: the product's own nets would catch it.
      if (missing.length > 0) flickered(`tab ${name}, book ${book}: ${missing.map(([id]) => id).join(', ')}`);
    }
  };

  let hear: () => void = () => undefined;
  const poll = async (book: string): Promise<Result<void, Problem>> => {
    const answer = await server.read(book);
    if (!answer.ok) return answer;
    // Of two answers about one thing the newer version wins, whichever came last.
    if (answer.value.version > (cache.get(book)?.version ?? 0)) cache.set(book, answer.value);
    keepsItsWord();
    hear();
    return ok(undefined);
  };

  const lingering = holdUntilRefetched(raw, (subject) => poll(bookOf(subject)), {
    holds: () => true,
    onAnswer: (listener) => {
      hear = listener;
    },
  });
  lingering.ledger.subscribe(keepsItsWord);
  const drain = createDrain({
    ledger: raw,
    files: createMemoryFiles(),
    index,
    api: { send: server.send(name) },
    refetch: lingering.refetch,
    peer: () => ({}),
    isOffline: () => false,
    clock,
    monotonic: clock,
    random: () => 0.5,
    setTimer,
  });
  const workbench: Workbench = {
    api: { send: server.send(name) },
    ledger: lingering.ledger,
    outbox: drain,
    index,
    actor: () => reviewer,
    queryClient: null as never,
    newId,
    clock,
    undoWindowMs: () => 6000,
    baseOf: (subject) => cache.get(bookOf(subject)) ?? null,
    recent: createRecent(),
    files: createMemoryFiles(),
  };
  const known: string[] = [];

  return {
    drain,
    raw,
    view,
    poll,
    ask: async (book, which) => {
      const command = commands[which % commands.length];
      if (!command) return;
      // The mark is the intent's own id, so that every effect can be told from every other.
      const mark = newId();
      const target = { subject: `listing:${book}` as const, label: book, base: cache.get(book) };
      const { recorded } = await run({ ...workbench, newId: () => mark }, command, [{ args: { book, mark }, target }]);
      known.push(...recorded);
      for (const id of recorded) {
        promised.set(id, book);
        keepsItsWord();
      }
    },
    takeBack: async (which) => {
      const id = known.at(-1 - (which % Math.max(known.length, 1)));
      if (id === undefined) return;
      await undo(workbench, id);
    },
    dismiss: () =>
      lingering.ledger.act<never>(({ outbox }) => {
        const over = Object.values(outbox.entriesById).find(({ stage }) => stage === 'rejected');
        return ok(over ? [{ type: 'intent.dismissed.v1', intentId: over.intent.id }] : []);
      }),
  };
};

/** A log whose every step waits for its turn, which remembers every record, and which stops answering a tab that died. */
export const slowLog = (
  log: EventLog,
  {
    travel,
    isAlive,
    history,
    isHeard,
  }: {
    readonly travel: (what: string) => Promise<void>;
    readonly isAlive: () => boolean;
    readonly history: LogRecord[];
    /** Does news of an append reach this tab? */
    readonly isHeard: () => boolean;
  },
): EventLog => {
  const never = new Promise<never>(() => {});
  const step = async <T>(what: string, take: () => Promise<T>): Promise<T> => {
    await travel(what);
    if (!isAlive()) return never;
    const taken = await take();
    await travel(`${what} done`);
    return isAlive() ? taken : never;
  };
  return {
    ...log,
    head: () => step('head', log.head),
    readAfter: (seq) => step('read', () => log.readAfter(seq)),
    readSnapshot: (version) => step('snapshot', () => log.readSnapshot(version)),
    append: (facts, head) =>
      step('append', async () => {
        const appended = await log.append(facts, head);
        if (appended.ok) history.push(...appended.value);
        return appended;
      }),
    onAppend: (listener) =>
      log.onAppend((head) => {
        if (isAlive() && isHeard()) listener(head);
      }),
  };
};
