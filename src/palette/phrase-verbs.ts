import type { Action, AnyIntentCommand } from '#commands/command.ts';
import type { KindName } from '#contract/kinds.ts';
import { foldedWords } from '#lib/fold-text.ts';
import { locales } from '#locale/locales.ts';
import { translateIn } from '#locale/translate.ts';
import { hasFirstWords } from '#locale/words.ts';
import { isOneSlipFrom, isSubsequence } from './fuzzy.ts';
import { folded, type Tokens } from './phrase-target.ts';
import { canonical, infinitivesOf, isJoining, nouns, repliesFor } from './phrase-words.ts';

/** What a phrase may name: what the outbox carries, or what the page of one thing does. */
export type PhraseCommand = (AnyIntentCommand | Action) & { readonly on: KindName };

interface Verb {
  readonly command: PhraseCommand;
  readonly isTitle: boolean;
  /** All of the title, not only how it begins. */
  readonly isWhole: boolean;
  /** It answers a request, and says by itself of what. */
  readonly isReply: boolean;
}
type VerbMap = ReadonlyMap<string, readonly Verb[]>;

/** Commands by what a phrase may begin with, without words that join: as it is written, and with other words for the same. */
export interface Verbs {
  readonly exact: VerbMap;
  readonly loose: VerbMap;
  /** Titles of several words as they stand, joining words too: something may be named amid them. */
  readonly titles: readonly { readonly words: readonly string[]; readonly command: PhraseCommand }[];
  /** The first words of all of them that are verbs, for what is written with a slip. */
  readonly infinitives: readonly string[];
}

const longestVerb = 5;
const marking: ReadonlySet<string> = new Set(['marcar como', 'mark as']);
const isInfinitive = (word: string): boolean => /^\p{L}{2,}[aeiou]r$/u.test(word);
/** Of the other names many are nouns, which say what it is about: 'etiqueta', 'pedido', 'motivo'. */
const isVerb = (alias: string): boolean => isInfinitive(foldedWords(alias)[0] ?? '');

/** Tells an alias that is another name of one thing, and no noun of a kind of things. */
const isNoun = ([word = '', ...more]: readonly string[]): boolean =>
  !isInfinitive(word) && (more.length > 0 || !Object.hasOwn(nouns, word));

/** Verbs that go without saying where their noun and a number stand. */
const unsaid: ReadonlySet<string> = new Set(['adicionar', 'abrir', 'imprimir', 'editar']);

/** Verbs that mean another command with each noun. */
const ending: ReadonlySet<string> = new Set(['apagar', 'cancelar']);

const naming = (words: readonly string[]): readonly string[] => words.filter((word) => !isJoining(word));

/** A title, and as it is cut short around a number: 'etiqueta 2000… impressa' of 'Marcar etiqueta como impressa'. */
const wordingsOf = (title: readonly string[]): readonly (readonly string[])[] => {
  const [verb, what = '', as, how = '', ...more] = title;
  return verb === 'marcar' && as === 'como' && how !== '' && more.length === 0 ? [title, [what, how]] : [title];
};

