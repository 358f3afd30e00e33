import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { freshRowsOf } from '#api/fresh-rows.ts';
import { claim, release } from '#api/listings.ts';
import { useWorkbench } from '#commands/workbench.tsx';
import type { Lease } from '#contract/listing.ts';
import { ok, type Result } from '#lib/result.ts';
import type { Problem } from '#api/client.ts';
import { afterPaint } from '#ui/after-paint.ts';
import { isLost, isNewest, type ClaimAnswer } from './claim-answers.ts';
import { createInTurn } from './in-turn.ts';
import { useDecisionWaits } from './use-decision-waits.ts';

/** The sign of life of this console, in milliseconds: without one for 80 s the server lets go what it holds (decision 0072). */
const claimEveryMs = 20_000;

export interface Leases {
  readonly byId: ReadonlyMap<string, Lease | null>;
  /** Answers who holds it now; null when nobody can. */
  readonly claimNow: (publishId: string) => Promise<Result<Lease | null, Problem>>;
  /** Answers whether it was mine. */
  readonly releaseNow: (publishId: string) => Promise<Result<boolean, Problem>>;
}

/**
 * Holds the open listing and the two ahead, and lets go of what was left behind. (row REV-5, experience 'Holding')
 *
 * A listing with a decision that was not sent yet keeps its lease: released, another could take it in the six seconds. One that the server
 * let go, because the line to it was gone for too long, is claimed again as soon as that is heard.
 */
export const useLeases = (openId: string | null, ahead: readonly string[], isOn: boolean): Leases => {
  const { api, actor, clock, queryClient } = useWorkbench();
  const me = actor().id;
  const fresh = freshRowsOf(queryClient);
  const revision = useSyncExternalStore(fresh.subscribe, fresh.revision);
  const waits = useDecisionWaits();
  const [answers, setAnswers] = useState<ReadonlyMap<string, ClaimAnswer>>(new Map());
  const heldIds = useRef(new Set<string>());
  /** Let go by hand: not claimed again as long as the cursor stays. */
  const givenUp = useRef(new Set<string>());
  const [inTurn] = useState(createInTurn);
  const isLeft = useRef(false);

  const claimAll = useCallback(
    async (ids: readonly string[]) => {
      const answer = await inTurn(ids, () => claim(api, ids));
      if (answer.ok) {
        const mine = answer.value.flatMap(({ publishId, lease }) => (lease?.holder.id === me ? [publishId] : []));
        // Answered after the page was left: nobody would let go of it.
        if (isLeft.current) for (const id of mine) void release(api, id, { keepalive: true });
        else for (const id of mine) heldIds.current.add(id);
        const told = answer.value.map(({ publishId, lease }) => [publishId, { lease, over: fresh.get(publishId), at: clock() }] as const);
        setAnswers((known) => new Map([...known, ...told]));
      }
      return answer;
    },
    [api, clock, fresh, inTurn, me],
  );
  const releaseOne = useCallback(
    async (publishId: string, keepalive = false) => {
      heldIds.current.delete(publishId);
      // The row still says that it is mine, until it is asked for again.
      const letGo: ClaimAnswer = { lease: null, over: fresh.get(publishId), at: clock() };
      setAnswers((known) => new Map([...known, [publishId, letGo]]));
      // A page that is being left has no turn to wait for.
      const answer = keepalive ? await release(api, publishId, { keepalive }) : await inTurn([publishId], () => release(api, publishId));
      if (!answer.ok) {
        heldIds.current.add(publishId);
        setAnswers((known) => (known.get(publishId) === letGo ? new Map([...known].filter(([id]) => id !== publishId)) : known));
      }
      return answer;
    },
    [api, clock, fresh, inTurn],
  );

  const wanted = [openId, ...ahead].filter((id) => id !== null).join(' ');
  useEffect(() => {
    if (!isOn || wanted === '') return undefined;
    const ids = wanted.split(' ');
    givenUp.current.clear();
    const callOff = afterPaint(() => {
      for (const held of heldIds.current) if (!ids.includes(held) && !waits(held)) void releaseOne(held);
      void claimAll(ids);
    });
    const signs = setInterval(() => {
      const kept = ids.filter((id) => !givenUp.current.has(id));
      if (kept.length > 0) void claimAll(kept);
    }, claimEveryMs);
    return () => {
      callOff();
      clearInterval(signs);
    };
  }, [claimAll, isOn, releaseOne, waits, wanted]);

  useEffect(() => {
    if (!isOn) return;
    const lost = wanted.split(' ').filter((id) => {
      const answer = answers.get(id);
      return answer !== undefined && isLost(answer, fresh.get(id), me, clock());
    });
    if (lost.length > 0) void claimAll(lost);
    // `revision` stands for what `fresh` says now.
  }, [answers, claimAll, clock, fresh, isOn, me, revision, wanted]);

  useEffect(() => {
    if (!isOn) return undefined;
    isLeft.current = false;
    const leave = (): void => {
      for (const held of heldIds.current) if (!waits(held)) void releaseOne(held, true);
    };
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      isLeft.current = true;
      leave();
    };
  }, [isOn, releaseOne, waits]);

  const byId = useMemo(
    () => new Map([...answers].flatMap(([id, answer]) => (isNewest(answer, fresh.get(id), me) ? [[id, answer.lease] as const] : []))),
    // oxlint-disable-next-line react/exhaustive-deps -- `revision` stands for what `fresh` says now
    [answers, fresh, me, revision],
  );
  return useMemo(
    () => ({
      byId,
      claimNow: async (publishId) => {
        givenUp.current.delete(publishId);
        const answer = await claimAll([publishId]);
        return answer.ok ? ok(answer.value[0]?.lease ?? null) : answer;
      },
      releaseNow: async (publishId) => {
        givenUp.current.add(publishId);
        const answer = await releaseOne(publishId);
        return answer.ok ? ok(answer.value.released > 0) : answer;
      },
    }),
    [byId, claimAll, releaseOne],
  );
};
