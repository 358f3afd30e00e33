import type { KindName } from '#contract/kinds.ts';
import type { Company } from './held.ts';
import { fieldsOf, fill, type Filled, type Reading } from './phrase-fill.ts';
import { folded, type Tokens } from './phrase-target.ts';
import type { PhraseCommand, Verbs } from './phrase-verbs.ts';

/** A command with what a phrase said of it: nothing of it runs before it was shown and confirmed. */
export interface CommandPhrase extends Filled {
  readonly command: PhraseCommand;
  /** What is to be looked for as its target, as it was typed. */
  readonly which: string;
}

/** What phrases are read with. */
export interface Read extends Reading {
  readonly verbs: Verbs;
  readonly companies: readonly Company[];
}

/** Called by words, whichever verb stands before them. */
export const namedInWords: ReadonlySet<KindName> = new Set(['company', 'user', 'marketplace', 'category', 'pricerule', 'automessage']);
/** Called by words where their noun is said. */
export const namedByNoun: ReadonlySet<KindName> = new Set(['listing', 'order', 'mediation', ...namedInWords]);

/** Words that begin a reason: it is one wherever it stands. */
export const isReason = (token: string | undefined): boolean =>
  /^(?:por|motivo|porque|sem|pois|devido|because)$/u.test(folded(token ?? ''));

export const phraseOf = (command: PhraseCommand, which: string, words: string, read: Read): CommandPhrase | null => {
  const { rest, ...answered } = fill(command, words, read);
  // A page's action takes nothing besides: what else was said is not understood.
  return command.kind === 'action' && rest !== '' ? null : { command, which, ...answered };
};

/** What stands before the target is an answer where it is one of those there are, begins as a reason does, or is the text it asks for. */
export const isAnswer = (command: PhraseCommand, said: Tokens, isNounSaid: boolean, read: Read): boolean => {
  const [field] = fieldsOf(command);
  if (!field) return false;
  if (field.kind === 'offered') return isReason(said[0]);
  if (field.kind === 'text') return isNounSaid || said.length === 1;
  const { rest, answers } = fill(command, said.join(' '), read);
  return rest === '' && Object.keys(answers).length > 0;
};
