import { foldedWords } from '#lib/fold-text.ts';
import { locales } from '#locale/locales.ts';
import { translateIn } from '#locale/translate.ts';
import { isLimit, namedInWords, takesAnyReason, type CommandPhrase, type Read } from './command-phrase.ts';
import { fieldsOf, isToldByShape } from './phrase-fill.ts';
import { isNow } from './phrase-shapes.ts';
import { folded, kindsOf, type Tokens } from './phrase-target.ts';
import { isVerbIn, type PhraseCommand } from './phrase-verbs.ts';
import { isFormIn, isJoining, isNegation } from './phrase-words.ts';

/** What supposes, asks or restricts: what stands behind it is not told to be done. */
const isCondition = (word: string): boolean =>
  /^(?:quando|se|caso|talvez|quem|qual|quais|onde|so|somente|apenas|when|if|only)$/u.test(word);

/** Do these words begin with another time than now? */
const isLater = (words: readonly string[]): boolean =>
  /^(?:amanha|depois|manha|tarde|noite|segunda|terca|quarta|quinta|sexta|sabado|domingo|tomorrow|later|mais tarde|(?:semana|mes|ano) que vem|proxim[ao] (?:semana|mes|ano)|(?:fim|final) d[aeo] (?:dia|tarde|semana|mes|ano)|assim que|em breve|daqui|a?partir d[aeo]s? (?:\d+|amanha|depois|dia|segunda|terca|quarta|quinta|sexta|sabado|domingo|proxim[ao]|(?:semana|mes|ano) que vem)|em \d+ (?:dias?|horas?|semanas?|mes(?:es)?)|dia \d+|\d{1,2} ?h(?:oras?|\d{2})?)(?: |$)/u.test(
    words.join(' '),
  );

const isBut = (word: string): boolean => /^(?:mas|porem|but)$/u.test(word);

/** A phrase as it was typed, and what became of its words. */
interface Heard {
  readonly tokens: Tokens;
  readonly phrase: CommandPhrase;
  readonly read: Read;
  /** The text that somebody says, or that says why; empty where none was taken. */
  readonly text: string;
}

const textOf = ({ command, said }: CommandPhrase): string =>
  isToldByShape(command)
    ? ''
    : fieldsOf(command)
        .flatMap(({ kind, name }) => (kind === 'text' ? (said[name] ?? []) : []))
        .join(' ');

const has = (text: string, words: readonly string[]): boolean => ` ${foldedWords(text).join(' ')} `.includes(` ${words.join(' ')} `);

const endsAtSign = (token: string): boolean => /[,;:.]$/u.test(token);

/** It and the word behind it, as both stand in what was taken. */
const withNext = (tokens: Tokens, at: number): readonly string[] =>
  tokens
    .slice(at, at + 2)
    .flatMap(foldedWords)
    .slice(0, 2);

/** 'Não foi resolvido' is one of the answers there are, in whatever form. */
const isOfAnswer = ({ tokens, phrase }: Heard, at: number): boolean => {
  const next =
    tokens
      .slice(at + 1)
      .map(folded)
      .find((word) => !isJoining(word)) ?? '';
  return fieldsOf(phrase.command).some(({ kind, name }) => {
    const label = kind === 'text' ? '' : (phrase.said[name] ?? '');
    return has(label, [folded(tokens[at] ?? '')]) && isFormIn(next, label);
  });
};

/** Does a clause begin here? The same words amid one say something else: 'cliente se arrependeu'. */
const begins = ({ tokens, read }: Heard, at: number): boolean => {
  const before = tokens[at - 1] ?? '';
  const word = folded(before);
  return (
    word === '' ||
    endsAtSign(before) ||
    kindsOf(before).length > 0 ||
    isVerbIn(read.verbs, before) ||
    [isJoining, isNegation, isCondition].some((is) => is(word))
  );
};

/** Tells words for a deed, its time or its object: a no before one of these denies the command. */
const isOfDeed = ({ tokens, read }: Heard, at: number, titles: readonly string[]): boolean => {
  const token = tokens[at] ?? '';
  const word = folded(token);
  return (
    isNow(word) ||
    isLater(tokens.slice(at).map(folded)) ||
    read.verbs.infinitives.includes(word) ||
    kindsOf(token).length > 0 ||
    titles.some((title) => has(title, [word]))
  );
};

/** It is not wanted any more: 'cancelar 2000… não precisa'. Of a buyer the same says why. */
const isOfWish = (word: string): boolean => /^(?:quero|queremos|precisa|vou|vamos|pode|deve)$/u.test(word);

/** Behind the verb it belongs to why it is done, where that is asked: 'cancelar 2000… cliente não quer'. */
const isOfWhy = (heard: Heard, at: number, titles: readonly string[]): boolean => {
  const {
    tokens,
    phrase: { command },
    read,
  } = heard;
  return (
    (takesAnyReason(command) || fieldsOf(command).some(({ kind }) => kind !== 'text')) &&
    (/^(?:nao|not)$/u.test(folded(tokens[at] ?? '')) || !begins(heard, at)) &&
    tokens.slice(0, at).some((token) => isVerbIn(read.verbs, token)) &&
    !isOfDeed(heard, at + 1, titles) &&
    !(begins(heard, at) && isOfWish(folded(tokens[at + 1] ?? '')))
  );
};

/** Whether what stands behind this negation is what was to be done: it has to be in a text, a title, an answer, or in why. */
const isDenied = (heard: Heard, at: number): boolean => {
  const { tokens, phrase, text } = heard;
  const pair = withNext(tokens, at);
  const titles = locales.map((locale) => translateIn(locale)(phrase.command.title));
  if (pair.length === 2 && has(text, pair)) return false;
  // With nothing behind it, it says no to all of it: 'cancelar 2000… não, cliente voltou atrás'.
  if (pair.length < 2 || endsAtSign(tokens[at] ?? '')) return true;
  return !(titles.some((title) => has(title, pair)) || isOfAnswer(heard, at) || isOfWhy(heard, at, titles));
};

