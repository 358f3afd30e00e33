import { foldedWords } from '#lib/fold-text.ts';
import type { Catalogue } from './catalogue.ts';
import type { Entry } from './entries.ts';
import { prefixRange } from './word-index.ts';

/** A verb, or a name of several words: of one noun it would be a guess. */
const isTelling = (words: readonly string[]): boolean => words.length > 1 || /[aeiou]r$/u.test(words[0] ?? '');

const isCalled = (entry: Entry, name: string): boolean => foldedWords(entry.title).join(' ') === name;

/**
 * Commands whose whole title begins, or behind what they are to act on ends, what was typed: for when the words together find nothing. The
 * longest name is meant; what else was said is asked again.
 */
export const commandsNamedIn = ({ entries, index: { phrases } }: Catalogue, text: string): readonly Entry[] => {
  const words = foldedWords(text);
  for (let length = words.length - 1; length > 0; length -= 1)
    for (const part of [words.slice(0, length), words.slice(-length)]) {
      const name = part.join(' ');
      const [at] = prefixRange(phrases, name);
      if (!isTelling(part) || phrases.keys[at] !== name) continue;
      const owners = [...phrases.owners.subarray(phrases.starts[at], phrases.starts[at + 1])].flatMap(
        (position) => entries[position] ?? [],
      );
      const named = owners.filter((entry) => entry.kind === 'command' && isCalled(entry, name));
      if (named.length > 0) return named;
    }
  return [];
};
