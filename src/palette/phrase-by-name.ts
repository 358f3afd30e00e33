import type { KindName } from '#contract/kinds.ts';
import { isAnswer, isReason, namedByNoun, namedInWords, phraseOf, type CommandPhrase, type Read } from './command-phrase.ts';
import { fieldsOf } from './phrase-fill.ts';
import { bare, folded, kindsOf, nounFirst, nounLast, type Tokens } from './phrase-target.ts';
import { chosenOf, parted, partedLast, type Parted, type PhraseCommand } from './phrase-verbs.ts';
import { isJoining, theOneSaid } from './phrase-words.ts';

type NameAndWords = readonly [name: string, words: string];

/** The longest beginning that names one company, and how many words it is; a word more than its name has is none of it. */
const knownIn = (tokens: Tokens, { companies }: Read): { readonly name: string; readonly words: number } | null => {
  for (let length = tokens.length; length > 0; length -= 1) {
    const company = theOneSaid(tokens.slice(0, length).join(' '), companies, ({ name }) => name);
    if (company && length <= company.name.split(/\s+/u).length) return { name: company.name, words: length };
  }
  return null;
};

/** As far as it is the name of a company that is known. An account is called as its company is, some with a word behind. */
const partedByCompany = ({ on }: PhraseCommand, tokens: Tokens, read: Read): NameAndWords | null => {
  const known = on === 'company' || on === 'marketplace' ? knownIn(tokens, read) : null;
  if (!known) return null;
  const rest = tokens.slice(known.words);
  const further = on === 'company' ? 0 : rest.findIndex((token) => !/^(?:\p{Lu}|outlet\b)/u.test(token));
  const end = further < 0 ? rest.length : further;
  return [bare([known.name, ...rest.slice(0, end)].join(' ')), rest.slice(end).join(' ')];
};

const partedBySign = (text: string): NameAndWords | null => {
  const sign = /^(?<name>[^:,;]*)[:,;](?<words>.*)$/su.exec(text)?.groups;
  return sign ? [(sign['name'] ?? '').trim(), (sign['words'] ?? '').trim()] : null;
};

/** Up to an answer, or a reason. */
const partedByAnswer = (command: PhraseCommand, tokens: Tokens, read: Read): NameAndWords | null => {
  const [field] = fieldsOf(command);
  if (!field) return null;
  const isOfText = field.kind === 'text' || field.kind === 'offered';
  const isSaid = (words: Tokens): boolean => (isOfText ? isReason(words[0]) && words.length > 1 : isAnswer(command, words, false, read));
  if (!isOfText && isSaid(tokens)) return ['', tokens.join(' ')];
  const at = tokens.findIndex((_, place) => place > 0 && isSaid(tokens.slice(place)));
  return at < 0 ? null : [withoutLastJoining(tokens.slice(0, at)), tokens.slice(at).join(' ')];
};

/** A name and what is said besides it. */
const nameIn = (command: PhraseCommand, tokens: Tokens, read: Read): NameAndWords => {
  const [first = '', ...others] = tokens;
  if (kindsOf(first).length > 0) return [bare(first), others.join(' ')];
  const all = tokens.join(' ');
  return partedByCompany(command, tokens, read) ?? partedBySign(all) ?? partedByAnswer(command, tokens, read) ?? [all, ''];
};

const withoutLastJoining = (tokens: Tokens): string => {
  let end = tokens.length;
  while (end > 1 && isJoining(folded(tokens[end - 1] ?? ''))) end -= 1;
  return tokens.slice(0, end).join(' ');
};

/** What kinds of things the words behind a verb can name. */
const kindsNamed = ({ found, words }: Parted, noun: KindName | null, rest: Tokens, read: Read): readonly KindName[] => {
  if (noun !== null) return namedByNoun.has(noun) ? [noun] : [];
  // 'Abrir' alone is said of much else than of a category.
  if (found.every(({ command, isWhole }) => namedInWords.has(command.on) && (isWhole || words > 1))) return [...namedInWords];
  if (!knownIn(rest, read)) return [];
  return found.some(({ command }) => command.on === 'company') ? ['company'] : ['marketplace'];
};

/** Of an order called by its buyer a text can not be told from the name; and what has a number is found by that. */
const isCalledByWords = (command: PhraseCommand, rest: Tokens): boolean =>
  namedInWords.has(command.on) ||
  (kindsOf(rest[0] ?? '').length === 0 && !rest.some((token) => kindsOf(token).includes('order')) && fieldsOf(command)[0]?.kind !== 'text');

