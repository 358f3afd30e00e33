import type { AnyIntentCommand, Target } from '#commands/command.ts';
import type { Field } from '#commands/field.ts';
import type { Message } from '#locale/translate.ts';
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
  /** Given by who asked for the run; they win over what follows from the target. */
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

/** Asked are the fields that were not given and that some target does not know. */
export const fieldsToAsk = (command: AnyIntentCommand, targets: readonly AskTarget[], given: Given): readonly Field[] =>
  command.fields.filter(({ name }) => !(name in given) && targets.some(({ prefill }) => prefill[name] === undefined));

export const startAsk = (command: AnyIntentCommand, targets: readonly AskTarget[], given: Given = {}): Ask => ({
  command,
  targets,
  isNamed: false,
  given,
  fields: fieldsToAsk(command, targets, given),
  answers: {},
  said: {},
  at: 0,
  hints: { which: '', options: {} },
  isChanging: false,
  doubt: null,
});

export const argsOf = ({ given, answers }: Pick<Ask, 'given' | 'answers'>, { prefill }: AskTarget): Record<string, unknown> => ({
  ...prefill,
  ...given,
  ...answers,
});

/** What the operator confirms, of what was read of the answers; the label of one target, or how many there are. */
export const reviewLine = (ask: Ask, labelOfMany: string): Message | null => {
  const [first] = ask.targets;
  if (!first || !ask.command.reviewOf) return null;
  const args = argsOf(ask, first);
  const read = ask.command.parseArgs(args);
  return ask.command.reviewOf(read.ok ? read.value : args, ask.targets.length === 1 ? first.target.label : labelOfMany);
};
