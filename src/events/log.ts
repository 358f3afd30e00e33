import type { Result } from '#lib/result.ts';
import type { Fact, LogRecord } from './record.ts';

export interface HeadMoved {
  readonly type: 'HeadMoved';
  readonly head: number;
}

/**
 * The facts are not on this computer, and nothing may be said that suggests they are.
 * `quota`: the disk or the share of this site is full. `read-only`: a newer build owns the database. `closed`: this tab gave
 * the database up (newer build opening, logout elsewhere). `failed`: the browser could not, and gave `message`.
 */
export interface StorageFailed {
  readonly type: 'StorageFailed';
  readonly reason: 'quota' | 'read-only' | 'closed' | 'failed';
  readonly message: string;
}

/** What the browser threw, as something to say. A connection that is gone is `closed`: only a reload brings it back. */
export const storageFailure = (error: unknown): StorageFailed => {
  const name = error instanceof DOMException ? error.name : '';
  const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  if (name === 'QuotaExceededError') return { type: 'StorageFailed', reason: 'quota', message };
  return { type: 'StorageFailed', reason: name === 'InvalidStateError' ? 'closed' : 'failed', message };
};

/** Rows after a seq, as far as they could be read. */
export interface LogReading {
  readonly records: readonly LogRecord[];
  /** The last seq looked at, also where its row was unreadable. Before the one asked for where the log ends there: it was deleted and begun anew. */
  readonly through: number;
  /** Rows set aside: damaged, sealed with another key, or written by a newer build. They stay on disk. */
  readonly quarantined: number;
  /** Rows between the seq asked for and the first one read were cut away: only a snapshot covers them. */
  readonly isCut: boolean;
}

/**
 * What was finished by `seq`, folded. It holds nothing a person typed: what still lives is read from its own rows beside it,
 * so ending an intent never has to rewrite a snapshot. `version` names the projections that made it; any other is dropped.
 */
export interface Snapshot {
  readonly seq: number;
  readonly version: string;
  readonly finished: unknown;
}

/** A snapshot with the rows up to it of intents and drafts that have not ended. */
interface SnapshotReading extends Snapshot {
  readonly live: LogReading;
}

/**
 * Things a person has to hear about. `blocked`: the database does not open, mostly since another tab keeps it; 'feche as outras abas'. A
 * slow disk looks the same. `opened`: it did. `unread`: the browser could not read what is kept here; this page works without it and
 * leaves it where it is. `superseded`: a newer build took over in another tab, this one must reload. `destroyed`: logout in another tab.
 */
export type LogNotice = 'blocked' | 'opened' | 'unread' | 'superseded' | 'destroyed';

/**
 * Append-only, one per signed-in user, shared by all tabs.
 *
 * `append` resolves only after the bytes are durable, and only if no other tab appended since `expectedHead`: whoever loses
 * catches up and decides again.
 */
export interface EventLog {
  /** False where nothing survives this page: a private window, storage switched off, a damaged profile. */
  readonly isDurable: boolean;
  readonly head: () => Promise<number>;
  readonly readAfter: (seq: number) => Promise<LogReading>;
  readonly append: (facts: readonly Fact[], expectedHead: number) => Promise<Result<readonly LogRecord[], HeadMoved | StorageFailed>>;
  readonly onAppend: (listener: (head: number) => void) => () => void;
  readonly readSnapshot: (version: string) => Promise<SnapshotReading | null>;
  /** Best effort: a snapshot that can not be kept only makes the next start slower. Never replaces a later one. */
  readonly writeSnapshot: (snapshot: Snapshot) => Promise<void>;
  /**
   * Cuts rows from the start: those before the instant `before`, up to the first row that still lives, never the last row and
   * never past the snapshot. Answers how many went.
   */
  readonly cut: (before: string) => Promise<number>;
  readonly close: () => void;
}
