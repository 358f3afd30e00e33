import { useCommands } from '#palette/context.tsx';
import { chordsOf } from '#palette/key-chord.ts';

/** A digit as this layout prints it, or, where it prints none there, as the key lies. */
const digitOf = (event: KeyboardEvent): number | null => {
  const chord = chordsOf(event).find((each) => /^[1-9]$/u.test(each));
  return chord === undefined ? null : Number(chord);
};

/** The digit that asked for what runs now: a command has one name for nine keys. Null where it was asked for by its name. */
export const useDigitKey = (): (() => number | null) => {
  const { contexts } = useCommands();
  return () => {
    const key = contexts.pressedKey();
    return key && digitOf(key);
  };
};
