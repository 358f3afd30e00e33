import { isWarningKey, parseWarnings, warningKeys, type WarningKey } from '#contract/warning.ts';
import type { Intent } from '#events/record.ts';

/** What the dialog holds: fixed warnings and free texts together, in the order they were given. */
export type Warnings = readonly string[];

/** Those of a decision; none of an approval. */
export const warningsIn = ({ args }: Pick<Intent, 'args'>): Warnings => {
  const { warning } = args as { readonly warning?: unknown };
  return typeof warning === 'string' ? parseWarnings(warning) : [];
};

/** A text of blanks and invisible characters says nothing to the seller (contract, JoinedWarnings). */
const saysSomething = (text: string): boolean => /[^\s\p{Cf}]/u.test(text);

export const toggleWarning = (warnings: Warnings, key: WarningKey): Warnings =>
  warnings.includes(key) ? warnings.filter((each) => each !== key) : [...warnings, key];

/** The fixed warning a digit names: they number what is shown, so kits have 1 to 5 (decision 24). */
export const warningOfDigit = (digit: string, shown: readonly WarningKey[] = warningKeys): WarningKey | undefined =>
  shown[Number(digit) - 1];

export const addText = (warnings: Warnings, text: string): Warnings => {
  const trimmed = text.trim();
  return !saysSomething(trimmed) || warnings.includes(trimmed) ? warnings : [...warnings, trimmed];
};

export const textsOf = (warnings: Warnings): readonly string[] => warnings.filter((each) => !isWarningKey(each));

/** Fixed ones first and in their order, so that the same choice is always the same string. */
export const inOrder = (warnings: Warnings): Warnings => [...warningKeys.filter((key) => warnings.includes(key)), ...textsOf(warnings)];