export const verbsOf = (commands: readonly PhraseCommand[]): Verbs => {
  const exact = new Map<string, Verb[]>();
  const loose = new Map<string, Verb[]>();
  const titles: { readonly words: readonly string[]; readonly command: PhraseCommand }[] = [];
  const put = (map: Map<string, Verb[]>, key: string, verb: Verb): void => {
    const known = map.get(key) ?? [];
    if (key !== '' && !known.some(({ command }) => command === verb.command)) map.set(key, [...known, verb]);
  };
  const add = (words: readonly string[], command: PhraseCommand, isTitle: boolean, { isWhole = false, isReply = false } = {}): void => {
    put(exact, naming(words).join(' '), { command, isTitle, isWhole, isReply });
    put(loose, naming(words).map(canonical).join(' '), { command, isTitle, isWhole, isReply });
  };
  for (const command of commands) {
    for (const locale of locales.filter(hasFirstWords)) {
      const title = foldedWords(translateIn(locale)(command.title));
      add(title, command, true, { isWhole: true });
      if (title.length > 1) titles.push(...wordingsOf(title).map((words) => ({ words, command })));
      // 'Duplicar anúncio' is 'duplicar' as well, where a listing is named.
      if (title.length > 1 && nouns[title.at(-1) ?? ''] === command.on) add(title.slice(0, -1), command, true);
      // 'Marcar como enviado' says no more than 'enviado'.
      if (marking.has(title.slice(0, 2).join(' '))) add(title.slice(2), command, false);
      if (locale === 'br') addNouns(title, command);
    }
    for (const reply of repliesFor[command.name] ?? []) add(foldedWords(reply), command, false, { isReply: true });
    addVerbs(command);
  }
  const firsts = new Set([...exact.keys(), ...loose.keys()].map((key) => key.split(' ')[0] ?? ''));
  return { exact, loose, titles, infinitives: [...firsts].filter(isInfinitive) };

  function addVerbs(command: PhraseCommand): void {
    const title = foldedWords(translateIn(locales[0])(command.title));
    const [own = ''] = title;
    const isOfWhole = nouns[title.at(-1) ?? ''] === command.on;
    // 'Imprimir' is how 'Imprimir etiqueta' begins: sooner meant than what is only also called so.
    for (const alias of command.aliases.filter(isVerb)) {
      const words = foldedWords(alias);
      // 'Excluir' alone is said of the whole, and not of a note of it.
      if (!isOfWhole && words.length === 1 && ending.has(canonical(alias)) && canonical(alias) === canonical(own)) continue;
      // 'Deixar para' is said around what is put off.
      if (isJoining(words.at(-1) ?? '')) titles.push({ words, command });
      else add(words, command, words.join(' ') === own);
    }
  }

  /** 'Editar endereço' for 'Editar CEP', which is also called 'endereço'; and 'observação 2000…' of whoever adds one. */
  function addNouns([verb = '', ...named]: readonly string[], command: PhraseCommand): void {
    if (named.length === 0 || !isInfinitive(verb)) return;
    // 'Cancelamento' is what is done by 'cancelar', and not what it is done to.
    const isDeed = ([word = '']: readonly string[]): boolean => word.startsWith(verb.slice(0, -2));
    for (const alias of command.aliases.map((each) => foldedWords(each)).filter((each) => isNoun(each) && !isDeed(each))) {
      add([verb, ...alias], command, false);
      // What is only looked at is asked for by its name alone: 'danfe 2000…'.
      if (command.kind === 'action') add(alias, command, false);
    }
    // Of 'motivo do cancelamento' the second word alone is something else.
    if (unsaid.has(verb) && nouns[named.at(-1) ?? ''] === undefined && !isJoining(named[0] ?? '')) add(named, command, verb !== 'editar');
  }
};

export interface Parted {
  /** As it is found among them. */
  readonly found: readonly Verb[];
  readonly words: number;
  readonly after: Tokens;
}

/** What the first word of a verb may stand for. */
type FormsOf = (word: string, verbs: Verbs) => readonly string[];

const inflected: FormsOf = (word) => [word, ...infinitivesOf(word)];

/** Shorter words are a slip from too many others; so short a one with another letter is another word: 'evitar'. */
const shortestSlip = 6;
const isOneSlip = (typed: string, word: string): boolean =>
  typed.length < word.length
    ? typed.length === word.length - 1 && isSubsequence(typed, word)
    : typed.length > shortestSlip && typed.length <= word.length + 1 && isOneSlipFrom(typed, word);

/** 'Reaprovar' is no slip of 'reprovar', but another verb, and 'cancelará' tells of another time. */
const isOfAnother = (word: string, infinitive: string): boolean => word.endsWith(infinitive) || word === `${infinitive}a`;

/** 'Imprmir' is 'imprimir'. */
const misspelt: FormsOf = (word, { infinitives }) =>
  word.length < shortestSlip || infinitives.some((infinitive) => isOfAnother(word, infinitive))
    ? []
    : infinitives.filter((infinitive) => isOneSlip(word, infinitive));

/** As it is written before what it may be meant for. */
const readings: readonly FormsOf[] = [inflected, misspelt];

const foundBy = (verbs: Verbs, [first = '', ...others]: readonly string[], formsOf: FormsOf): readonly Verb[] | undefined => {
  const { exact, loose } = verbs;
  const forms = formsOf(first, verbs);
  for (const form of forms) {
    const known = exact.get([form, ...others].join(' '));
    if (known) return known;
  }
  // 'Tirar' is 'imprimir' of a label, and by itself of nothing.
  for (const form of forms.filter((each) => others.length > 0 || each !== 'tirar')) {
    const known = loose.get([form, ...others].map(canonical).join(' '));
    if (known) return known;
  }
  return undefined;
};

