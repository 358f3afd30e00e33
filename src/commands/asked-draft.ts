import type { Drafts } from '#events/projections/drafts.ts';
import type { FactOf, Subject } from '#events/record.ts';
import type { Field } from './field.ts';

/**
 * The draft of the form a command is asked in: a dialog, a box on a page, or the palette. One for each thing, or for all that are decided
 * together, in whatever order they were chosen; `part` is which of several of that thing.
 */
export const askedDraftKey = (command: string, subjects: readonly Subject[], part = ''): string =>
  `${command.replace('.', '-')}:${[...subjects.toSorted(), part].filter(Boolean).join(' ')}`;

type Values = Readonly<Record<string, string | boolean>>;

/** How its arguments stand in the fields of its form again, where that is not each text as it was sent into an empty one. */
export interface AskedForm<Args, State> {
  readonly typed?: (args: Args) => Values;
  /**
   * What the form began with: the record as it was known. `args` as far as they are known, for nobody may have answered yet; `state` is the
   * newest answer about it, null where none is here.
   */
  readonly begun?: (args: Partial<Args>, state: State | null) => Values;
  readonly part?: (args: Partial<Args>) => string | undefined;
  /** What is left empty stays as it is: where each field is a question, it begins empty. Otherwise it begins with what an empty one would take away. */
  readonly emptyStays?: true;
}

/** Longer ones are sentences: of two that were begun neither replaces the other. */
const longestWord = 120;
const isProse = (field: Field): boolean => field.kind === 'text' && field.maxLength > longestWord;

const textOf = (values: unknown, name: string): string => {
  const value = typeof values === 'object' && values !== null ? (values as Readonly<Record<string, unknown>>)[name] : null;
  return typeof value === 'string' ? value : '';
};

/** What stood in the form, by its fields. */
export const textsIn = (fields: readonly Field[], args: unknown): Values =>
  Object.fromEntries(fields.flatMap(({ name }) => (textOf(args, name) === '' ? [] : [[name, textOf(args, name)]])));

/** What was written by hand, a line each. */
export const writtenIn = (fields: readonly Field[], typed: Values): string =>
  fields.flatMap((field) => (field.kind === 'text' && textOf(typed, field.name)) || []).join('\n');

interface Asked {
  readonly form: string;
  readonly fields: readonly Field[];
  readonly typed: Values;
  readonly begun: Values;
}

/** Stands in its form again, behind what another tab has begun there by now. */
export const askedDraft = ({ form, fields, typed, begun }: Asked, { formsByName }: Drafts): FactOf<'form.drafted.v1'> => {
  const there = formsByName[form];
  const standing = typeof there === 'object' && there !== null && 'values' in there ? there.values : null;
  const both = Object.fromEntries(
    fields.filter(isProse).flatMap(({ name }) => {
      const [before, mine] = [textOf(standing, name), textOf(typed, name)];
      return before === '' || mine.includes(before) ? [] : [[name, `${before}\n${mine}`.trim()]];
    }),
  );
  return { type: 'form.drafted.v1', form, draft: { values: { ...begun, ...typed, ...both }, base: JSON.stringify(begun) } };
};

/** An empty form. */
export const emptyOf = (fields: readonly Field[]): Values => Object.fromEntries(fields.map(({ name }) => [name, '']));

/** What several begin with together: nothing that is of one. */
export const blanked = (begun: Values): Values =>
  Object.fromEntries(Object.entries(begun).map(([name, value]) => [name, typeof value === 'string' ? '' : value]));
