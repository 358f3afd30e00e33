import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Call } from '#contract/call.ts';
import { readAnswered, type AnsweredSuggestion } from '#contract/suggestion.ts';
import { ok, refuse, type Result } from '#lib/result.ts';
import { ruleOf } from '#lib/validate/rule-of.ts';
import { sayRule } from '#lib/validate/rule-text.ts';
import type { Sentence } from '../language/sentences.ts';
import { invalid, type ServerProblem } from './problem.ts';
import type { Decided, Input } from './route.ts';

/**
 * The catalogue's own words, so that a form shows the same text whoever refused (row CTL-3). What it has no words for is said to be
 * invalid: nobody reads a pattern, a type or what a field is called in a schema.
 */
const inWords = (issue: z.core.$ZodRawIssue): string => sayRule(ruleOf(issue) ?? { rule: 'invalid' });

/** Postgres stores neither NUL nor half a surrogate pair; such text is refused here rather than breaking a statement later. */
const isStorable = (text: string): boolean => !text.includes('\0') && !/\p{Surrogate}/u.test(text);

/** Deeper than anything that is asked for, and far from where looking through it runs out of stack. */
const deepest = 64;

const isDeeperThan = (value: unknown, levels: number): boolean => {
  if (typeof value !== 'object' || value === null) return false;
  if (levels === 0) return true;
  // An array as it is: its entries would be a second array, and of a long one many times as much as it.
  const inside: readonly unknown[] = Array.isArray(value) ? value : Object.values(value);
  return inside.some((each) => isDeeperThan(each, levels - 1));
};

const storable = (value: unknown): boolean => {
  if (typeof value === 'string') return isStorable(value);
  if (typeof value !== 'object' || value === null) return true;
  if (Array.isArray(value)) return value.every(storable);
  return Object.entries(value).every(([key, each]) => isStorable(key) && storable(each));
};

const repeatedNames = (query: unknown): string[] =>
  Object.entries(query ?? {})
    .filter(([, value]) => Array.isArray(value))
    .map(([name]) => name);

/** `ids[]=a&ids[]=b`, as part 1, section 7 writes lists, is `ids=a,b`. Both at once stay two, of which one is too many. */
const withLists = (query: unknown): Record<string, unknown> => {
  const read = Object.create(null) as Record<string, unknown>;
  for (const [name, value] of Object.entries(query ?? {})) {
    const plain = name.endsWith('[]') ? name.slice(0, -2) : name;
    const joined: unknown = plain !== name && Array.isArray(value) ? value.join(',') : value;
    read[plain] = Object.hasOwn(read, plain) ? [read[plain], joined] : joined;
  }
  return read;
};

const parts = ['params', 'query', 'body'] as const;

/**
 * What the contract's schemas make of a request, or all that is wrong with it. A parameter given twice is refused: two readers
 * of one query could otherwise each believe another half.
 */
export const readInput = (line: Call, request: FastifyRequest): Result<Input<unknown, unknown, unknown>, ServerProblem> => {
  const asked = withLists(request.query);
  const repeated = repeatedNames(asked);
  if (repeated.length > 0)
    return refuse(
      invalid(
        'Parâmetro repetido',
        repeated.map((path) => ({ message: 'Informado mais de uma vez', path: `query.${path}` })),
      ),
    );
  // A call without a body does not look at one: clients send `{}` or nothing.
  const given = { params: request.params, query: asked, body: line.body instanceof z.ZodUndefined ? undefined : request.body };
  if (isDeeperThan(given, deepest)) return refuse(invalid('O pedido tem níveis demais'));
  if (!storable(given)) return refuse(invalid('Texto com caracteres inválidos'));
  const parsed = parts.map((part) => ({ part, ...line[part].safeParse(given[part], { error: inWords }) }));
  const cause = parsed.flatMap(({ part, error }) =>
    // A contract's own words are among the sentences: the test of the language says so.
    (error?.issues ?? []).map(({ message, path }) => ({ message: message as Sentence, path: [part, ...path].join('.') })),
  );
  if (cause.length > 0) return refuse(invalid('Dados inválidos', cause));
  const [params, query, body] = parsed.map(({ data }) => data);
  return ok({ params, query, body });
};

/** The version in If-Match: a number, quoted or not. */
export const readIfMatch = (header: string | undefined): Result<number | null, ServerProblem> => {
  if (header === undefined) return ok(null);
  const [, digits] = /^"?(\d{1,9})"?$/u.exec(header) ?? [];
  return digits === undefined ? refuse(invalid('If-Match deve ser uma versão')) : ok(Number(digits));
};

export const readIdempotencyKey = (header: string | string[] | undefined): Result<string | null, ServerProblem> => {
  if (header === undefined) return ok(null);
  return typeof header === 'string' && /^[\x21-\x7e]{1,128}$/u.test(header) ? ok(header) : refuse(invalid('Idempotency-Key inválida'));
};

/** A month, in milliseconds: nobody looks or waits longer, and a wrong number stays a small lie. */
const longest = 30 * 86_400_000;

const readSpan = (header: string | string[] | undefined, name: string): Result<number | null, ServerProblem> => {
  if (header === undefined) return ok(null);
  return typeof header === 'string' && /^\d{1,15}$/u.test(header)
    ? ok(Math.min(Number(header), longest))
    : refuse(invalid(`${name} deve ser um número de milissegundos`));
};

/** It is kept to be counted: a decision is not refused for what a newer console says of it. */
const readSuggestion = (header: string | string[] | undefined): AnsweredSuggestion | null =>
  typeof header === 'string' ? readAnswered(header) : null;

/**
 * Decision-Age and Decision-Shown, in milliseconds: told as spans, so that the clock of the computer they come from does not matter. And
 * Decision-Suggestion.
 */
export const readDecided = (headers: FastifyRequest['headers'], now: Date): Result<Decided, ServerProblem> => {
  const age = readSpan(headers['decision-age'], 'Decision-Age');
  if (!age.ok) return age;
  const shown = readSpan(headers['decision-shown'], 'Decision-Shown');
  if (!shown.ok) return shown;
  const suggestion = readSuggestion(headers['decision-suggestion']);
  return ok({ at: new Date(now.getTime() - (age.value ?? 0)), shownMs: shown.value, suggestion });
};
