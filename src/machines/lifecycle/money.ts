import { ok, refuse, type Result } from '#lib/result.ts';

/** What a person decides about a difference between statement and order: that they looked at it, or that they have to look again. */
export type MoneyStep = 'check' | 'uncheck';

interface MoneyFacts {
  readonly hasDifference: boolean;
  readonly isChecked: boolean;
}

export type MoneyStepRefused = 'noDifference' | 'alreadyChecked' | 'notChecked';

/** May it be? A check stays when the marketplace corrects its statement later: it tells who looked and why. */
export const stepMoney = ({ hasDifference, isChecked }: MoneyFacts, step: MoneyStep): Result<void, MoneyStepRefused> => {
  if (step === 'uncheck') return isChecked ? ok(undefined) : refuse('notChecked');
  if (isChecked) return refuse('alreadyChecked');
  return hasDifference ? ok(undefined) : refuse('noDifference');
};
