import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { giveUpSecondLook, secondLookQuery } from '#api/second-looks.ts';
import { secondLookSubject } from '#commands/secondlook/second-look-commands.ts';
import { mostLeftOut, type SecondLook } from '#contract/second-look.ts';
import { useOutbox, useWorkbench } from '#outbox/workbench.tsx';
import { rhythmMs } from '#palette/rhythm.ts';
import { onceSeen } from '../once-seen.ts';

const prefix = secondLookSubject({ id: '' });
/** The oldest may come again. */
const mostPassed = 10;

/** Those whose verdict is on its way: they are not asked for again. A rejected one is the tray's to show. */
const useJudgedHere = (): readonly string[] => {
  const { idsBySubject, entriesById } = useOutbox();
  return useMemo(
    () =>
      Object.entries(idsBySubject).flatMap(([subject, ids]) =>
        subject.startsWith(prefix) && ids.some((id) => entriesById[id]?.stage !== 'rejected') ? [subject.slice(prefix.length)] : [],
      ),
    [entriesById, idsBySubject],
  );
};

/**
 * True while a look that nobody asked for has stood too short to be meant by a key. Judging one and passing one on ask for the next, taking a
 * verdict back asks for its look.
 * @param left Those that are judged or passed on here.
 */
const useCameUnasked = (id: string | null, left: readonly string[]): boolean => {
  const [noticed, setNoticed] = useState(id);
  const [everLeft, setEverLeft] = useState(left);
  if (left.some((each) => !everLeft.includes(each))) setEverLeft([...new Set([...everLeft, ...left])]);
  const isExpected = noticed === null || id === null || left.includes(noticed) || everLeft.includes(id);
  if (noticed !== id && isExpected) setNoticed(id);
  const justCame = noticed !== id && !isExpected;
  useEffect(() => (justCame ? onceSeen(rhythmMs, () => setNoticed(id)) : undefined), [id, justCame]);
  return justCame;
};

interface NextLook {
  /** The one to be judged now; null where none is here, or not yet. */
  readonly look: SecondLook | null;
  /** It took the place of another just now, unasked. */
  readonly justCame: boolean;
  /** How many are left beside it. */
  readonly waiting: number;
  readonly standing: 'open' | 'asking' | 'none' | 'failed';
  readonly askAgain: () => void;
  /** Leaves it to somebody else; answers whether the server took it. */
  readonly pass: (look: SecondLook) => Promise<boolean>;
}

const standingOf = (look: SecondLook | null, isFetching: boolean, isError: boolean): NextLook['standing'] => {
  if (look) return 'open';
  if (isFetching) return 'asking';
  return isError ? 'failed' : 'none';
};

/** One after the other: judged or passed on, the next is asked for; taken back before it was sent, it stands at the head again. */
export const useNextLook = (): NextLook => {
  const { api } = useWorkbench();
  const judged = useJudgedHere();
  const [passed, setPassed] = useState<readonly string[]>([]);
  const except = useMemo(() => [...judged, ...passed].slice(-mostLeftOut), [judged, passed]);
  // What is open stays while the next answer says the same.
  const { data, isError, isFetching, refetch } = useQuery({ ...secondLookQuery(api, except), placeholderData: keepPreviousData });
  const told = data?.look ?? null;
  const look = told && except.includes(told.publishId) ? null : told;
  return {
    look,
    justCame: useCameUnasked(look?.publishId ?? null, except),
    waiting: data?.waiting ?? 0,
    standing: standingOf(look, isFetching, isError),
    askAgain: () => void refetch(),
    pass: async ({ publishId }) => {
      const given = await giveUpSecondLook(api, publishId);
      if (given.ok) setPassed((before) => [...before, publishId].slice(-mostPassed));
      return given.ok;
    },
  };
};
