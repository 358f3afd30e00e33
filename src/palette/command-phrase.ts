import type { KindName } from '#contract/kinds.ts';
import type { Company } from './held.ts';
import { fieldsOf, fill, isStrict, type Filled, type Reading } from './phrase-fill.ts';
import { bare, folded, kindsOf, nounFirst, nounLast, type Tokens } from './phrase-target.ts';
import { chosenOf, parted, partedAround, partedLast, type Parted, type PhraseCommand, type Verbs } from './phrase-verbs.ts';
import { isJoining, isPolite, theOneSaid } from './phrase-words.ts';

/** A command with what a phrase said of it: nothing of it runs before it was shown and confirmed. */
export interface CommandPhrase extends Filled {
  readonly command: PhraseCommand;
  /** What is to be looked for as its target, as it was typed. */
  readonly which: string;
}

interface Read extends Reading {
  readonly verbs: Verbs;
  readonly companies: readonly Company[];
}

/** Called by words, whichever verb stands before them. */
const namedInWords: ReadonlySet<KindName> = new Set(['company', 'user', 'marketplace', 'category', 'pricerule', 'automessage']);
/** Called by words where their noun is said. */
const namedByNoun: ReadonlySet<KindName> = new Set(['listing', 'order', 'mediation', ...namedInWords]);

/** Words that begin a reason: it is one wherever it stands. */
const isReason = (token: string | undefined): boolean => /^(?:por|motivo|porque|sem|pois|devido|because)$/u.test(folded(token ?? ''));

/** Whom an answer is for goes without saying. */
const isToBuyer = (token: string): boolean => /^(?:ao|comprador|compradora|cliente)$/u.test(folded(token));

const phraseOf = (command: PhraseCommand, which: string, words: string, read: Read): CommandPhrase | null => {
  const { rest, ...answered } = fill(command, words, read);
  // A page's action takes nothing besides: what else was said is not understood.
  return command.kind === 'action' && rest !== '' ? null : { command, which, ...answered };
};

/** Something of the same kind right behind the target is another target: which of them is asked. */
const namesMore = (command: PhraseCommand, [first = '', second = '']: Tokens): boolean => {
  if (/^(?:e|and|,|;|\+)$/iu.test(first)) return kindsOf(second).includes(command.on);
  return kindsOf(first).includes(command.on) && fieldsOf(command)[0]?.kind !== 'text';
};

