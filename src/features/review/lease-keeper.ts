import type { Api, Problem } from '#api/client.ts';
import type { FreshRows } from '#api/fresh-rows.ts';
import { claim, release } from '#api/review-work.ts';
import { listingSubject } from '#commands/listing/listing-args.ts';
import { entriesOf } from '#commands/view.ts';
import type { Lease, ListingRow } from '#contract/listing.ts';
import { claimEveryMs } from '#contract/review-queue.ts';
import type { Ledger } from '#events/ledger.ts';
import { ok, type Result } from '#lib/result.ts';
import type { ContextRegistry } from '#palette/context-registry.ts';
import { afterPaint } from '#ui/after-paint.ts';
import { isLost, isMine, type ClaimAnswer } from './claim-answers.ts';
import { createInTurn } from './in-turn.ts';

export interface LeaseKeeper {
  readonly answers: () => ReadonlyMap<string, ClaimAnswer>;
  readonly subscribe: (listener: () => void) => () => void;
  /** A screen has these open or comes to them next. Answers how it says that it no longer has. */
  readonly want: (publishIds: readonly string[]) => () => void;
  /** Answers who holds it now; null when nobody can. */
  readonly claimNow: (publishId: string) => Promise<Result<Lease | null, Problem>>;
  /** Not claimed again until a screen has left it and comes back. Answers whether it was mine. */
  readonly releaseNow: (publishId: string) => Promise<Result<boolean, Problem>>;
}

interface LeaseKeeperDeps {
  readonly api: Api;
  readonly ledger: Ledger;
  readonly contexts: ContextRegistry;
  readonly fresh: FreshRows<ListingRow>;
  readonly me: string;
  readonly clock: () => number;
}

/**
 * Holds what the screens of this console want, and lets go of the rest. (row REV-5, experience 'Holding'; decision 0072)
 *
 * One for all screens: whoever goes from the queue to a listing's page holds it all along. A listing with a decision that was not answered
 * keeps its lease, from the key on: let go, the decision would be refused. What the server let go is claimed again as soon as that is heard.
 */
