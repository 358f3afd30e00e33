import type { AnyIntentCommand } from '#commands/command.ts';
import type { Field } from '#commands/field.ts';
import type { KindName } from '#contract/kinds.ts';
import { foldedWords } from '#lib/fold-text.ts';
import { locales } from '#locale/locales.ts';
import { translateIn, type Translate } from '#locale/translate.ts';
import { hasFirstWords } from '#locale/words.ts';
import { isJoining, nouns, theOneSaid } from './phrase-words.ts';

/** A command with what a phrase said of it: nothing of it runs before it was shown and confirmed. */
export interface CommandPhrase {
  readonly command: AnyIntentCommand;
  /** What is to be looked for as its target, as it was typed. */
  readonly which: string;
  readonly answers: Readonly<Record<string, unknown>>;
  /** The answers as a person reads them, by field. */
  readonly said: Readonly<Record<string, string>>;
  /** Words for what only the server offers: taken for an answer where they fit one of its options alone. */
  readonly hints: Readonly<Record<string, string>>;
}

/** Commands by what a phrase may begin with, folded: a title in any language, or a name that is a verb. */
export type Verbs = ReadonlyMap<string, readonly { readonly command: AnyIntentCommand; readonly isTitle: boolean }[]>;

const longestVerb = 5;
const marking: ReadonlySet<string> = new Set(['marcar como', 'mark as']);
/** Of the other names many are nouns, which say what it is about: 'etiqueta', 'pedido', 'motivo'. */
const isVerb = (alias: string): boolean => /^\p{L}{2,}[aeiou]r$/u.test(foldedWords(alias)[0] ?? '');

export const verbsOf = (commands: readonly AnyIntentCommand[]): Verbs => {
  const verbs = new Map<string, { readonly command: AnyIntentCommand; readonly isTitle: boolean }[]>();
  const add = (words: string, command: AnyIntentCommand, isTitle: boolean): void => {
    const key = foldedWords(words).join(' ');
    const known = verbs.get(key) ?? [];
    if (!known.some((each) => each.command === command)) verbs.set(key, [...known, { command, isTitle }]);
  };
  for (const command of commands) {
    for (const locale of locales.filter(hasFirstWords)) {
      const title = foldedWords(translateIn(locale)(command.title));
      add(title.join(' '), command, true);
      // 'Duplicar anúncio' is 'duplicar' as well, where a listing is named.
      if (title.length > 1 && nouns[title.at(-1) ?? ''] === command.on) add(title.slice(0, -1).join(' '), command, true);
      // 'Marcar como enviado' says no more than 'enviado'.
      if (marking.has(title.slice(0, 2).join(' '))) add(title.slice(2).join(' '), command, false);
    }
    for (const alias of command.aliases.filter(isVerb)) add(alias, command, false);
  }
  return verbs;
};

const namedInWords: ReadonlySet<KindName> = new Set(['company', 'user']);