/** What stands before the target is an answer where it is one of those there are, begins as a reason does, or is the text it asks for. */
const isAnswer = (command: PhraseCommand, said: Tokens, isNounSaid: boolean, read: Read): boolean => {
  const [field] = fieldsOf(command);
  if (!field) return false;
  if (field.kind === 'offered') return isReason(said[0]);
  if (field.kind === 'text') return isNounSaid || said.length === 1;
  const { rest, answers } = fill(command, said.join(' '), read);
  return rest === '' && Object.keys(answers).length > 0;
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
  namesMore(command, after) ? null : phraseOf(command, bare(token), words.join(' '), read);

/** A text is said in one place: around its target it is none. */
const isTorn = (command: PhraseCommand, words: Tokens, after: Tokens): boolean =>
  words.length > 0 && after.length > 0 && fieldsOf(command)[0]?.kind === 'text' && kindsOf(words[0] ?? '').length === 0;

/** 'Cancelar pedido 2000… sem estoque'. */
const verbFirst = (around: Around, begun: Parted, read: Read): CommandPhrase | null => {
  const { after } = around;
  const said = nounLast(begun.after);
  const named = nounFirst(said.rest);
  const noun = said.noun ?? named.noun;
  const words = (named.noun === null ? said.rest : named.rest).filter((each) => !isToBuyer(each));
  // A mediation is called by the number of its order.
  const command = pick(around, begun, noun) ?? (noun === 'order' ? pick(around, begun, 'mediation') : null);
  if (!command || (words.length > 0 && !isAnswer(command, words, noun !== null, read))) return null;
  return filled(around, command, isTorn(command, words, after) ? after : [...words, ...after], read);
};

/** From the first word on that says something: 'pode aprovar'. */
const withoutPolite = (tokens: Tokens): Tokens => {
  const from = tokens.findIndex((token) => !isPolite(folded(token)));
  return tokens.slice(Math.max(0, from));
};

/** '2000… cancelar sem estoque'. */
const targetFirst = (around: Around, read: Read): CommandPhrase | null => {
  const follows = around.head.length === 0 ? parted(withoutPolite(around.after), read.verbs) : null;
  const command = pick(around, follows, around.noun);
  return follows && command && phraseOf(command, bare(around.token), follows.after.join(' '), read);
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
  if (words.length === 0 || !(isOfOffered || isAnswer(command, words, false, read))) return null;
  return filled(around, command, isFirst ? words : [...words, ...after], read);
};

/** With the token at this place for its target; null where no command fits it so. */
const withTarget = (tokens: Tokens, at: number, read: Read): CommandPhrase | null => {
  const before = tokens.slice(0, at);
  const { noun, rest: head } = nounLast(before);
  const around: Around = { token: tokens[at] ?? '', before, after: tokens.slice(at + 1), head, noun };
  const title = partedAround(head, around.after, read.verbs);
  const command = pick(around, title, noun);
  if (title && command) return phraseOf(command, bare(around.token), title.after.join(' '), read);
  const begun = parted(before, read.verbs);
  return (begun && verbFirst(around, begun, read)) ?? targetFirst(around, read) ?? verbLast(around, read);
};

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
const kindsNamed = ({ found, words }: Parted, noun: KindName | null, rest: Tokens, { companies }: Read): readonly KindName[] => {
  if (noun !== null) return namedByNoun.has(noun) ? [noun] : [];
  // 'Abrir' alone is said of much else than of a category.
  if (found.every(({ command, isWhole }) => namedInWords.has(command.on) && (isWhole || words > 1))) return [...namedInWords];
  return theOneSaid(rest.join(' '), companies, ({ name }) => name) ? ['company'] : [];
};

/** Of an order called by its buyer a text can not be told from the name; and what has a number is found by that. */
const isCalledByWords = (command: PhraseCommand, rest: Tokens): boolean =>
  namedInWords.has(command.on) || (kindsOf(rest[0] ?? '').length === 0 && fieldsOf(command)[0]?.kind !== 'text');

/** Whose target is called by words: 'bloquear empresa Empório Sabiá', 'retomar conta …'. */
const byName = (tokens: Tokens, read: Read): CommandPhrase | null => {
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
const byNameFirst = (tokens: Tokens, read: Read): CommandPhrase | null => {
  const { noun, rest } = nounFirst(tokens);
  const last = noun !== null && namedInWords.has(noun) ? partedLast(rest, read.verbs) : null;
  const command = last && last.after.length > 0 ? chosenOf(last.found, noun === null ? [] : [noun]) : null;
  return last && command && phraseOf(command, withoutLastJoining(last.after), '', read);
};

/** Written as a name is: 'Farmácia Santa Clara'. */
const isName = (tokens: Tokens): boolean => tokens.every((token) => /^\p{Lu}/u.test(token) || /^(?:d[aeo]s?|e|&)$/u.test(token));

/** The same without a noun, and with what is said besides: 'Farmácia Santa Clara pausar conta por férias'. */
const byNameAlone = (tokens: Tokens, read: Read): CommandPhrase | null => {
  for (let at = 2; at < tokens.length; at += 1) {
    const name = tokens.slice(0, at);
    const found = parted(tokens.slice(at), read.verbs);
    const command = found && chosenOf(found.found, [...namedInWords]);
    if (found && command && (isName(name) || knownIn(name, read)?.words === at))
      return phraseOf(command, name.join(' '), found.after.join(' '), read);
  }
  return null;
};

/** Where a name ends that nobody here knows: at a sign, at what leads to a text, or at a code. */
const afterName = /[:,;]|\s(?=(?:dizendo|com|para|pra|por|motivo|porque|rastreio|c[oó]digo|valor|transportadora)\s|\S*\d)/iu;

const isOfWhom = /^(?:d[aeo]s?|of)$/iu;

/** 'Do comprador' and 'de ontem' name nobody. */
const isNobody = (name: string): boolean => /^(?:comprador|compradora|cliente|hoje|ontem|anteontem)$/u.test(folded(name));

/** A noun and whose it is, after these verbs; null where nobody is named. */
const whose = (tokens: Tokens, after: Tokens): { readonly noun: KindName; readonly rest: Tokens } | null => {
  const { noun: following, rest } = nounFirst(after);
  const noun = following ?? nounLast(tokens.slice(0, tokens.length - after.length)).noun;
  const led = after.slice(0, after.length - rest.length).at(-1) ?? '';
  return noun === null || rest.length === 0 || !isOfWhom.test(led) || kindsOf(rest[0] ?? '').includes('order') ? null : { noun, rest };
};

/** Whose it is: 'responder pergunta da CAMILA_RJ', 'observação no pedido da Carla Souza: …'. What stands behind 'da' there is never the text. */
const ofSomebody = (tokens: Tokens, read: Read): CommandPhrase | null => {
  const found = parted(tokens, read.verbs);
  const named = found && whose(tokens, found.after);
  const command = found && named && chosenOf(found.found, [named.noun]);
  if (!named || !command || fieldsOf(command)[0]?.kind !== 'text' || namedInWords.has(command.on)) return null;
  const all = named.rest.join(' ');
  const end = afterName.exec(all)?.index ?? all.length;
  const name = all.slice(0, end);
  return isNobody(name) ? null : phraseOf(command, name, all.slice(end), read);
};

/** A whole title and the text it takes, and nothing that could be a number or a code: which it is for is asked. */
const withoutTarget = (tokens: Tokens, read: Read): CommandPhrase | null => {
  const found = parted(tokens, read.verbs);
  if (!found || found.words < 2 || found.after.length === 0) return null;
  const [only, ...others] = found.found.filter(({ isTitle }) => isTitle);
  const field = only && fieldsOf(only.command)[0];
  if (!field || only.command.kind !== 'intent' || others.length > 0 || field.kind !== 'text' || isOfWhom.test(found.after[0] ?? ''))
    return null;
  if (!isStrict(only.command, field) && found.after.some((token) => kindsOf(token).length > 0)) return null;
  return phraseOf(only.command, '', found.after.join(' '), read);
};

/** A phrase that names a command and what it acts on, read by the words the commands have themselves; null where it is none, or not one alone. */
export const readCommandPhrase = (text: string, read: Read): CommandPhrase | null => {
  const tokens = withoutPolite(text.trim().split(/\s+/u));
  const corrected = asCorrection(tokens);
  return readTokens(tokens, read) ?? (corrected && readTokens(corrected, read));
};

/** 'Rastreio errado' asks to correct it; null where nothing is called wrong. */
const asCorrection = (tokens: Tokens): Tokens | null => {
  const at = tokens.findIndex((token, place) => place > 0 && /^errad[ao]s?$/u.test(folded(token)));
  return at < 0 ? null : [...tokens.slice(0, at - 1), 'corrigir', ...tokens.slice(at - 1, at), ...tokens.slice(at + 1)];
};

const readTokens = (tokens: Tokens, read: Read): CommandPhrase | null => {
  const named = byName(tokens, read) ?? byNameFirst(tokens, read) ?? byNameAlone(tokens, read) ?? ofSomebody(tokens, read);
  if (named) return named;
  for (const [at, token] of tokens.entries()) {
    const found = kindsOf(token).length > 0 ? withTarget(tokens, at, read) : null;
    if (found) return found;
  }
  return withoutTarget(tokens, read);
};
