import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { claim, release } from '#api/listings.ts';
import { listingSubject } from '#commands/listing/listing-args.ts';
import { useOutbox, useWorkbench } from '#commands/workbench.tsx';
import type { Lease } from '#contract/listing.ts';
import type { Result } from '#lib/result.ts';
import type { Problem } from '#api/client.ts';
import { afterPaint } from '#ui/after-paint.ts';

/** Well inside the 30 minutes a lease lasts, so that looking long at one listing is work too. */
const renewEveryMs = 10 * 60_000;

export interface Leases {
  readonly byId: ReadonlyMap<string, Lease | null>;
  readonly claimNow: (publishId: string) => Promise<Result<unknown, Problem>>;
  readonly releaseNow: (publishId: string) => Promise<Result<unknown, Problem>>;
}

/**
 * Holds the open listing and the two ahead, and lets go of what was left behind. (row REV-5, experience 'Holding')
 *
 * A listing with a decision that was not sent yet keeps its lease: released, another could take it in the six seconds.
 */
export const useLeases = (openId: string | null, ahead: readonly string[], isOn: boolean): Leases => {
  const { api, actor } = useWorkbench();
  const me = actor().id;
  const outbox = useOutbox();
  const [byId, setById] = useState<ReadonlyMap<string, Lease | null>>(new Map());
  const heldIds = useRef(new Set<string>());
  const waits = useRef((_id: string): boolean => false);
  useEffect(() => {
    waits.current = (publishId) => outbox.idsBySubject[listingSubject({ publishId })] !== undefined;
  }, [outbox]);

  const claimAll = useCallback(
    async (ids: readonly string[]) => {
      const answer = await claim(api, ids);
      if (answer.ok) {
        for (const { publishId, lease } of answer.value) if (lease?.holder.id === me) heldIds.current.add(publishId);
        setById((known) => new Map([...known, ...answer.value.map(({ publishId, lease }) => [publishId, lease] as const)]));
      }
      return answer;
    },
    [api, me],
  );
  const releaseOne = useCallback(
    async (publishId: string, keepalive = false) => {
      heldIds.current.delete(publishId);
      setById((known) => new Map([...known].filter(([id]) => id !== publishId)));
      return release(api, publishId, { keepalive });
    },
    [api],
  );

  const wanted = [openId, ...ahead].filter((id) => id !== null).join(' ');
  useEffect(() => {
    if (!isOn || wanted === '') return undefined;
    const ids = wanted.split(' ');
    const callOff = afterPaint(() => {
      for (const held of heldIds.current) if (!ids.includes(held) && !waits.current(held)) void releaseOne(held);
      void claimAll(ids);
    });
    const renewal = setInterval(() => void claimAll(ids), renewEveryMs);
    return () => {
      callOff();
      clearInterval(renewal);
    };
  }, [claimAll, isOn, releaseOne, wanted]);

  useEffect(() => {
    if (!isOn) return undefined;
    const leave = (): void => {
      for (const held of heldIds.current) if (!waits.current(held)) void releaseOne(held, true);
    };
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [isOn, releaseOne]);

  return useMemo(
    () => ({ byId, claimNow: (publishId) => claimAll([publishId]), releaseNow: (publishId) => releaseOne(publishId) }),
    [byId, claimAll, releaseOne],
  );
};
