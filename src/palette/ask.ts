import type { AnyIntentCommand, Target } from '#commands/command.ts';
import type { Field } from '#commands/field.ts';
import type { Doubt } from './doubts.ts';

/** One thing to act on, with what follows from it without asking. */
export interface AskTarget {
  readonly target: Target;
  readonly prefill: Readonly<Record<string, unknown>>;
}

/**
 * Where the questions for one run stand. `at` points at the question being asked; one past the last is the review line.
 *
 * Plain data and pure steps, so that every way through the questions can be tested without a screen.
 */
export interface Ask {
  readonly command: AnyIntentCommand;
  /** None while it is still asked which. */
  readonly targets: readonly AskTarget[];
  /** It was not on screen but named here: that is the first question, and the last is to confirm, whatever the command. */
  readonly isNamed: boolean;
  /** Given by the caller of the run; they win over answers that follow from the target. */
  readonly given: Readonly<Record<string, unknown>>;
  /** Only what nobody knows yet, in the command's order. */
  readonly fields: readonly Field[];
  readonly answers: Readonly<Record<string, unknown>>;
  /** The answers as a person reads them, by field. */
  readonly said: Readonly<Record<string, string>>;
  readonly at: number;
  /** What a phrase said and the server has still to find: its target, and options by field. */
  readonly hints: { readonly which: string; readonly options: Readonly<Record<string, string>> };
  /** Some answers are here already, of a phrase or because an earlier one is being changed: what follows leads to the first question without one. */
  readonly isChanging: boolean;
  /** What speaks against it, as it was last seen: read on the last line, which then is there whatever the command. */
  readonly doubt: Doubt | null;
}

type Given = Readonly<Record<string, unknown>>;

/** Each of several has its own: such a field is neither asked of them nor taken for them. */
export const isOfEach = (field: Field, { length }: readonly AskTarget[]): boolean => length > 1 && 'isOfOne' in field;

/** Asked are the fields that were not given and that some target does not know. */
export const fieldsToAsk = (command: AnyIntentCommand, targets: readonly AskTarget[], given: Given): readonly Field[] =>
  command.fields.filter(
    (field) => !isOfEach(field, targets) && !(field.name in given) && targets.some(({ prefill }) => prefill[field.name] === undefined),
  );

export const argsOf = ({ given, answers }: Pick<Ask, 'given' | 'answers'>, { prefill }: AskTarget): Record<string, unknown> => ({
  ...prefill,
  ...given,
  ...answers,
});
