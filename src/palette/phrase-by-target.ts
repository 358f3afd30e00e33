import type { KindName } from '#contract/kinds.ts';
import { isAnswer, isWhy, phraseOf, type CommandPhrase, type Read } from './command-phrase.ts';
import { fieldsOf, isToldByShape } from './phrase-fill.ts';
import { isNow } from './phrase-shapes.ts';
import { bare, folded, isNounOf, isWholeNumberOf, kindsOf, nounFirst, nounLast, type Tokens } from './phrase-target.ts';
import { chosenOf, isVerbIn, parted, partedAnywhere, partedAround, partedLast, type Parted, type PhraseCommand } from './phrase-verbs.ts';
import { isJoining, isPolite, withoutPolite } from './phrase-words.ts';

/** Whom an answer is for goes without saying; what is told of a buyer does not: 'anotar cliente viajou no pedido 2000…'. */
const withoutBuyer = (words: Tokens): Tokens => {
  const from = words.findIndex((token) => !/^(?:ao|comprador|compradora|cliente)$/u.test(folded(token)));
  if (from < 0) return [];
  return folded(words[0] ?? '') === 'ao' ? words.slice(from) : words;
};

const joins = (token: string): boolean => /^(?:e|and|,|;|\+)$/iu.test(token);

/**
 * Something of the same kind right behind the target is another target: which of them is asked. If the command takes no words, a whole
 * number anywhere is another target. If it offers answers to choose from, only a number behind 'e' or a comma is one.
 */
const namesMore = (command: PhraseCommand, after: Tokens): boolean => {
  const [first = '', second = ''] = after;
  const isWordless = fieldsOf(command).length === 0 || isToldByShape(command);
  const isText = fieldsOf(command)[0]?.kind === 'text';
  const isJoined = (at: number): boolean => isWordless || (!isText && joins(after[at - 1] ?? ''));
  if (after.some((token, at) => isWholeNumberOf(command.on, token) && isJoined(at))) return true;
  return joins(first) ? kindsOf(second).includes(command.on) : kindsOf(first).includes(command.on) && !isText;
};

/** A target, and what stands around it. */
interface Around {
  readonly token: string;
  readonly before: Tokens;
  readonly after: Tokens;
  /** What stands before it without its noun. */
  readonly head: Tokens;
  readonly noun: KindName | null;
}

const pick = ({ token }: Around, said: Parted | null, noun: KindName | null): PhraseCommand | null => {
  const kinds = kindsOf(token);
  return said && chosenOf(said.found, noun === null ? kinds : kinds.filter((kind) => kind === noun));
};

const filled = ({ token, after }: Around, command: PhraseCommand, words: Tokens, read: Read): CommandPhrase | null =>
  namesMore(command, after) || namesMore(command, words) ? null : phraseOf(command, bare(token), words.join(' '), read);

/** A text is said in one place: around its target it is none. */
const isTorn = (command: PhraseCommand, words: Tokens, after: Tokens): boolean =>
  words.length > 0 && after.length > 0 && fieldsOf(command)[0]?.kind === 'text' && kindsOf(words[0] ?? '').length === 0;

/** A verb at the end is what is asked for, and the noun before says of what: 'cancelamento do 2000… recusar'. */
const isAskedLast = ({ before, after }: Around, { verbs }: Read): boolean =>
  !isVerbIn(verbs, before[0] ?? '') && isVerbIn(verbs, after.at(-1) ?? '');

/** 'Enviar hoje 2000…' says no more than 'enviar'. */
const withoutNow = (command: PhraseCommand, words: Tokens): Tokens =>
  isToldByShape(command) ? words.filter((word) => !isNow(word)) : words;

/** 'Cancelar pedido 2000… sem estoque'. */
const verbFirst = (around: Around, begun: Parted, read: Read): CommandPhrase | null => {
  const { after } = around;
  if (isAskedLast(around, read)) return null;
  const said = nounLast(begun.after);
  const named = nounFirst(said.rest);
  const noun = said.noun ?? named.noun;
  // A mediation is called by the number of its order, where it is said that one is meant.
  const isOfMediation = noun === 'order' && around.before.some((token) => isNounOf('mediation', token));
  const command = pick(around, begun, noun) ?? (isOfMediation ? pick(around, begun, 'mediation') : null);
  if (!command) return null;
  const words = withoutNow(command, withoutBuyer(named.noun === null ? said.rest : named.rest));
  if (words.length > 0 && !isAnswer(command, words, noun !== null, read)) return null;
  return filled(around, command, isTorn(command, words, after) ? after : [...words, ...after], read);
};

/** '2000… cancelar sem estoque'. */
const targetFirst = (around: Around, read: Read): CommandPhrase | null => {
  const follows = around.head.length === 0 ? parted(withoutPolite(around.after), read.verbs) : null;
  const command = pick(around, follows, around.noun);
  return follows && command && filled(around, command, follows.after, read);
};

/** '2000… sem estoque cancelar': all that is said besides has to be an answer. */
const verbLast = (around: Around, read: Read): CommandPhrase | null => {
  const { head, noun, before, after } = around;
  const isFirst = head.length === 0;
  const last = partedLast(isFirst ? after : before, read.verbs);
  const command = pick(around, last, isFirst ? noun : null);
  if (!last || !command) return null;
  const words = noun === null ? last.after : nounFirst(last.after).rest;
  // Words for what only the server offers are held against its options: where they fit none, it is asked.
  const isOfOffered = fieldsOf(command)[0]?.kind === 'offered';
  if (!(isOfOffered ? isWhy(words) : isAnswer(command, words, false, read))) return null;
  return filled(around, command, isFirst ? words : [...words, ...after], read);
};

/** With the token at this place for its target; null where no command fits it so. */
export const withTarget = (tokens: Tokens, at: number, read: Read): CommandPhrase | null => {
  const before = tokens.slice(0, at);
  const { noun, rest: head } = nounLast(before);
  const around: Around = { token: tokens[at] ?? '', before, after: tokens.slice(at + 1), head, noun };
  const title = partedAround(head, around.after, read.verbs);
  const command = pick(around, title, noun);
  if (title && command) return filled(around, command, title.after, read);
  const begun = parted(before, read.verbs);
  return (begun && verbFirst(around, begun, read)) ?? targetFirst(around, read) ?? verbLast(around, read);
};

/** Target and title in any order, and nothing besides that is no answer: '2000… etiqueta imprimir', 'novo CEP 30130-010 no pedido 2000…'. */
export const inAnyOrder = (tokens: Tokens, read: Read): CommandPhrase | null => {
  const [found, ...others] = partedAnywhere(tokens, read.verbs);
  if (!found || others.length > 0) return null;
  const fits = (token: string): PhraseCommand | null => chosenOf(found.found, kindsOf(token));
  const [target, ...more] = found.after.filter((token) => fits(token) !== null);
  const command = target === undefined ? null : fits(target);
  if (target === undefined || !command || more.length > 0) return null;
  const words = nounLast(found.after.slice(0, found.after.indexOf(target))).rest.concat(found.after.slice(found.after.indexOf(target) + 1));
  const said = words.filter((token) => !isPolite(folded(token)) && !isJoining(folded(token)));
  return said.length === 0 || isAnswer(command, words, false, read)
    ? phraseOf(command, bare(target), said.length === 0 ? '' : words.join(' '), read)
    : null;
};
