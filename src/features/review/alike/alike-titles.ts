import { areNearDuplicates, titleWords } from '#checks/title-words.ts';
import type { ListingRow } from '#contract/listing.ts';

/** Fewer words tell nothing of what is sold. */
const fewestShared = 2;
/** More words narrow no search of the server. */
const mostSearched = 8;

export interface AlikeTitles {
  readonly publishIds: readonly string[];
  readonly categoryId: string;
  /** The title of the first. */
  readonly title: string;
  /** Words that all of them have, as one searches for them. */
  readonly search: string;
}

type Row = Pick<ListingRow, 'publishId' | 'title' | 'category'>;
interface Titled {
  readonly row: Row;
  readonly words: ReadonlySet<string>;
}

/** The longest say most, and the server looks for no more than some. */
const searchOf = (words: readonly string[]): string => {
  const told = new Set(words.toSorted((one, other) => other.length - one.length).slice(0, mostSearched));
  return words.filter((word) => told.has(word)).join(' ');
};

/** Those that share a word with another of the same category, so that not every title is held against every other. */
const neighboursOf = (titled: readonly Titled[]) => {
  const byWord = new Map<string, Titled[]>();
  const keysOf = ({ row, words }: Titled): readonly string[] => [...words].map((word) => `${row.category.id} ${word}`);
  for (const each of titled)
    for (const key of keysOf(each)) {
      const those = byWord.get(key);
      if (those) those.push(each);
      else byWord.set(key, [each]);
    }
  return (of: Titled): ReadonlySet<Titled> => new Set(keysOf(of).flatMap((key) => byWord.get(key) ?? []));
};

/** Listings of one category whose titles are nearly the same, the most first. Each is in one group, that of the first it is like. */
export const alikeTitles = (rows: readonly Row[]): readonly AlikeTitles[] => {
  const titled = rows.map((row): Titled => ({ row, words: titleWords(row.title) }));
  const neighbours = neighboursOf(titled);
  const taken = new Set<Titled>();
  const groups: AlikeTitles[] = [];
  for (const first of titled) {
    if (taken.has(first)) continue;
    const like = [...neighbours(first)].filter((each) => !taken.has(each) && areNearDuplicates(first.words, each.words));
    const shared = [...first.words].filter((word) => like.every(({ words }) => words.has(word)));
    if (like.length < 2 || shared.length < fewestShared) continue;
    for (const each of like) taken.add(each);
    const { row } = first;
    groups.push({
      publishIds: like.map((each) => each.row.publishId),
      categoryId: row.category.id,
      title: row.title,
      search: searchOf(shared),
    });
  }
  return groups.toSorted((one, other) => other.publishIds.length - one.publishIds.length);
};
