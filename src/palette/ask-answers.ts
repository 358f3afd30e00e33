import { askedDraftKey } from '#commands/asked-draft.ts';
import type { AnyIntentCommand } from '#commands/command.ts';
import { mayBeLeftOut, type Field } from '#commands/field.ts';
import type { Message } from '#locale/translate.ts';
import { argsOf, fieldsToAsk, isOfEach, type Ask, type AskTarget } from './ask.ts';
import type { CommandPhrase } from './command-phrase.ts';
import type { Doubt } from './doubts.ts';

const without = <Value>(record: Readonly<Record<string, Value>>, names: ReadonlySet<string>): Record<string, Value> =>
  Object.fromEntries(Object.entries(record).filter(([name]) => !names.has(name)));

export const startAsk = (command: AnyIntentCommand, targets: readonly AskTarget[], given: Ask['given'] = {}): Ask => {
  const ofEach = new Set(command.fields.filter((field) => isOfEach(field, targets)).map(({ name }) => name));
  return {
    command,
    targets,
    isNamed: false,
    given: without(given, ofEach),
    fields: fieldsToAsk(command, targets, given),
    answers: {},
    said: {},
    at: 0,
    hints: { which: '', options: {} },
    isChanging: false,
    doubt: null,
  };
};

/** Nothing of its kind is here: which, is the first question. */
export const startNaming = (command: AnyIntentCommand): Ask => ({
  ...startAsk(command, []),
  isNamed: true,
  fields: command.fields,
});

/** What the phrase said is answered; what it names is looked for, and what it left open is asked. */
export const startPhrase = ({
  command,
  which,
  answers,
  said,
  hints,
}: Omit<CommandPhrase, 'command'> & { readonly command: AnyIntentCommand }): Ask => ({
  ...startNaming(command),
  answers,
  said,
  hints: { which, options: hints },
  isChanging: true,
});

/** What was given back of it, or typed in its dialog, stands in the questions too. */
export const draftKeyOfAsk = ({ command, targets, given, answers }: Ask): string =>
  askedDraftKey(
    command.name,
    targets.map(({ target }) => target.subject),
    command.partOf({ ...targets[0]?.prefill, ...given, ...answers }),
  );

/** Whether nothing takes it back from this one once it was sent: no command, or none of its kind (decision 23). */
export const isForGood = (ask: Ask, target: AskTarget): boolean => !ask.command.inverseOf?.(argsOf(ask, target), '');

/**
 * What the operator confirms, of what was read of the answers; the label of one target, or how many there are. Of several it is said as of
 * those with a way back, where there are some: how many have none is said beside it.
 */
export const reviewLine = (ask: Ask, labelOfMany: string): Message | null => {
  const { command, targets } = ask;
  const lineOf = (each: AskTarget): readonly Message[] => {
    const args = argsOf(ask, each);
    const read = command.parseArgs(args);
    const line = command.reviewOf?.(read.ok ? read.value : args, targets.length === 1 ? each.target.label : labelOfMany);
    return line ? [line] : [];
  };
  const [ways, none] = [targets.filter((each) => !isForGood(ask, each)), targets.filter((each) => isForGood(ask, each))];
  return [...ways, ...none].flatMap(lineOf)[0] ?? null;
};

/** How many questions stand before those of the command's fields. */
const beforeFields = ({ isNamed }: Ask): number => (isNamed ? 1 : 0);

export const questionsIn = (ask: Ask): number => ask.fields.length + beforeFields(ask);

/** Is it asked what the command is to act on? */
export const asksWhich = ({ isNamed, at }: Ask): boolean => isNamed && at === 0;

export const askedField = (ask: Ask): Field | null => ask.fields[ask.at - beforeFields(ask)] ?? null;

const isConfirmed = (ask: Ask): boolean => ask.isNamed || ask.doubt !== null || reviewLine(ask, '') !== null;

/** Is there anything left to show: a question, or the line to confirm? */
export const isReview = (ask: Ask): boolean => ask.at === questionsIn(ask) && isConfirmed(ask);
export const isAnswered = (ask: Ask): boolean => ask.at > questionsIn(ask) || (ask.at === questionsIn(ask) && !isConfirmed(ask));

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
const answered = (field: Field, value: unknown): unknown => (value === '' && mayBeLeftOut(field) ? undefined : value);

/** The first question without an answer; behind the last when all have one. */
const firstOpen = (ask: Ask): number => {
  if (ask.isNamed && ask.targets.length === 0) return 0;
  const open = ask.fields.findIndex(({ name }) => !(name in ask.answers));
  return open < 0 ? questionsIn(ask) : open + beforeFields(ask);
};

const stepOn = (ask: Ask): Ask => {
  const at = ask.isChanging ? firstOpen(ask) : ask.at + 1;
  return { ...ask, at, isChanging: ask.isChanging && at < questionsIn(ask) };
};

/** `words`: the answer as a person reads it. */
export const answer = (ask: Ask, value: unknown, words = ''): Ask => {
  const field = askedField(ask);
  if (!field) return { ...ask, at: ask.at + 1 };
  return stepOn({
    ...ask,
    answers: { ...ask.answers, [field.name]: answered(field, value) },
    said: { ...ask.said, [field.name]: words },
  });
};

/** Another target is asked what the server offers for it anew; every other answer stays. */
export const answerWhich = (ask: Ask, target: AskTarget): Ask => {
  const isOther = ask.targets.some((before) => before.target.subject !== target.target.subject);
  const ofTarget = new Set(isOther ? ask.fields.flatMap((field) => (field.kind === 'offered' ? [field.name] : [])) : []);
  return stepOn({
    ...ask,
    targets: [target],
    doubt: null,
    fields: fieldsToAsk(ask.command, [target], ask.given),
    answers: without(ask.answers, ofTarget),
    said: without(ask.said, ofTarget),
  });
};

/** One question back, its answer still there; null before the first. */
export const stepBack = (ask: Ask): Ask | null => (ask.at === 0 ? null : { ...ask, at: ask.at - 1, isChanging: false });

/** Back to any answered question; the later answers stay, and are not asked for again. */
export const changeAnswer = (ask: Ask, at: number): Ask => ({ ...ask, at, isChanging: true });

/** A question that has its answer, as it is offered to be changed. */
export interface AnsweredStep {
  readonly at: number;
  readonly words: string;
}

/** Every answer but the one that is being given, in the order of the questions. */
export const answeredSteps = (ask: Ask): readonly AnsweredStep[] => {
  const [first] = ask.targets;
  const which = ask.isNamed && first ? [{ at: 0, words: first.target.label }] : [];
  const fields = ask.fields.flatMap(({ name }, each) =>
    name in ask.answers ? [{ at: each + beforeFields(ask), words: ask.said[name] ?? '' }] : [],
  );
  return [...which, ...fields].filter(({ at, words }) => at !== ask.at && words !== '');
};

/** At its last line, with what speaks against it. */
export const withDoubt = (ask: Ask, doubt: Doubt): Ask => ({ ...ask, doubt, at: questionsIn(ask) });
