import type { KindName } from '#contract/kinds.ts';
import { foldedWords } from '#lib/fold-text.ts';
import type { Catalogue } from './catalogue.ts';
import type { Entry } from './entries.ts';
import { kindsOf } from './phrase-target.ts';
import { isJoining, isNegation, nouns } from './phrase-words.ts';
import { prefixRange } from './word-index.ts';

/** A verb, or a name of several words: of one noun it would be a guess. */
const isTelling = (words: readonly string[]): boolean => words.length > 1 || /[aeiou]r$/u.test(words[0] ?? '');

const isCalled = (entry: Entry, name: string): boolean => foldedWords(entry.title).join(' ') === name;

/** The number of something else. */
const isNumberOfElse = (word: string, on: KindName): boolean => /^\d{4,}$/u.test(word) && !kindsOf(word).includes(on);

/**
 * Something else is meant where another kind is named, by its noun or its number. Of what is called by its number it is also where another
 * command has the word in its title: 'cancelar observação 2000…'.
 */
const isOfElse = (rest: readonly string[], named: Entry, entries: readonly Entry[]): boolean => {
  const on = named.kind === 'command' ? named.command.on : undefined;
  const telling = rest.filter((word) => !isJoining(word) && nouns[word] !== on);
  if (on === undefined) return false;
  if (Object.hasOwn(nouns, telling[0] ?? '') || rest.some((word) => isNumberOfElse(word, on))) return true;
  if (on !== 'order' && on !== 'mediation') return false;
  return entries.some((entry) => entry.kind === 'command' && foldedWords(entry.title).some((word, at) => at > 0 && telling.includes(word)));
};

/**
 * Commands whose whole title begins, or behind what they are to act on ends, what was typed: for when the words together find nothing. The
 * longest name is meant; what else was said is asked again. What is said not to be done names nothing.
 */
export const commandsNamedIn = ({ entries, index: { phrases } }: Catalogue, text: string): readonly Entry[] => {
  const words = foldedWords(text);
  const isDenied = words.some(isNegation);
  for (let length = words.length - 1; length > 0; length -= 1)
    for (const part of [words.slice(0, length), words.slice(-length)]) {
      const name = part.join(' ');
      const [at] = prefixRange(phrases, name);
      if (isDenied !== part.some(isNegation) || !isTelling(part) || phrases.keys[at] !== name) continue;
      const owners = [...phrases.owners.subarray(phrases.starts[at], phrases.starts[at + 1])].flatMap(
        (position) => entries[position] ?? [],
      );
      const rest = words.filter((word) => !part.includes(word));
      const named = owners.filter((entry) => entry.kind === 'command' && isCalled(entry, name) && !isOfElse(rest, entry, entries));
      if (named.length > 0) return named;
    }
  return [];
};
