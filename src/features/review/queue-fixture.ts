import { aListing } from '#commands/listing/listing-fixture.ts';
import { leaseFactOf } from '#commands/listing/listing-step.ts';
import type { Lease, ListingRow } from '#contract/listing.ts';
import { isNewest, type ClaimAnswer } from './claim-answers.ts';
import { advance, aheadOf, decide, emptySession, goToIndex, isOnRow, refused, step, withRows, type QueueSession } from './queue-session.ts';

/** What a console does with its session; a mutant has one of them otherwise. */
export const realRules = { advance, aheadOf, decide, refused, withRows };
export type Rules = typeof realRules;

const now = '2026-11-21T12:00:00.000Z';
const until = '2999-01-01T00:00:00.000Z';
const leaseOf = (id: string): Lease => ({ holder: { id, name: id }, until });

/** The server as far as a queue knows it: who holds what, what was decided, and who is told. */
const openServer = (ids: readonly string[]) => {
  const rows = new Map(ids.map((publishId) => [publishId, aListing({ publishId }) as ListingRow]));
  const decisions: string[] = [];
  const ears = new Set<(publishId: string) => void>();
  const write = (row: ListingRow, changes: Partial<ListingRow>): void => {
    rows.set(row.publishId, { ...row, ...changes });
    for (const ear of ears) ear(row.publishId);
  };
  const read = (id: string): ListingRow => {
    const row = rows.get(id);
    if (!row) throw new Error(`There is no listing ${id}`);
    return row;
  };
  return {
    ids,
    read,
    decisions,
    ears,
    claim: (who: string, id: string): Lease | null => {
      const row = read(id);
      if (row.status !== 'pending') return null;
      if (row.lease === null) write(row, { lease: leaseOf(who) });
      return read(id).lease;
    },
    release: (who: string, id: string): void => {
      const row = read(id);
      if (row.lease?.holder.id === who) write(row, { lease: null });
    },
    decide: (who: string, id: string): boolean => {
      const row = read(id);
      if (row.status !== 'pending' || (row.lease !== null && row.lease.holder.id !== who)) return false;
      decisions.push(id);
      write(row, { status: 'processing', version: row.version + 1, lease: null });
      return true;
    },
    /** Sixty seconds after the last stream of somebody is gone, or their lease ran out. */
    sweep: (who: string): void => {
      for (const row of rows.values()) if (row.lease?.holder.id === who) write(row, { lease: null });
    },
  };
};
type Server = ReturnType<typeof openServer>;

/** What was true of a console after something happened that nobody there did. */
export interface Glance {
  readonly before: QueueSession;
  readonly after: QueueSession;
  readonly isFree: (publishId: string) => boolean;
}

interface ContextRegistry {
  readonly name: string;
  readonly session: () => QueueSession;
  readonly isFree: (publishId: string) => boolean;
  /** A decision key: decided, not possible here, or nothing is on screen to decide. */
  readonly press: () => 'decided' | 'dead';
  readonly go: (how: 'on' | 'back' | { readonly to: number }) => void;
  readonly leave: () => void;
}

interface FloorDeps {
  readonly server: Server;
  readonly rules: Rules;
  /** Puts one hop over the network on its way. */
  readonly travel: (arrive: () => void) => void;
  readonly glanced: (glance: Glance) => void;
}