export const createLeaseKeeper = ({ api, ledger, contexts, fresh, me, clock }: LeaseKeeperDeps): LeaseKeeper => {
  const inTurn = createInTurn();
  const wants = new Map<symbol, readonly string[]>();
  const held = new Set<string>();
  const givenUp = new Set<string>();
  const writing = new Set<string>();
  const listeners = new Set<() => void>();
  let answers: ReadonlyMap<string, ClaimAnswer> = new Map();
  /** On their way out: an older claim that is answered meanwhile says nothing any more. */
  const releasing = new Set<string>();
  const toClaim = new Set<string>();
  const claimingBack = new Set<string>();
  let isDue = false;
  let signs: ReturnType<typeof setInterval> | undefined;
  let isSigning = false;

  const wanted = (): ReadonlySet<string> => new Set([...wants.values()].flat());
  /** A rejected one was answered, though it stays until somebody is done with it. */
  const decisionWaits = (publishId: string): boolean => {
    const subject = listingSubject({ publishId });
    return writing.has(subject) || entriesOf(ledger.state().outbox, subject).some(({ stage }) => stage !== 'rejected');
  };
  const set = (told: Iterable<readonly [string, ClaimAnswer | undefined]>): void => {
    const next = new Map(answers);
    for (const [id, answer] of told) {
      if (answer) next.set(id, answer);
      else next.delete(id);
    }
    answers = next;
    for (const listener of listeners) listener();
  };

  const claimAll = async (ids: readonly string[]) => {
    const answer = await inTurn(ids, () => claim(api, ids));
    if (!answer.ok) return answer;
    const now = clock();
    set(
      answer.value.flatMap(({ publishId, lease }) => {
        if (releasing.has(publishId)) return [];
        const known = answers.get(publishId);
        const told = { lease, over: fresh.get(publishId), at: now };
        if (isMine(told, me)) held.add(publishId);
        // Held all along, it is since then that a row without a lease says that it was lost.
        return [[publishId, known && isMine(known, me) && isMine(told, me) ? { ...told, at: known.at } : told] as const];
      }),
    );
    letGoOfTheRest();
    return answer;
  };
  const releaseOne = async (publishId: string) => {
    const before = answers.get(publishId);
    held.delete(publishId);
    releasing.add(publishId);
    const row = fresh.get(publishId);
    // The row may still say that it is mine, until it is asked for again; where it says somebody else's, that stands.
    const isTheirs = row?.lease ? row.lease.holder.id !== me : false;
    set([[publishId, isTheirs ? undefined : { lease: null, over: row, at: clock() }]]);
    const answer = await inTurn([publishId], () => release(api, publishId));
    releasing.delete(publishId);
    if (!answer.ok) {
      held.add(publishId);
      set([[publishId, before]]);
    }
    return answer;
  };
  const letGoOfTheRest = (): void => {
    const kept = wanted();
    for (const id of givenUp) if (!kept.has(id)) givenUp.delete(id);
    for (const id of held) if (!kept.has(id) && !decisionWaits(id)) void releaseOne(id);
  };
  const claimWanted = async (among: ReadonlySet<string>): Promise<void> => {
    const ids = [...among].filter((id) => !givenUp.has(id));
    if (ids.length > 0) await claimAll(ids);
  };
  /** Once, however many screens come and go in this frame. */
  const settleAfterPaint = (): void => {
    if (isDue) return;
    isDue = true;
    afterPaint(() => {
      isDue = false;
      letGoOfTheRest();
      const kept = wanted();
      void claimWanted(new Set([...toClaim].filter((id) => kept.has(id))));
      toClaim.clear();
    });
  };
  /** The sign of life of this console. None while the last one is unanswered: behind a dead network they would queue up. */
  const sign = async (): Promise<void> => {
    if (isSigning) return;
    isSigning = true;
    await claimWanted(wanted());
    isSigning = false;
  };

  contexts.onRunning(({ targets }) => {
    for (const { target } of targets) writing.add(target.subject);
  });
  contexts.onExecuted(({ asked }) => {
    for (const { subject } of asked) writing.delete(subject);
  });
  const claimBack = async (lost: readonly string[]): Promise<void> => {
    for (const id of lost) claimingBack.add(id);
    await claimWanted(new Set(lost));
    for (const id of lost) claimingBack.delete(id);
  };
  fresh.subscribe(() => {
    const lost = [...wanted()].filter((id) => {
      const answer = answers.get(id);
      return answer !== undefined && !claimingBack.has(id) && isLost(answer, fresh.get(id), me, clock());
    });
    if (lost.length > 0) void claimBack(lost);
  });
  // The page goes: nothing has a turn to wait for.
  window.addEventListener('pagehide', () => {
    for (const id of held) if (!decisionWaits(id)) void release(api, id, { keepalive: true });
    held.clear();
  });

  return {
    answers: () => answers,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    want: (publishIds) => {
      const key = Symbol('screen');
      wants.set(key, publishIds);
      signs ??= setInterval(() => void sign(), claimEveryMs);
      for (const id of publishIds) toClaim.add(id);
      settleAfterPaint();
      return () => {
        wants.delete(key);
        if (wants.size === 0) {
          clearInterval(signs);
          signs = undefined;
        }
        settleAfterPaint();
      };
    },
    claimNow: async (publishId) => {
      givenUp.delete(publishId);
      const answer = await claimAll([publishId]);
      return answer.ok ? ok(answer.value[0]?.lease ?? null) : answer;
    },
    releaseNow: async (publishId) => {
      givenUp.add(publishId);
      const answer = await releaseOne(publishId);
      if (!answer.ok) givenUp.delete(publishId);
      return answer.ok ? ok(answer.value.released > 0) : answer;
    },
  };
};
