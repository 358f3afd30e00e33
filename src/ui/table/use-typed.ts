import { useEffect, useRef, useState } from 'react';

/** Long enough not to ask for each letter, short enough not to be noticed. */
const typingPauseMs = 250;

interface Typed {
  readonly text: string;
  /** The value when last looked at. */
  readonly over: string;
  /** What was told and is on its way to become the value, the oldest first. */
  readonly told: readonly string[];
}

/** The value may come back late: then the hand has gone on, and what it wrote meanwhile stays. */
const follow = ({ text, told }: Typed, value: string): Typed => {
  const at = told.indexOf(value);
  const isOwn = at >= 0 || text.trim() === value;
  return { text: isOwn ? text : value, over: value, told: at < 0 ? [] : told.slice(at + 1) };
};

/** What is being typed, told when the hand rests. A value changed by somebody else replaces it. */
export const useTyped = (value: string, onSettled: (value: string) => void) => {
  const [typed, setTyped] = useState<Typed>({ text: value, over: value, told: [] });
  if (typed.over !== value) setTyped(follow(typed, value));
  const settle = useRef(onSettled);
  useEffect(() => {
    settle.current = onSettled;
  });
  const { text, over } = typed;
  useEffect(() => {
    const wanted = text.trim();
    if (wanted === over) return undefined;
    const pause = setTimeout(() => {
      setTyped((now) => ({ ...now, told: [...now.told, wanted] }));
      settle.current(wanted);
    }, typingPauseMs);
    return () => clearTimeout(pause);
  }, [text, over]);
  return [typed.text, (next: string) => setTyped((now) => ({ ...now, text: next }))] as const;
};
