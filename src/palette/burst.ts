/** Keys that follow each other faster than this, in milliseconds, are a word somebody types, not commands somebody chose. */
export const typedWithinMs = 150;
/** So many different letters make a word; two fast keys are still two commands. */
const lettersOfWord = 3;

interface BurstPress {
  readonly key: string;
  /** Milliseconds, from wherever. */
  readonly timeStamp: number;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}

/** What a key that went to the page belongs to. */
export type BurstPart = 'alone' | 'following' | 'word';

/**
 * Tells words that are typed into the page, because the focus was lost, from keys that are meant.
 * The letters before the third have fired by then: whoever listens takes back what they did.
 */
export const createBurst = () => {
  let letters = new Set<string>();
  let lastAt = Number.NEGATIVE_INFINITY;

  return {
    /** Each press once; not for keys that are held. */
    hear: ({ key, timeStamp, ctrlKey, metaKey, altKey, shiftKey }: BurstPress): BurstPart => {
      const isFast = timeStamp - lastAt <= typedWithinMs && !ctrlKey && !metaKey && !altKey;
      lastAt = timeStamp;
      // Nobody writes a capital in the middle of a word: with Shift it is a key, or another word begins.
      if (!isFast || shiftKey) letters = new Set();
      if (/^\p{L}$/u.test(key)) letters.add(key.toLowerCase());
      if (!isFast) return 'alone';
      return letters.size >= lettersOfWord ? 'word' : 'following';
    },
  };
};
