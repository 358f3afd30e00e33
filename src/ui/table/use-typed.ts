import { useEffect, useRef, useState } from 'react';

/** Long enough not to ask for each letter, short enough not to be noticed. */
const typingPauseMs = 250;

/** What is being typed, told when the hand rests. A value changed by somebody else replaces it. */
export const useTyped = (value: string, onSettled: (value: string) => void) => {
  const [typed, setTyped] = useState({ text: value, over: value });
  if (typed.over !== value) setTyped({ text: typed.text.trim() === value ? typed.text : value, over: value });
  const settle = useRef(onSettled);
  useEffect(() => {
    settle.current = onSettled;
  });
  useEffect(() => {
    if (typed.text.trim() === typed.over) return undefined;
    const pause = setTimeout(() => settle.current(typed.text.trim()), typingPauseMs);
    return () => clearTimeout(pause);
  }, [typed]);
  return [typed.text, (text: string) => setTyped((now) => ({ ...now, text }))] as const;
};