/** Which kinds of things a word can be the number or the code of; none where it is just a word. */
const kindsOf = (token: string): readonly KindName[] => {
  if (/^#?\d{4,}$/u.test(token)) return /^#?2\d{14,}$/u.test(token) ? ['order', 'mediation'] : ['order', 'listing', 'mediation'];
  if (/^[^\s@]+@[^\s@]+\.[^\s@]+$/u.test(token)) return ['user'];
  return /\d/u.test(token) && /^[\p{L}\d][\p{L}\d._/-]{3,}$/u.test(token) ? ['listing'] : [];
};

interface Said {
  readonly verb: string;
  readonly noun: KindName | null;
  readonly which: string;
  readonly kinds: readonly KindName[];
  readonly rest: string;
}

const folded = (token: string): string => foldedWords(token).join(' ');

/** The longest beginning that is a verb, and what follows it. */
const parted = (tokens: readonly string[], verbs: Verbs): { readonly verb: string; readonly after: readonly string[] } | null => {
  for (let length = Math.min(longestVerb, tokens.length); length > 0; length -= 1) {
    const verb = folded(tokens.slice(0, length).join(' '));
    if (verbs.has(verb)) return { verb, after: tokens.slice(length) };
  }
  return null;
};

const nounAt = (tokens: readonly string[]): { readonly noun: KindName | null; readonly after: readonly string[] } => {
  let at = 0;
  let noun: KindName | null = null;
  for (; at < tokens.length; at += 1) {
    const word = folded(tokens[at] ?? '');
    if (Object.hasOwn(nouns, word)) noun = nouns[word] ?? null;
    else if (!isJoining(word)) break;
  }
  return { noun, after: tokens.slice(at) };
};

/** Its parts, whichever of verb and target comes first; null where one of them is missing. */
const partsOf = (text: string, verbs: Verbs, isNamed: (verb: string, noun: KindName | null) => boolean): Said | null => {
  const tokens = text.trim().split(/\s+/u);
  const first = parted(tokens, verbs);
  if (!first) return targetFirst(tokens, verbs);
  const { noun, after } = nounAt(first.after);
  const [token = '', ...rest] = after;
  const bare = token.replace(/[:,;]$/u, '');
  const kinds = kindsOf(bare);
  if (kinds.length > 0) return { verb: first.verb, noun, which: bare.replace(/^#/u, ''), kinds, rest: rest.join(' ') };
  if (token === '' || !isNamed(first.verb, noun)) return null;
  const [name = '', ...others] = after.join(' ').split(/[:,;]/u);
  return { verb: first.verb, noun, which: name.trim(), kinds: [...namedInWords], rest: others.join(',').trim() };
};

const targetFirst = (tokens: readonly string[], verbs: Verbs): Said | null => {
  const { noun, after } = nounAt(tokens);
  const [token = '', ...others] = after;
  const kinds = kindsOf(token);
  const said = kinds.length === 0 ? null : parted(others, verbs);
  return said && { verb: said.verb, noun, which: token.replace(/^#/u, ''), kinds, rest: said.after.join(' ') };
};

/** The one command that is meant: what is called so before what is only also called so; null where several are left. */
const chosen = ({ verb, noun, kinds }: Said, verbs: Verbs): AnyIntentCommand | null => {
  const fitting = (verbs.get(verb) ?? []).filter(({ command }) => (noun === null || command.on === noun) && kinds.includes(command.on));
  const titled = fitting.filter(({ isTitle }) => isTitle);
  const [only, ...others] = titled.length > 0 ? titled : fitting;
  return only && others.length === 0 ? only.command : null;
};

interface Read {
  readonly verbs: Verbs;
  readonly now: string;
  readonly t: Translate;
}

type Filled = Pick<CommandPhrase, 'answers' | 'said' | 'hints'>;

/** Up to the first sign that parts, and what follows it. */
const headOf = (rest: string): readonly [head: string, after: string] => {
  const [, head = '', after = ''] = /^(?<head>[^:,;]*)[:,;]?(?<after>.*)$/su.exec(rest) ?? [];
  return [head.trim(), after.trim()];
};

const withoutJoining = (text: string): string => {
  const tokens = text.split(/\s+/u);
  const from = tokens.findIndex((token) => !isJoining(folded(token)));
  return from < 0 ? '' : tokens.slice(from).join(' ');
};

/** Whether the command's own schema has nothing against this answer; others may be missing. */
const isTaken = (command: AnyIntentCommand, { name }: Field, value: string): boolean => {
  const parsed = command.parseArgs({ [name]: value });
  return parsed.ok || parsed.error.every(({ path }) => path[0] !== name);
};

/** What the words after the target answer, question by question; what they leave open is asked. */
const fill = (command: AnyIntentCommand, words: string, { now, t }: Read): Filled => {
  const answers: Record<string, unknown> = {};
  const said: Record<string, string> = {};
  const hints: Record<string, string> = {};
  let rest = withoutJoining(words);
  for (const field of command.fields) {
    if (rest === '') break;
    const [head, after] = headOf(rest);
    if (field.kind === 'choices') {
      const parts = rest.split(/,|\s+e\s+|\s+and\s+/u).map((part) => theOneSaid(part, field.options, ({ label }) => t(label)));
      const options = parts.flatMap((part) => part ?? []);
      if (options.length < parts.length) break;
      answers[field.name] = [...new Set(options.map(({ value }) => value))];
      said[field.name] = options.map(({ label }) => t(label)).join(' · ');
      rest = '';
    } else if (field.kind === 'choice' || field.kind === 'instant') {
      const options = field.kind === 'choice' ? field.options : field.presets(now);
      const option = theOneSaid(head, options, ({ label }) => t(label));
      if (!option) break;
      answers[field.name] = option.value;
      said[field.name] = t(option.label);
      rest = after;
    } else if (field.kind === 'offered') {
      hints[field.name] = head;
      rest = after;
    } else if (isTaken(command, field, rest)) {
      answers[field.name] = rest;
      said[field.name] = rest;
      rest = '';
    }
  }
  return { answers, said, hints };
};

/** A phrase that names a command and what it acts on, read by the words the commands have themselves; null where it is none, or not one alone. */
export const readCommandPhrase = (text: string, { verbs, now, t }: Read): CommandPhrase | null => {
  const isNamed = (verb: string, noun: KindName | null): boolean =>
    (verbs.get(verb) ?? []).every(({ command }) => namedInWords.has(command.on)) || (noun !== null && namedInWords.has(noun));
  const read = { verbs, now, t };
  const parts = partsOf(text, verbs, isNamed);
  const command = parts && chosen(parts, verbs);
  return parts && command ? { command, which: parts.which, ...fill(command, parts.rest, read) } : readWithoutTarget(text, read);
};

/** A whole title and the text it takes, and nothing that could be a number or a code: which it is for is asked. */
const readWithoutTarget = (text: string, read: Read): CommandPhrase | null => {
  const found = parted(text.trim().split(/\s+/u), read.verbs);
  if (!found?.verb.includes(' ') || found.after.length === 0) return null;
  const titled = (read.verbs.get(found.verb) ?? []).filter(({ isTitle }) => isTitle);
  const [only, ...others] = titled;
  if (!only || others.length > 0 || only.command.fields[0]?.kind !== 'text') return null;
  if (found.after.some((token) => kindsOf(token).length > 0)) return null;
  return { command: only.command, which: '', ...fill(only.command, found.after.join(' '), read) };
};
