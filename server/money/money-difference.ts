import { MoneyDifference } from '#contract/money.ts';

/** The parts of a sale that may differ, in the order in which the column names them. */
const parts: readonly MoneyDifference[] = ['gross', 'freight', 'return'];

/** The values of the column where one of the parts differs, or several. */
const combinations = parts.reduce<readonly string[]>(
  (known, part) =>
    known.concat(
      known.map((each) => `${each}+${part}`),
      part,
    ),
  [],
);

/** What a row says in its column of differences, word by word. */
export const differencesOf = (column: string | null): readonly MoneyDifference[] => {
  const words = column?.split('+') ?? [];
  return MoneyDifference.options.filter((each) => words.includes(each));
};

/** Every way in which the column names this difference: the rows of each stand in order in an index. */
export const columnsWith = (difference: MoneyDifference): readonly string[] =>
  difference === 'missing' ? ['missing'] : combinations.filter((each) => differencesOf(each).includes(difference));
