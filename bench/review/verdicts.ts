import type { Finding } from '#contract/check.ts';
import { isWarningKey, warningKeys } from '#contract/warning.ts';
import { catalogue } from '#locale/screen-catalogue.ts';
import { priceWrong, repeated, titleContact, titlePayment, titleWords } from '../../tests/labels/titles.ts';

type Proposed = NonNullable<Finding['proposes']>;

/** As the strip and the dialog write it to the seller. */
const warningOf = (proposed: Proposed): string => (isWarningKey(proposed) ? proposed : catalogue[`listing.proposal.${proposed}`].br);

/** Fixed ones first and in their order, as the console sends them. */
const inOrder = (warnings: readonly string[]): readonly string[] => [
  ...warningKeys.filter((key) => warnings.includes(key)),
  ...new Set(warnings.filter((each) => !isWarningKey(each))),
];

/** What findings of these severities propose, each once. */
export const proposedBy = (findings: readonly Finding[], ...severities: readonly Finding['severity'][]): readonly string[] =>
  inOrder(
    findings
      .filter(({ severity }) => severities.includes(severity))
      .flatMap(({ proposes }) => (proposes === null ? [] : [warningOf(proposes)])),
  );

/**
 * Of the demo nobody has said what they would decide of it. What is red is refused for that; what is yellow alone, where it proposes a
 * reason, is refused every second time, and else approved, as it was when the notes were taken (faults/reviewer.md, 6).
 */
export const demoVerdicts = (queue: readonly { readonly findings: readonly Finding[] }[]): readonly (readonly string[])[] => {
  let yellows = 0;
  return queue.map(({ findings }) => {
    const red = proposedBy(findings, 'red');
    const yellow = proposedBy(findings, 'yellow');
    if (red.length > 0 || yellow.length === 0) return red;
    yellows += 1;
    return yellows % 2 === 1 ? yellow : [];
  });
};

const labelled = [
  [titleWords.yes, 'titleWord'],
  [titleContact.yes, 'contact'],
  [titlePayment.yes, 'payment'],
  [priceWrong.yes, 'priceUnusual'],
  // Of two that are the same the second is one too many.
  [repeated.map(([, second]) => second), 'duplicate'],
] as const satisfies readonly (readonly [readonly number[], Proposed])[];

/** Of the titles a person has said it before any check ran (tests/labels/titles.ts): by the row of their file, beside what its form lacks. */
export const labelledVerdict = (row: number, ofForm: readonly string[]): readonly string[] =>
  inOrder([...ofForm, ...labelled.flatMap(([rows, proposed]) => (rows.includes(row) ? [warningOf(proposed)] : []))]);
