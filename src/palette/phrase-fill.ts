import type { AnyIntentCommand } from '#commands/command.ts';
import type { Field } from '#commands/field.ts';
import { foldedWords } from '#lib/fold-text.ts';
import type { Translate } from '#locale/translate.ts';
import { isShaped, takeShaped } from './phrase-shapes.ts';
import { folded } from './phrase-target.ts';
import type { PhraseCommand } from './phrase-verbs.ts';
import { isJoining, theAnswerSaid } from './phrase-words.ts';

export interface Filled {
  readonly answers: Readonly<Record<string, unknown>>;
  /** The answers as a person reads them, by field. */
  readonly said: Readonly<Record<string, string>>;
  /**
   * Words for what only the server offers: taken for an answer where they fit one of its options alone. Of a text they stand in its question,
   * to be confirmed.
   */
  readonly hints: Readonly<Record<string, string>>;
}

/** What was filled in, and what none of it took. */
export interface Fill extends Filled {
  readonly rest: string;
}

export interface Reading {
  readonly now: string;
  readonly t: Translate;
}

/** Up to the first sign that parts, and what follows it. */
const headOf = (rest: string): readonly [head: string, after: string] => {
  const [, head = '', after = ''] = /^(?<head>.*?)(?:[:,;](?!\d)(?<after>.*))?$/su.exec(rest) ?? [];
  return [head.trim(), after.trim()];
};

const withoutJoining = (text: string): string => {
  const tokens = text.split(/\s+/u);
  const from = tokens.findIndex((token) => folded(token) !== '' && !isJoining(folded(token)));
  return from < 0 ? '' : tokens.slice(from).join(' ');
};

/** A text keeps its own small words: only what leads to it goes. */
const withoutLeading = (text: string): string =>
  text
    .replace(/^(?:[\s:,;-]+|(?:por|motivo|porque|pois|para|pra|que|dizendo|com a (?:mensagem|resposta)|com o texto)\b[\s:]+)+/iu, '')
    .trim();

/** Whether the command's own schema has nothing against this answer; others may be missing. */
const isTaken = (command: AnyIntentCommand, { name }: Field, value: string): boolean => {
  const parsed = command.parseArgs({ [name]: value });
  return parsed.ok || parsed.error.every(({ path }) => path[0] !== name);
};

/** Whether only what is written in one way is taken: a CEP, and no words. */
export const isStrict = (command: AnyIntentCommand, field: Field): boolean => !isTaken(command, field, 'abc');

/** Without what the question itself is called: 'CEP 01310-100', 'transportadora: Jadlog'. */
const withoutLabel = (rest: string, label: string): string => {
  const tokens = rest.split(/\s+/u);
  const named = foldedWords(label);
  const isNamed = named.every((word, at) => folded(tokens[at] ?? '') === word) && tokens.length > named.length;
  return isNamed ? withoutJoining(tokens.slice(named.length).join(' ')) : rest;
};

/** Without single words of what it is called: 'rastreio BR…' for 'Código de rastreio'. */
const withoutLabelWords = (rest: string, label: string): string => {
  const named = new Set(foldedWords(label));
  const tokens = rest.split(/\s+/u);
  const from = tokens.findIndex((token) => !named.has(folded(token)) && !isJoining(folded(token)));
  return from < 0 ? rest : tokens.slice(from).join(' ');
};

/** Beginnings of a text, the longest first, each with what follows it. */
const beginnings = (rest: string): readonly (readonly [head: string, after: string])[] => {
  const tokens = rest.split(/\s+/u);
  return tokens.map((_, at) => [tokens.slice(0, tokens.length - at).join(' '), tokens.slice(tokens.length - at).join(' ')] as const);
};

/** Whatever is between two answers: signs and words that join them. */
const nextOf = (after: string): string => withoutJoining(after.replace(/^[\s:,;-]+/u, '').replace(/^a\s+(?=\S)/iu, ''));

/** 'Uma hora' and '1h' are '1 hora'. */
const inHours = (said: string): string => said.replaceAll(/(\d+)\s*hs?\b/giu, '$1 hora').replaceAll(/\buma hora/giu, '1 hora');

/** What people call a reason that is not called so. */
const calledToo: Readonly<Record<string, string>> = {
  imagens: 'imagem',
  foto: 'imagem',
  fotos: 'imagem',
  barras: 'ean',
  codigo: 'ean',
  precos: 'preco',
  pesos: 'peso',
};
const asCalled = (part: string): string =>
  foldedWords(part)
    .map((word) => calledToo[word] ?? word)
    .join(' ');
/** That something is wrong goes without saying: 'foto ruim', 'falta de preço'. */
const isWrong = (word: string): boolean => /^(?:falta|sem|errad[oa]s?|ru(?:im|ins)|problemas?|com)$/u.test(word);
const withoutWrong = (part: string): string =>
  foldedWords(part)
    .filter((word) => !isWrong(word))
    .join(' ');

interface Taken {
  readonly value: unknown;
  readonly said: string;
  readonly rest: string;
}

const takeChoices = (field: Extract<Field, { readonly kind: 'choices' }>, rest: string, t: Translate): Taken | null => {
  const parts = rest.split(/[,;+]|\s+e\s+|\s+and\s+/u);
  const named = (part: string) => theAnswerSaid(part, field.options, ({ label }) => t(label));
  const options = parts.flatMap((part) => named(asCalled(part)) ?? named(asCalled(withoutWrong(part))) ?? []);
  if (options.length < parts.length) return null;
  return { value: [...new Set(options.map(({ value }) => value))], said: options.map(({ label }) => t(label)).join(' · '), rest: '' };
};

