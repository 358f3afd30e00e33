import type { CheckName } from '#contract/check.ts';
import type { Label } from '../../tests/labels/label.ts';

/** One case: what a person said of it before, and whether the check finds something in it. */
export interface Judged {
  readonly check: CheckName;
  /** Where the cases are from: each kind is told apart. */
  readonly from: string;
  readonly label: Label;
  readonly found: boolean;
  /** The case in a few words, for the list of misses. */
  readonly what: string;
}

export interface Score {
  readonly check: CheckName;
  readonly from: string;
  readonly cases: number;
  readonly labelled: number;
  readonly found: number;
  readonly truePositives: number;
  readonly disputed: number;
  /** Null where nothing was found, or nothing was there to find. */
  readonly precision: number | null;
  readonly recall: number | null;
  readonly missed: readonly string[];
  readonly wrong: readonly string[];
}

const shareOf = (part: number, whole: number): number | null => (whole === 0 ? null : (100 * part) / whole);

/** A disputed case counts neither for a check nor against it. */
const scoreOf = (check: CheckName, from: string, all: readonly Judged[]): Score => {
  const settled = all.filter(({ label }) => label !== 'maybe');
  const labelled = settled.filter(({ label }) => label === 'yes');
  const found = settled.filter((each) => each.found);
  const truePositives = labelled.filter((each) => each.found).length;
  return {
    check,
    from,
    cases: settled.length,
    labelled: labelled.length,
    found: found.length,
    truePositives,
    disputed: all.length - settled.length,
    precision: shareOf(truePositives, found.length),
    recall: shareOf(truePositives, labelled.length),
    missed: labelled.filter((each) => !each.found).map(({ what }) => what),
    wrong: found.filter(({ label }) => label === 'no').map(({ what }) => what),
  };
};

/** In the order in which they came. */
export const scoresOf = (judged: readonly Judged[]): readonly Score[] => {
  const parts = new Map<string, Judged[]>();
  for (const each of judged) {
    const name = `${each.check}: ${each.from}`;
    const part = parts.get(name);
    if (part) part.push(each);
    else parts.set(name, [each]);
  }
  return [...parts.values()].flatMap((all) => {
    const [first] = all;
    return first ? [scoreOf(first.check, first.from, all)] : [];
  });
};

const shown = (share: number | null): string => (share === null ? '–' : `${share.toFixed(1)} %`);

const mostNamed = 12;

const listed = (title: string, { check, from }: Score, whats: readonly string[]): readonly string[] =>
  whats.length === 0
    ? []
    : [
        `${check}, ${from}: ${title} ${whats.length}`,
        ...whats.slice(0, mostNamed).map((what) => `    ${what}`),
        ...(whats.length > mostNamed ? [`    and ${whats.length - mostNamed} more`] : []),
      ];

/** A line for each check and source; below it what was missed, and what was found where nothing is. */
export const tableOf = (scores: readonly Score[]): string => {
  const lines = [
    ['check', 'of', 'cases', 'labelled', 'found', 'true', 'precision', 'recall', 'disputed'],
    ...scores
      .filter(({ cases }) => cases > 0)
      .map((score) => [
        score.check,
        score.from,
        ...[score.cases, score.labelled, score.found, score.truePositives].map(String),
        shown(score.precision),
        shown(score.recall),
        String(score.disputed),
      ]),
  ];
  const widths = (lines[0] ?? []).map((_, column) => Math.max(...lines.map((cells) => cells[column]?.length ?? 0)));
  const drawn = lines.map((cells) => cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' │ '));
  return [
    ...drawn,
    '',
    ...scores.flatMap((score) => [...listed('missed', score, score.missed), ...listed('wrong', score, score.wrong)]),
  ].join('\n');
};
