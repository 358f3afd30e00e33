import { isWarningKey, parseWarnings } from '#contract/warning.ts';

/** So many were judged twice, the first time so and the second time so; warnings joined. */
export interface JudgedTwice {
  readonly firstVerdict: 'approved' | 'refused';
  readonly firstWarning: string;
  readonly secondVerdict: 'approved' | 'refused';
  readonly secondWarning: string;
  readonly count: number;
}

export interface Overturns {
  /** 'approved', a fixed warning, or 'other' for whatever else was written. */
  readonly reason: string;
  readonly judged: number;
  readonly overturned: number;
  /** Refused again, and for this reason too; of approvals, approved again. */
  readonly confirmed: number;
}

const reasonsOf = (verdict: 'approved' | 'refused', warning: string): readonly string[] =>
  verdict === 'approved' ? ['approved'] : [...new Set(parseWarnings(warning).map((each) => (isWarningKey(each) ? each : 'other')))];

/** Of each reason of the first how often it was overturned, those judged most first. A refusal for two reasons counts for both. */
export const overturnsOf = (judged: readonly JudgedTwice[]): readonly Overturns[] => {
  const byReason = new Map<string, Overturns>();
  for (const { firstVerdict, firstWarning, secondVerdict, secondWarning, count } of judged) {
    const again = reasonsOf(secondVerdict, secondWarning);
    for (const reason of reasonsOf(firstVerdict, firstWarning)) {
      const before = byReason.get(reason) ?? { reason, judged: 0, overturned: 0, confirmed: 0 };
      byReason.set(reason, {
        reason,
        judged: before.judged + count,
        overturned: before.overturned + (firstVerdict === secondVerdict ? 0 : count),
        confirmed: before.confirmed + (again.includes(reason) ? count : 0),
      });
    }
  }
  return [...byReason.values()].toSorted((one, other) => other.judged - one.judged || one.reason.localeCompare(other.reason));
};
