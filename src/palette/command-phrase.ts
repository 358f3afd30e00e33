import type { KindName } from '#contract/kinds.ts';
import type { Company } from './held.ts';
import { fieldsOf, fill, isToldByShape, type Fill, type Filled, type Reading } from './phrase-fill.ts';
import { folded, isWholeNumberOf, kindsOf, type Tokens } from './phrase-target.ts';
import { isVerbIn, parted, type PhraseCommand, type Verbs } from './phrase-verbs.ts';
import { isJoining } from './phrase-words.ts';

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

/** A reason and what it is; 'motivo do cancelamento' is a thing that has one. */
const saysReason = ([first, second = '']: Tokens): boolean => isReason(first) && !/^(?:|d[ao])$/u.test(folded(second));

/**
 * What stands before its verb says why, where it begins as a reason does, ends at a sign, or somebody wants it: 'comprador pediu pra cancelar'.
 * Another verb there is what is done: 'desistir de cancelar'.
 */
export const isWhy = (words: Tokens): boolean => {
  const naming = words.map(folded).filter((word) => word !== '' && !isJoining(word));
  if (naming.length === 0 || naming.some((word) => /..[aei]r$/u.test(word))) return false;
  const last = words.at(-1) ?? '';
  return saysReason(words) || /[,;:.]$/u.test(last) || (naming.length > 1 && /^(?:pra|para)$/u.test(folded(last)));
};

/** What is asked for a reason by nature: whatever stands behind it says why. */
const ofAnyReason: ReadonlySet<string> = new Set(['order.requestCancel', 'order.refuseCancel']);
export const takesAnyReason = ({ name }: PhraseCommand): boolean => ofAnyReason.has(name);

/** What lets something go on, or makes more of it: a lack is no reason for it, but against it or how. */
const lettingOn: ReadonlySet<string> = new Set(['listing.approve', 'listing.activate', 'listing.unlock', 'listing.duplicate']);

/** How long, how much or in which order: that is no reason, and nothing here can be done so. */
export const isLimit = (words: Tokens): boolean =>
  /^(?:por )?(?:\d|(?:um|uma|dois|duas|tres|alguns|algumas|enquanto|ultimo|primeiro|ora|metade|parte|parcial(?:mente)?)\b)/u.test(
    words.map(folded).join(' '),
  );

const isReasonFor = (command: PhraseCommand, words: Tokens): boolean => {
  if (isLimit(words)) return false;
  if (lettingOn.has(command.name) && /^(?:sem|motivo)$/u.test(folded(words[0] ?? ''))) return false;
  return saysReason(words) || (takesAnyReason(command) && words.every((word) => kindsOf(word).length === 0));
};

/** A verb, or no more than what another command is about: 'enviar 2000… nota', '… e enviar'. 'Já enviado' tells what was done. */
const isOfElse = (words: Tokens, verbs: Verbs): boolean => {
  const said = words.slice(
    Math.max(
      0,
      words.findIndex((word) => !/^(?:e|and|mas|but|[,;+])$/u.test(folded(word))),
    ),
  );
  const [first = ''] = said;
  return isVerbIn(verbs, first) || (!isJoining(folded(first)) && parted(said, verbs)?.after.length === 0);
};

/**
 * A command that asks for nothing takes no more words than a reason. One whose answers are told by their shape takes no words but a carrier
 * to be confirmed. A phrase with other words is not understood.
 */
const isUnderstood = (command: PhraseCommand, words: string, { rest, hints }: Fill, { verbs }: Read): boolean => {
  if (rest === '') return true;
  const said = words.trim().split(/\s+/u);
  if (fieldsOf(command).length > 0) return !isToldByShape(command) || (Object.values(hints).includes(rest) && !isOfElse(said, verbs));
  return command.kind === 'intent' && isReasonFor(command, said) && (saysReason(said) || !isOfElse(said, verbs));
};

export const phraseOf = (command: PhraseCommand, which: string, words: string, read: Read): CommandPhrase | null => {
  const filled = fill(command, words, read);
  const { rest: _, ...answered } = filled;
  return isUnderstood(command, words, filled, read) ? { command, which, ...answered } : null;
};

/**
 * What stands before the target is an answer where it is one of those there are, begins as a reason does, or is the text it asks for. Words
 * are that text only where the noun parts them from the target: else they are a verb or a noun of something else ('enviar nota 2000…').
 */
export const isAnswer = (command: PhraseCommand, said: Tokens, isNounSaid: boolean, read: Read): boolean => {
  const [field] = fieldsOf(command);
  // The number of another one is no answer, but another target.
  if (!field || said.some((token) => isWholeNumberOf(command.on, token))) return false;
  if (field.kind === 'offered') return saysReason(said);
  const { rest, answers } = fill(command, said.join(' '), read);
  if (rest !== '' || Object.keys(answers).length === 0) return false;
  return field.kind !== 'text' || said.some((token) => /\d/u.test(token)) || (isNounSaid && !isToldByShape(command));
};
