import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { SendOptions } from '#api/client.ts';
import { presenceQuery, sendPresence, type Doing } from '#api/presence.ts';
import type { Presence } from '#contract/mediation-calls.ts';
import { useWorkbench } from '#outbox/workbench.tsx';
import { useNow } from '#ui/now.ts';

/** Well within the minute after which the server forgets. */
const renewMs = 25_000;
/** Nothing typed for so long is no writing any more. */
const restMs = 8000;

export interface Present {
  /** The other people who are here now. */
  readonly others: readonly Presence[];
  /** To be called with each key typed: the others see that somebody writes, or no longer does. */
  readonly onWriting: (isWriting: boolean) => void;
}

const none: readonly Presence[] = [];

/** Tells the others that I am on this page while I look at it, and hears of them. */
export const usePresence = (mediationId: string): Present => {
  const { api, queryClient, actor } = useWorkbench();
  const me = actor().id;
  const now = useNow('minute');
  const { data = none } = useQuery(presenceQuery(api, mediationId));
  const doing = useRef<Exclude<Doing, 'left'>>('viewing');
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);

  const tell = useCallback(
    async (what: Doing, options: SendOptions = {}): Promise<void> => {
      const told = await sendPresence(api, mediationId, what, options);
      // The others stay for longer than was last heard, too.
      if (told.ok && what !== 'left') void queryClient.invalidateQueries({ queryKey: presenceQuery(api, mediationId).queryKey });
    },
    [api, mediationId, queryClient],
  );

  useEffect(() => {
    const look = (): void => void (document.hidden ? tell('left', { keepalive: true }) : tell(doing.current));
    const leave = (): void => void tell('left', { keepalive: true });
    look();
    const timer = setInterval(() => document.hidden || look(), renewMs);
    document.addEventListener('visibilitychange', look);
    addEventListener('pagehide', leave);
    return () => {
      clearInterval(timer);
      clearTimeout(rest.current);
      document.removeEventListener('visibilitychange', look);
      removeEventListener('pagehide', leave);
      leave();
    };
  }, [tell]);

  const isThere = data.some(({ userId }) => userId === me);
  const wasThere = useRef(false);
  useEffect(() => {
    // Another tab of mine left, and took this one along.
    if (wasThere.current && !isThere && !document.hidden) void tell(doing.current);
    wasThere.current = isThere;
  }, [isThere, tell]);

  const onWriting = useMemo(() => {
    const write = (isWriting: boolean): void => {
      clearTimeout(rest.current);
      if (isWriting) rest.current = setTimeout(() => write(false), restMs);
      const does = isWriting ? 'writing' : 'viewing';
      if (doing.current === does) return;
      doing.current = does;
      // A person whose page is hidden has left it, and the others were told so.
      if (!document.hidden) void tell(does);
    };
    return write;
  }, [tell]);
  const others = useMemo(() => data.filter(({ userId, until }) => userId !== me && Date.parse(until) > now), [data, me, now]);
  return { others, onWriting };
};
