import { useEffect, useState } from 'react';

/** What was typed, once typing rests: not each letter is asked about. */
export const useSettled = (text: string, ms = 200): string => {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), ms);
    return () => clearTimeout(timer);
  }, [text, ms]);
  return settled;
};
