import { warningKeysFor } from '#contract/warning.ts';
import { textsOf, type Warnings } from '../warnings-choice.ts';

/** One reason of the strip: its digit, where it has one, and the warning it stands for. */
export interface ReasonChoice {
  readonly digit: number | null;
  readonly warning: string;
}

/** Behind the six fixed ones. On a kit, which has five, the digit between stays free: a hand finds texts where they always are. */
const firstOfUsual = 7;
const lastDigit = 9;

interface Texts {
  /** What the checks would write of this listing: before the usual ones, for it is of what is seen. */
  readonly proposed?: readonly string[];
  readonly usual: readonly string[];
}

/** What the digits stand for: the fixed warnings as the dialog numbers them (decision 24), three texts, and what else is chosen. */
export const reasonChoices = (
  listing: { readonly kit: boolean },
  { proposed = [], usual }: Texts,
  chosen: Warnings,
): readonly ReasonChoice[] => {
  const fixed = warningKeysFor(listing).map((warning, index) => ({ digit: index + 1, warning }));
  const texts = [...new Set([...proposed, ...usual])]
    .slice(0, lastDigit - firstOfUsual + 1)
    .map((warning, index) => ({ digit: firstOfUsual + index, warning }));
  const others = textsOf(chosen)
    .filter((text) => !texts.some(({ warning }) => warning === text))
    .map((warning) => ({ digit: null, warning }));
  return [...fixed, ...texts, ...others];
};

export const choiceOfDigit = (choices: readonly ReasonChoice[], digit: number): ReasonChoice | undefined =>
  choices.find((choice) => choice.digit === digit);

export const toggleReason = (chosen: Warnings, warning: string): Warnings =>
  chosen.includes(warning) ? chosen.filter((each) => each !== warning) : [...chosen, warning];
