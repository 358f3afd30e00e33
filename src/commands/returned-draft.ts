import { z } from 'zod';
import type { Fact, Subject } from '#events/record.ts';

/** What somebody wrote and took back before it was sent, or was refused: text, and whose files go with it. */
const Written = z.object({
  text: z.string(),
  /** Names of what goes with it. */
  files: z.array(z.string()),
  filesOwner: z.string().nullable(),
});
export type Written = z.infer<typeof Written>;

const Draft = z.object({ written: z.array(Written) });

type Forms = Readonly<Record<string, unknown>>;

const prefix = 'given-back:';
export const returnedDraftForm = (subject: Subject): string => `${prefix}${subject}`;

export const returnedDraftsIn = (forms: Forms, subject: Subject): readonly Written[] =>
  Draft.safeParse(forms[returnedDraftForm(subject)]).data?.written ?? none;
const none: readonly Written[] = [];

/** Waits in the log, in the same append as what took it back, until the form it was written in is on screen. */
export const returnDraftFact = (forms: Forms, subject: Subject, written: Written): Fact => ({
  type: 'form.drafted.v1',
  form: returnedDraftForm(subject),
  draft: { written: [...returnedDraftsIn(forms, subject), written] },
});

const isSame = (one: Written, other: Written): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * Its form has taken `taken`, and `left` of it is still to come; what was given back since stays. Nothing where it is no longer there:
 * then another tab has taken it.
 */
export const takenFacts = (forms: Forms, subject: Subject, taken: Written, left: Written | null): readonly Fact[] => {
  const written = returnedDraftsIn(forms, subject);
  const at = written.findIndex((each) => isSame(each, taken));
  if (at < 0) return [];
  const still = written.toSpliced(at, 1, ...(left ? [left] : []));
  return [{ type: 'form.drafted.v1', form: returnedDraftForm(subject), draft: still.length > 0 ? { written: still } : null }];
};

export const ownersOfReturnedDrafts = (forms: Forms): readonly string[] =>
  Object.entries(forms).flatMap(([form, draft]) =>
    form.startsWith(prefix) ? (Draft.safeParse(draft).data?.written ?? none).flatMap(({ filesOwner }) => filesOwner ?? []) : [],
  );