/** A command whose target is called by words: 'bloquear empresa Empório Sabiá', 'retomar conta …'. */
export const byName = (tokens: Tokens, read: Read): CommandPhrase | null => {
  const begun = parted(tokens, read.verbs);
  if (!begun) return null;
  const { noun: following, rest } = nounFirst(begun.after);
  const noun = following ?? nounLast(tokens.slice(0, tokens.length - begun.after.length)).noun;
  const command = rest.length === 0 ? null : chosenOf(begun.found, kindsNamed(begun, noun, rest, read));
  if (!command || !isCalledByWords(command, rest)) return null;
  // 'Pausar conta por manutenção' says why, and not which.
  const isUnnamed = isReason(begun.after.find((token) => folded(token) !== '')) && fieldsOf(command)[0]?.kind === 'text';
  const [which, words] = isUnnamed ? ['', rest.join(' ')] : nameIn(command, rest, read);
  return phraseOf(command, which, words, read);
};

/** The same with the verb last: 'conta Utilidades Planalto retomar'. */
export const byNameFirst = (tokens: Tokens, read: Read): CommandPhrase | null => {
  const { noun, rest } = nounFirst(tokens);
  const last = noun !== null && namedInWords.has(noun) ? partedLast(rest, read.verbs) : null;
  const command = last && last.after.length > 0 ? chosenOf(last.found, noun === null ? [] : [noun]) : null;
  return last && command && phraseOf(command, withoutLastJoining(last.after), '', read);
};

/** Written as a name is: 'Farmácia Santa Clara'. */
const isName = (tokens: Tokens): boolean => tokens.every((token) => /^\p{Lu}/u.test(token) || /^(?:d[aeo]s?|e|&)$/u.test(token));

/** An account is called as its company is, some with a word behind. */
const isKnown = (tokens: Tokens, read: Read): boolean => {
  const known = knownIn(tokens, read);
  return known !== null && tokens.slice(known.words).every((token) => /^outlet$/iu.test(token));
};

/** The same without a noun, and with what is said besides: 'Farmácia Santa Clara pausar conta por férias'. */
export const byNameAlone = (tokens: Tokens, read: Read): CommandPhrase | null => {
  for (let at = 2; at < tokens.length; at += 1) {
    const name = tokens.slice(0, at);
    const found = isName(name) || isKnown(name, read) ? parted(tokens.slice(at), read.verbs) : null;
    const command =
      found && (chosenOf(found.found, ['company']) ?? chosenOf(found.found, ['marketplace']) ?? chosenOf(found.found, ['user']));
    if (found && command) return phraseOf(command, name.join(' '), found.after.join(' '), read);
  }
  return null;
};

/** Where a name ends that nobody here knows: at a sign, at what leads to a text, or at a code. */
const afterName = /[:,;]|\s(?=(?:dizendo|com|para|pra|por|motivo|porque|rastreio|c[oó]digo|valor|transportadora)\s|\S*\d)/iu;

export const isOfWhom = /^(?:d[aeo]s?|of)$/iu;

/** 'Do comprador' and 'de ontem' name nobody. */
const isNobody = (name: string): boolean => /^(?:comprador|compradora|cliente|hoje|ontem|anteontem)$/u.test(folded(name));

/** A noun and whose it is, after these verbs; null where nobody is named. */
const whose = (tokens: Tokens, after: Tokens): { readonly noun: KindName; readonly rest: Tokens } | null => {
  const { noun: following, rest } = nounFirst(after);
  const noun = following ?? nounLast(tokens.slice(0, tokens.length - after.length)).noun;
  const led = after.slice(0, after.length - rest.length).at(-1) ?? '';
  return noun === null || rest.length === 0 || !isOfWhom.test(led) || kindsOf(rest[0] ?? '').includes('order') ? null : { noun, rest };
};

/**
 * A command whose target is named by its person: 'responder pergunta da CAMILA_RJ', 'observação no pedido da Carla Souza: …'. The words
 * behind 'da' are never the text there.
 */
export const ofSomebody = (tokens: Tokens, read: Read): CommandPhrase | null => {
  const found = parted(tokens, read.verbs);
  const named = found && whose(tokens, found.after);
  const command = found && named && chosenOf(found.found, [named.noun]);
  if (!named || !command || fieldsOf(command)[0]?.kind !== 'text' || namedInWords.has(command.on)) return null;
  const all = named.rest.join(' ');
  const end = afterName.exec(all)?.index ?? all.length;
  const name = all.slice(0, end);
  return isNobody(name) ? null : phraseOf(command, name, all.slice(end), read);
};
