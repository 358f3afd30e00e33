import { useEffect, useRef } from 'react';
import { chordsOf } from '#palette/key-chord.ts';

/** A digit as this layout prints it, or, where it prints none there, as the key lies. */
const digitOf = (event: KeyboardEvent): number | null => {
  const chord = chordsOf(event).find((each) => /^[1-9]$/u.test(each));
  return chord === undefined ? null : Number(chord);
};

/**
 * Which digit was pressed last; null after any other key. A command has one name for nine keys and hears of none, so this looks at the
 * keyboard itself, before any handler runs.
 */
export const useDigitKey = (): (() => number | null) => {
  const digit = useRef<number | null>(null);
  useEffect(() => {
    const onDown = (event: KeyboardEvent): void => {
      digit.current = digitOf(event);
    };
    window.addEventListener('keydown', onDown, { capture: true });
    return () => window.removeEventListener('keydown', onDown, { capture: true });
  }, []);
  return () => digit.current;
};
