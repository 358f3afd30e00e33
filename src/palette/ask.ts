import type { AnyIntentCommand, Field, Target } from '#commands/command.ts';
import type { Message } from '#locale/translate.ts';

/** One thing to act on, with what follows from it without asking. */
export interface AskTarget {
  readonly target: Target;
  readonly prefill: Readonly<Record<string, unknown>>;
}

/**
 * Where the questions for one run stand. `at` points at the field being asked; one past the last is the review line.
 *
 * Plain data and pure steps, so that every way through the questions can be tested without a screen.
 */
export interface Ask {
  readonly command: AnyIntentCommand;
  readonly targets: readonly AskTarget[];
  /** Given by who asked for the run; they win over what follows from the target. */
  readonly given: Readonly<Record<string, unknown>>;
  /** Only what nobody knows yet, in the command's order. */
  readonly fields: readonly Field[];
  readonly answers: Readonly<Record<string, unknown>>;
  readonly at: number;
}

/** Asked are the fields that were not given and that some target does not know. */
export const fieldsToAsk = (
  command: AnyIntentCommand,
  targets: readonly AskTarget[],
  given: Readonly<Record<string, unknown>>,
): readonly Field[] => command.fields.filter(({ name }) => !(name in given) && targets.some(({ prefill }) => prefill[name] === undefined));

export const startAsk = (command: AnyIntentCommand, targets: readonly AskTarget[], given: Readonly<Record<string, unknown>> = {}): Ask => ({
  command,
  targets,
  given,
  fields: fieldsToAsk(command, targets, given),
  answers: {},
  at: 0,
});

export const askedField = ({ fields, at }: Ask): Field | null => fields[at] ?? null;

/** Is there anything left to show: a question, or the line to confirm? */
export const isReview = (ask: Ask): boolean => ask.at === ask.fields.length && ask.command.reviewOf !== null;
export const isAnswered = (ask: Ask): boolean =>
  ask.at > ask.fields.length || (ask.at === ask.fields.length && ask.command.reviewOf === null);

export const argsOf = ({ given, answers }: Pick<Ask, 'given' | 'answers'>, { prefill }: AskTarget): Record<string, unknown> => ({
  ...prefill,
  ...given,
  ...answers,
});

const isEmpty = (value: unknown): boolean => value === '' || (Array.isArray(value) && value.length === 0);

const fieldProblem = (field: Field, value: unknown): Message => {
  if (isEmpty(value)) return field.kind === 'choices' ? { key: 'palette.field.chooseOne' } : { key: 'palette.field.required' };
  if (field.kind === 'text' && typeof value === 'string' && [...value].length > field.maxLength) {
    return { key: 'palette.field.tooLong', values: { n: field.maxLength } };
  }
  return { key: 'palette.field.invalid' };
};

/** What the command's own schema has against this answer; null when it takes it. Other fields may still be missing. */
export const problemOf = (ask: Ask, value: unknown): Message | null => {
  const field = askedField(ask);
  if (!field) return null;
  const answers = { ...ask.answers, [field.name]: value };
  const isTaken = ask.targets.every((target) => {
    const parsed = ask.command.parseArgs(argsOf({ given: ask.given, answers }, target));
    return parsed.ok || parsed.error.every(({ path }) => path[0] !== field.name);
  });
  return isTaken ? null : fieldProblem(field, value);
};

/** An optional text left empty is an answer too: none. */
const answered = (field: Field, value: unknown): unknown =>
  field.kind === 'text' && field.isOptional === true && value === '' ? undefined : value;

export const answer = (ask: Ask, value: unknown): Ask => {
  const field = askedField(ask);
  if (!field) return { ...ask, at: ask.at + 1 };
  return { ...ask, answers: { ...ask.answers, [field.name]: answered(field, value) }, at: ask.at + 1 };
};

/** One question back, its answer still there; null before the first. */
export const stepBack = (ask: Ask): Ask | null => (ask.at === 0 ? null : { ...ask, at: ask.at - 1 });

/** What the operator confirms; the label of one target, or how many there are. */
export const reviewLine = (ask: Ask, labelOfMany: string): Message | null => {
  const [first] = ask.targets;
  if (!first || !ask.command.reviewOf) return null;
  return ask.command.reviewOf(argsOf(ask, first), ask.targets.length === 1 ? first.target.label : labelOfMany);
};

/** Whether nothing takes it back once it was sent: no command, or none of its kind (decision 23). */
export const isIrreversible = (ask: Ask): boolean => {
  const [first] = ask.targets;
  return !first || (ask.command.inverseOf?.(argsOf(ask, first), '') ?? null) === null;
};
