import { ok, refuse } from '#lib/result.ts';
import type { EventLog, LogReading, Snapshot } from './log.ts';
import type { LogRecord } from './record.ts';
import { endOf, ownerOf } from './row.ts';

/** A log that ends with the page: for private windows and storage switched off, and for tests. Nothing is sealed, nothing touches a disk. */
export const createMemoryLog = (now: () => string): EventLog => {
  let records: LogRecord[] = [];
  let head = 0;
  let snapshot: Snapshot | null = null;
  const liveSeqsByOwner = new Map<string, number[]>();
  const listeners = new Set<(head: number) => void>();

  const place = (record: LogRecord): void => {
    const ended = endOf(record.fact);
    if (ended !== null) liveSeqsByOwner.delete(ended);
    const owner = ownerOf(record.fact);
    if (owner !== null) liveSeqsByOwner.set(owner, [...(liveSeqsByOwner.get(owner) ?? []), record.seq]);
    records.push(record);
  };
  const liveSeqs = (): Set<number> => new Set([...liveSeqsByOwner.values()].flat());

  return {
    isDurable: false,
    head: () => Promise.resolve(head),
    readAfter: (seq) =>
      Promise.resolve(
        readingOf(
          records.filter((record) => record.seq > seq),
          Math.min(seq, head),
        ),
      ),
    append: (facts, expectedHead) => {
      if (head !== expectedHead) return Promise.resolve(refuse({ type: 'HeadMoved', head }));
      const at = now();
      const appended = facts.map((fact, i): LogRecord => ({ seq: expectedHead + i + 1, at, fact }));
      for (const record of appended) place(record);
      head += facts.length;
      for (const listener of listeners) listener(head);
      return Promise.resolve(ok(appended));
    },
    onAppend: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    readSnapshot: (version) => {
      if (snapshot?.version !== version) return Promise.resolve(null);
      const { seq } = snapshot;
      const live = liveSeqs();
      return Promise.resolve({
        ...snapshot,
        live: readingOf(
          records.filter((each) => each.seq <= seq && live.has(each.seq)),
          0,
        ),
      });
    },
    writeSnapshot: (next) => {
      if (snapshot?.version !== next.version || next.seq > snapshot.seq) snapshot = next;
      return Promise.resolve();
    },
    cut: (before) => {
      const live = liveSeqs();
      const end = Math.min(snapshot?.seq ?? 0, head - 1);
      const kept = records.findIndex(({ seq, at }) => seq > end || at >= before || live.has(seq));
      return Promise.resolve(kept < 1 ? 0 : records.splice(0, kept).length);
    },
    close: () => listeners.clear(),
  };
};

const readingOf = (records: readonly LogRecord[], seq: number): LogReading => {
  const first = records[0]?.seq;
  return { records, through: records.at(-1)?.seq ?? seq, quarantined: 0, isCut: first !== undefined && first > seq + 1 };
};
