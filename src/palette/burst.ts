/** Letters that follow each other faster than this, in milliseconds, may be a word of somebody who types slowly. */
export const typedWithinMs = 300;
/** Keys that follow each other faster than this are a word somebody types, not commands somebody chose. */
const hurriedWithinMs = 150;
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
 * Tells words that are typed into the page, because the focus was lost, from keys that are meant: by their haste, or, where somebody
 * types slowly, by a letter that asks for nothing behind one that asked. The letters before have fired by then: whoever listens takes back what they did.
 */
export const createBurst = () => {
  let letters = new Set<string>();
  let lastAt = Number.NEGATIVE_INFINITY;
  let hasAsked = false;
  let isWord = false;

  const note = (letter: string, asks: boolean): void => {
    letters.add(letter);
    isWord ||= letters.size >= lettersOfWord || (hasAsked && !asks);
    hasAsked ||= asks;
  };

  return {
    /** Each press once; not for keys that are held. `asks`: a command is bound to the key. */
    hear: ({ key, timeStamp, ctrlKey, metaKey, altKey, shiftKey }: BurstPress, asks: boolean): BurstPart => {
      const isChord = ctrlKey || metaKey || altKey;
      const gap = isChord ? Number.POSITIVE_INFINITY : timeStamp - lastAt;
      lastAt = timeStamp;
      // Nobody writes a capital in the middle of a word: with Shift it is a key, or another word begins.
      if (gap > hurriedWithinMs || shiftKey) letters = new Set();
      if (gap > typedWithinMs || shiftKey) {
        isWord = false;
        hasAsked = false;
      }
      if (!isChord && /^\p{L}$/u.test(key)) note(key.toLowerCase(), asks);
      if (gap > typedWithinMs) return 'alone';
      return isWord ? 'word' : 'following';
    },
  };
};