type OneOf = Extract<Field, { readonly kind: 'choice' | 'instant' }>;

/** One of those there are; what follows is for a later question, and unread where there is none. */
const takeOne = (field: OneOf, rest: string, isLast: boolean, { now, t }: Reading): Taken | null => {
  const options = field.kind === 'choice' ? field.options : field.presets(now);
  for (const [head, after] of beginnings(rest)) {
    if (after !== '' && isLast) break;
    // A sign ends an answer: 'resolvido, não houve devolução'.
    if (/[,;:]\s/u.test(head)) continue;
    const named = (words: string) => theAnswerSaid(words, options, ({ label }) => t(label));
    const option = named(head) ?? named(inHours(head));
    if (option) return { value: option.value, said: t(option.label), rest: after };
  }
  return null;
};

/** All of it where nothing else is asked; else up to a sign, or as much as the command takes, of what begins with a figure one word. */
const takeText = (command: AnyIntentCommand, field: Field, rest: string, isLast: boolean): Taken | null => {
  const taken = (head: string, after: string): Taken | null =>
    head !== '' && isTaken(command, field, head) ? { value: head, said: head, rest: after } : null;
  const all = rest.split(/\s+/u);
  // Where it takes only what is written in one way, the one word that is: 'novo CEP 01310-100'.
  if (isLast) {
    const [only, ...others] = all.filter((token) => /\d/u.test(token) && isTaken(command, field, token));
    return taken(rest, '') ?? (only !== undefined && others.length === 0 ? taken(only, '') : null);
  }
  const [head, after] = headOf(rest);
  if (after !== '') return taken(head, after);
  const length = /^r\$$/iu.test(all[0] ?? '') ? 2 : 1;
  const first = all.slice(0, length).join(' ');
  // Of several the last is told in words; before it stand numbers, amounts and days.
  return /\d/u.test(first) ? taken(first, all.slice(length).join(' ')) : null;
};

/** The fields that a command asks for; an action of a page asks for none. */
export const fieldsOf = (command: PhraseCommand): readonly Field[] => (command.kind === 'intent' ? command.fields : []);

/** Whether its answers are told by how they are written, and not in words. */
export const isToldByShape = (command: PhraseCommand): boolean => isShaped(fieldsOf(command).map(({ name }) => name));

const take = (
  command: AnyIntentCommand,
  field: Exclude<Field, { readonly kind: 'offered' }>,
  rest: string,
  isLast: boolean,
  reading: Reading,
): Taken | null => {
  if (field.kind === 'choices') return takeChoices(field, rest, reading.t);
  return field.kind === 'text' ? takeText(command, field, rest, isLast) : takeOne(field, rest, isLast, reading);
};

/** Politeness at the end is said to the console, thanks behind a sign; what is written to somebody keeps both. */
const withoutPlease = (command: PhraseCommand, words: string): string =>
  command.kind === 'intent' && command.hasComposer === true
    ? words
    : words.replace(/(?:^|[\s,;]+)(?:por favor|pfvr?|please|pl[sz]|(?<=[,;.!]\s*)(?:obg|obrigad[oa]|vlw|valeu))[.!]*$/iu, '');

/** Without what leads to it. */
const wordsFor = (fields: readonly Field[], words: string): string =>
  fields.length === 1 && fields[0]?.kind === 'text' ? withoutLeading(words) : withoutJoining(words);

/** Of a command whose answers are told by how they are written; what is left is the text it asks besides. */
const fillShaped = (command: AnyIntentCommand, words: string): Fill => {
  const { found, text, unread } = takeShaped(
    command.fields.map(({ name }) => name),
    words,
  );
  const free = command.fields.find(({ name }) => !isShaped([name]));
  const said = Object.fromEntries(
    [...found, ...(free && text !== '' ? [[free.name, text] as const] : [])].flatMap(([name, value]) => {
      const field = command.fields.find((each) => each.name === name);
      return field && isTaken(command, field, value) ? [[name, value.replace(/^R\$/iu, 'R$ ')]] : [];
    }),
  );
  const answers = Object.fromEntries(Object.entries(said).map(([name, value]) => [name, value.replace(/^R\$ /u, '')]));
  // It may be the carrier: shown where that is asked, and never filled in.
  const hints = free?.name === 'carrier' && unread !== '' ? { carrier: unread } : {};
  return { answers, said, hints, rest: unread };
};

/** What words answer, question by question; `rest` is what none of them took. What they leave open is asked. */
export const fill = (command: PhraseCommand, typed: string, reading: Reading): Fill => {
  const words = withoutPlease(command, typed);
  const answers: Record<string, unknown> = {};
  const said: Record<string, string> = {};
  const hints: Record<string, string> = {};
  const fields = fieldsOf(command);
  if (command.kind === 'intent' && isToldByShape(command)) return fillShaped(command, words);
  let rest = wordsFor(fields, words);
  for (const [at, field] of fields.entries()) {
    if (rest === '' || command.kind !== 'intent') break;
    const isLast = at === fields.length - 1;
    const own = withoutLabel(rest, reading.t(field.label));
    if (field.kind === 'offered') {
      const [head, after] = headOf(own);
      hints[field.name] = head;
      rest = after;
      continue;
    }
    const taken = take(
      command,
      field,
      field.kind === 'text' && !isLast ? withoutLabelWords(own, reading.t(field.label)) : own,
      isLast,
      reading,
    );
    if (taken) {
      answers[field.name] = taken.value;
      said[field.name] = taken.said;
      rest = nextOf(taken.rest);
      continue;
    }
    // A text that was left out is passed over: the words may be for the next field.
    if (field.kind !== 'text') break;
  }
  return { answers, said, hints, rest };
};