/** A reviewer's queue: its session over what it knows, its claims and decisions on their way. */
const sitDown = (name: string, { server, rules, travel, glanced }: FloorDeps): ContextRegistry => {
  let session = emptySession;
  let isHere = true;
  let claimed = '';
  const known = new Map(server.ids.map((id) => [id, server.read(id)]));
  const answers = new Map<string, ClaimAnswer>();
  const waiting = new Set<string>();
  const held = new Set<string>();
  const asked = new Map<string, number>();

  const send = (arrive: () => void): void => travel(() => isHere && arrive());
  const rowNow = (id: string): ListingRow | undefined => {
    const row = known.get(id);
    const answer = answers.get(id);
    return row && answer && isNewest(answer, row, name, 0) ? { ...row, lease: answer.lease } : row;
  };
  const fact = (id: string) => {
    const row = rowNow(id);
    return row ? leaseFactOf(row, { id: name, now }) : 'free';
  };
  const isFree = (id: string): boolean => fact(id) !== 'other';

  const claimAhead = (): void => {
    const wanted = [session.openId, ...rules.aheadOf(session)].filter((id) => id !== null);
    if (claimed === wanted.join(' ') || wanted.length === 0) return;
    claimed = wanted.join(' ');
    for (const id of held) {
      if (wanted.includes(id) || waiting.has(id)) continue;
      held.delete(id);
      answers.delete(id);
      travel(() => server.release(name, id));
    }
    travel(() => {
      const told = wanted.map((id) => [id, server.claim(name, id)] as const);
      send(() => {
        for (const [id, lease] of told) {
          if (lease?.holder.id === name) held.add(id);
          answers.set(id, { lease, over: known.get(id), at: 0 });
        }
        look();
      });
    });
  };
  const isShown = (id: string): boolean => known.get(id)?.status === 'pending' && !waiting.has(id);
  const look = (): void => {
    const before = session;
    session = rules.withRows(session, server.ids.filter(isShown), {
      gapAt: null,
      isToEnd: true,
      isHeld: (id) => !isFree(id),
      hasLeft: () => true,
    });
    glanced({ before, after: session, isFree });
    claimAhead();
  };
  /** Asks for the newest; of two requests for one row only the later counts. */
  const ask = (id: string): void => {
    const turn = (asked.get(id) ?? 0) + 1;
    asked.set(id, turn);
    send(() => {
      const row = server.read(id);
      send(() => {
        if (asked.get(id) !== turn) return;
        known.set(id, row);
        look();
      });
    });
  };
  const hear = (id: string): void => send(() => ask(id));
  server.ears.add(hear);
  look();

  const deliver = (id: string): void => {
    travel(() => {
      server.decide(name, id);
      send(() => {
        // The overlay goes once the listing was asked for again, taken or not.
        const row = server.read(id);
        asked.set(id, (asked.get(id) ?? 0) + 1);
        known.set(id, row);
        waiting.delete(id);
        look();
      });
    });
  };

  return {
    name,
    session: () => session,
    isFree,
    press: () => {
      const { cursorId } = session;
      if (cursorId === null || !isOnRow(session)) return 'dead';
      if (!isFree(cursorId)) {
        session = rules.refused(session, new Set([cursorId]));
        claimAhead();
        return 'dead';
      }
      session = rules.decide(session, new Map());
      session = rules.advance(session, new Set([cursorId]));
      waiting.add(cursorId);
      deliver(cursorId);
      look();
      return 'decided';
    },
    go: (how) => {
      if (how === 'on' || how === 'back') session = step(session, how === 'on' ? 1 : -1, 'single');
      else session = goToIndex(session, how.to);
      claimAhead();
    },
    leave: () => {
      isHere = false;
      server.ears.delete(hear);
    },
  };
};

/** Reviewers over one queue, with a network that delivers in whatever order it is told to. */
export const openFloor = (ids: readonly string[], rules: Rules, glanced: (glance: Glance) => void) => {
  const server = openServer(ids);
  const onTheWay: (() => void)[] = [];
  const travel = (arrive: () => void): void => void onTheWay.push(arrive);
  return {
    server,
    sitDown: (name: string): ContextRegistry => sitDown(name, { server, rules, travel, glanced }),
    /** One of what is on the way arrives. */
    hop: (which: number): void => onTheWay.splice(which % Math.max(onTheWay.length, 1), 1)[0]?.(),
    /** How much is on the way. */
    traffic: (): number => onTheWay.length,
    /** Everything arrives, and what that sets on its way. */
    settle: (): void => {
      while (onTheWay.length > 0) onTheWay.shift()?.();
    },
  };
};
