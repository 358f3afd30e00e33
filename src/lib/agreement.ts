/**
 * How far two judges agree beyond chance: Cohen's κ of two verdicts. (J. Cohen, A Coefficient of Agreement for Nominal Scales, 1960)
 *
 * Pure, and without a word of what is judged.
 */

/** How often the one said this and the other that, of the same things. */
export interface Crossed {
  readonly bothYes: number;
  /** The first said yes, the second no. */
  readonly yesNo: number;
  readonly noYes: number;
  readonly bothNo: number;
}

export interface Agreement {
  /** Things both judged. */
  readonly of: number;
  /** Of these, on how many they agreed. */
  readonly agreed: number;
  /** From -1 to 1; null where it would say nothing. */
  readonly kappa: number | null;
  /** Why there is none: too few, or both only ever said the same one thing, and chance alone would agree as well. */
  readonly why: 'few' | 'oneVerdict' | null;
}

/** Fewer say nothing of two people. */
const fewestJudged = 10;

export const noneCrossed: Crossed = { bothYes: 0, yesNo: 0, noYes: 0, bothNo: 0 };

export const addCrossed = (one: Crossed, other: Crossed): Crossed => ({
  bothYes: one.bothYes + other.bothYes,
  yesNo: one.yesNo + other.yesNo,
  noYes: one.noYes + other.noYes,
  bothNo: one.bothNo + other.bothNo,
});

/** The same, seen from the other. */
export const turned = ({ yesNo, noYes, ...same }: Crossed): Crossed => ({ ...same, yesNo: noYes, noYes: yesNo });

export const agreementOf = ({ bothYes, yesNo, noYes, bothNo }: Crossed, fewest = fewestJudged): Agreement => {
  const agreed = bothYes + bothNo;
  const of = agreed + yesNo + noYes;
  if (of < fewest || of === 0) return { of, agreed, kappa: null, why: 'few' };
  const yesByFirst = (bothYes + yesNo) / of;
  const yesBySecond = (bothYes + noYes) / of;
  const byChance = yesByFirst * yesBySecond + (1 - yesByFirst) * (1 - yesBySecond);
  if (byChance === 1) return { of, agreed, kappa: null, why: 'oneVerdict' };
  return { of, agreed, kappa: (agreed / of - byChance) / (1 - byChance), why: null };
};