const placesOfNaming = (tokens: Tokens): readonly number[] => tokens.flatMap((token, at) => (isJoining(folded(token)) ? [] : [at]));

/** Whether a command begins with this verb: 'comprador' ends as one and is none. */
export const isVerbIn = ({ infinitives }: Verbs, token: string): boolean =>
  [folded(token), ...infinitivesOf(folded(token))].some((form) => /[aei]r$/u.test(form) && infinitives.includes(form));

/** The longest beginning that is a verb, and what follows it. */
export const parted = (tokens: Tokens, verbs: Verbs): Parted | null => {
  const places = placesOfNaming(tokens);
  for (const formsOf of readings)
    for (let length = Math.min(longestVerb, places.length); length > 0; length -= 1) {
      const taken = places.slice(0, length);
      const found = foundBy(verbs, naming(taken.flatMap((at) => foldedWords(tokens[at] ?? ''))), formsOf);
      if (found) return { found, words: length, after: tokens.slice((taken.at(-1) ?? 0) + 1) };
    }
  return null;
};

/** The longest end that is a verb, and what stands before it. */
export const partedLast = (tokens: Tokens, verbs: Verbs): Parted | null => {
  const places = placesOfNaming(tokens);
  for (const formsOf of readings)
    for (let length = Math.min(longestVerb, places.length); length > 0; length -= 1) {
      const taken = places.slice(-length);
      const words = taken.map((at) => folded(tokens[at] ?? ''));
      const found = foundBy(verbs, words, formsOf);
      if (found) return { found, words: length, after: tokens.slice(0, taken[0]) };
    }
  return null;
};

/** The commands of the most words that all stand here, in whatever order and form; and which tokens they are. */
export const partedAnywhere = (tokens: Tokens, { loose }: Verbs): readonly (Parted & { readonly taken: ReadonlySet<number> })[] => {
  const said = tokens.map((token) => {
    const word = folded(token);
    return isJoining(word) ? [] : [word, ...infinitivesOf(word)].map(canonical);
  });
  const all = [...loose].flatMap(([key, found]) => {
    const words = key.split(' ');
    const places = words.map((word) => said.findIndex((forms) => forms.includes(word)));
    const taken = new Set(places);
    if (words.length < 2 || places.includes(-1) || taken.size < words.length) return [];
    return [{ found: found.filter(({ isWhole }) => isWhole), words: words.length, after: tokens.filter((_, at) => !taken.has(at)), taken }];
  });
  const whole = all.filter(({ found }) => found.length > 0);
  const most = Math.max(0, ...whole.map(({ words }) => words));
  return whole.filter(({ words }) => words === most);
};

const inFull = (token: string): string => folded(token).replace(/^pra$/u, 'para');

/** A title with something named amid it: 'marcar 2000… como enviado'. */
export const partedAround = (before: Tokens, after: Tokens, { titles }: Verbs): Parted | null => {
  const [first = '', ...others] = before.map(folded);
  const heads = new Set([first, ...infinitivesOf(first)].map((form) => [form, ...others].join(' ')));
  for (const { words, command } of titles) {
    const tail = words.slice(before.length);
    const told = after.slice(folded(after[0] ?? '') === 'ja' ? 1 : 0);
    const isWhole = before.length > 0 && tail.length > 0 && heads.has(words.slice(0, before.length).join(' '));
    if (isWhole && tail.every((word, at) => inFull(told[at] ?? '') === word))
      return { found: [{ command, isTitle: true, isWhole: true, isReply: false }], words: words.length, after: told.slice(tail.length) };
  }
  return null;
};

/** The one command that is meant: what is called so before what is only also called so; null where several are left. */
export const chosenOf = (found: readonly Verb[], kinds: readonly KindName[]): PhraseCommand | null => {
  const fitting = found.filter(({ command }) => kinds.includes(command.on));
  const titled = fitting.filter(({ isTitle }) => isTitle);
  const [only, ...others] = titled.length > 0 ? titled : fitting;
  return only && others.length === 0 ? only.command : null;
};