/** Is all it asks a text, which somebody says or notes? Of what is called by its name that text says why. */
const isToldAlone = (command: PhraseCommand): boolean => {
  const [only, ...others] = fieldsOf(command);
  return only?.kind === 'text' && others.length === 0 && !namedInWords.has(command.on);
};

/** A text that is all that is asked may suppose anything; a remark or a reason may not begin so, nor go on so behind a sign. A carrier may not. */
const isSupposed = (heard: Heard, at: number): boolean => {
  const {
    tokens,
    phrase: { command, which, said },
    text,
  } = heard;
  const pair = withNext(tokens, at);
  const before = tokens[at - 1] ?? '';
  if (has(said['carrier'] ?? '', pair)) return true;
  if (!has(text, pair)) return begins(heard, at) && !has(which, pair);
  return !isToldAlone(command) && (foldedWords(text)[0] === folded(tokens[at] ?? '') || endsAtSign(before) || isBut(folded(before)));
};

/** Words that do not begin with when: 'só depois do almoço' says no more than that. */
const isMore = (said: string): boolean => {
  const words = foldedWords(said);
  const first = words.findIndex((word) => ![isJoining, isCondition, isNow, isBut].some((is) => is(word)));
  return first >= 0 && !words.slice(0, first + 1).some((_, at) => isLater(words.slice(at)));
};

/** It is done now, however it is said: unless that is asked, or the word is one of a name, a text, or of why. */
const isPutOff = ({ tokens, phrase: { command, which, hints }, text }: Heard, at: number): boolean => {
  const word = folded(tokens[at] ?? '');
  // Behind what is answered even one such word is a text: 'responder CAMILA_RJ amanhã'.
  const isToldBehind = isToldAlone(command) && tokens.slice(0, at).some((token) => kindsOf(token).length > 0);
  // From when on it is done says not why, also amid other words: 'fraude a partir de amanhã'.
  const whys = /^a?partir$/u.test(word) ? [] : [...Object.values(hints), text].filter(isMore);
  const texts = isToldBehind ? [...whys, text] : whys;
  return !fieldsOf(command).some(({ kind }) => kind === 'instant') && ![which, ...texts].some((each) => has(each, [word]));
};

/** Of 'por que' the first word goes with what is only polite. */
const isAsked = ({ tokens: [first = '', ...others], text }: Heard): boolean =>
  /^(?:como|porque|que)$/u.test(folded(first)) || ((others.at(-1) ?? '').endsWith('?') && !text.endsWith('?'));

const isLimitAt = (tokens: Tokens, at: number): boolean => {
  const word = folded(tokens[at] ?? '');
  return (word === 'por' && isLimit(tokens.slice(at))) || (word === 'ate' && isLater(tokens.slice(at + 1).map(folded)));
};

/** Why somebody is blocked is not for how long: 'bloquear … por 7 dias', 'até amanhã'. */
const isLimited = ({ tokens, phrase: { command } }: Heard): boolean =>
  namedInWords.has(command.on) && tokens.some((_, at) => isLimitAt(tokens, at));

/** Where these words tell a second deed: 'e cancelar', 'e avisar'. */
const isAlsoDone = (words: readonly string[], at: number, { verbs }: Read): boolean => {
  const next = words[at + 1] ?? '';
  return /^(?:e|and)$/u.test(words[at] ?? '') && (verbs.infinitives.includes(next) || next === 'avisar');
};

const beginsWith = (text: string, name: string): boolean => {
  const words = foldedWords(name);
  return words.length > 0 && ` ${foldedWords(text).join(' ')} `.startsWith(` ${words.join(' ')} `);
};

/** Another company, or something else to do, is no part of why this one is blocked. */
const namesMore = ({ tokens, phrase: { command, which }, read, text }: Heard): boolean => {
  const words = tokens.map(folded);
  return (
    namedInWords.has(command.on) &&
    (/^(?:e|and) /iu.test(text) ||
      read.companies.some(({ name }) => beginsWith(text, name) && !beginsWith(which, name)) ||
      words.some((_, at) => isAlsoDone(words, at, read) && !has(which, words.slice(at, at + 2))))
  );
};

/** What is done besides, or left out, is no remark, no reason and no carrier: 'resolvida e cancelar', 'pela Jadlog e avisar'. */
const goesOn = (heard: Heard): boolean => {
  const {
    phrase: { command, said },
    read,
    text,
  } = heard;
  const carrier = foldedWords(said['carrier'] ?? '');
  return (
    (!isToldAlone(command) && (/^(?:menos|exceto|except) /iu.test(text) || isAlsoDone(foldedWords(text), 0, read))) ||
    carrier.some((word, at) => at > 0 && (/^(?:ou|or)$/u.test(word) || isAlsoDone(carrier, at, read))) ||
    namesMore(heard)
  );
};

/**
 * Whether the phrase says not to do it, or asks, or supposes, or puts it off: then none of it is run, and no word of that is taken for an answer.
 */
export const isTakenBack = (tokens: Tokens, phrase: CommandPhrase, read: Read): boolean => {
  const heard: Heard = { tokens, phrase, read, text: textOf(phrase) };
  const words = tokens.map(folded);
  return (
    isAsked(heard) ||
    isLimited(heard) ||
    goesOn(heard) ||
    words.some((word, at) => {
      if (isNegation(word)) return isDenied(heard, at);
      if (isCondition(word)) return isSupposed(heard, at);
      return isLater(words.slice(at)) && isPutOff(heard, at);
    })
  );
};
