import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { pt } from 'zod/locales';
import type { Call } from '#contract/call.ts';
import { ok, refuse, type Result } from '#lib/result.ts';
import { ruleOf } from '#lib/validate/rule-of.ts';
import { sayRule } from '#lib/validate/rule-text.ts';
import { invalid, type ServerProblem } from './problem.ts';
import type { Input } from './route.ts';

const anyPortuguese = pt().localeError;

/** The catalogue's own words where it has them, so that a form shows the same text whoever refused (row CTL-3). */
const portuguese: typeof anyPortuguese = (issue) => {
  const broken = ruleOf(issue);
  return broken ? sayRule(broken) : anyPortuguese(issue);
};

/** Postgres stores neither NUL nor half a surrogate pair; such text is refused here rather than breaking a statement later. */
const isStorable = (text: string): boolean => !text.includes('\0') && !/\p{Surrogate}/u.test(text);

const storable = (value: unknown): boolean => {
  if (typeof value === 'string') return isStorable(value);
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([key, each]) => isStorable(key) && storable(each));
};

const repeatedNames = (query: unknown): string[] =>
  Object.entries(query ?? {})
    .filter(([, value]) => Array.isArray(value))
    .map(([name]) => name);

const parts = ['params', 'query', 'body'] as const;

/**
 * What the contract's schemas make of a request, or all that is wrong with it. A parameter given twice is refused: two readers
 * of one query could otherwise each believe another half.
 */
export const readInput = (line: Call, request: FastifyRequest): Result<Input<unknown, unknown, unknown>, ServerProblem> => {
  const repeated = repeatedNames(request.query);
  if (repeated.length > 0)
    return refuse(
      invalid(
        'Parâmetro repetido',
        repeated.map((path) => ({ message: 'Informado mais de uma vez', path: `query.${path}` })),
      ),
    );
  // A call without a body does not look at one: clients send `{}` or nothing.
  const given = { params: request.params, query: request.query, body: line.body instanceof z.ZodUndefined ? undefined : request.body };
  if (!storable(given)) return refuse(invalid('Texto com caracteres inválidos'));
  const parsed = parts.map((part) => ({ part, ...line[part].safeParse(given[part], { error: portuguese }) }));
  const cause = parsed.flatMap(({ part, error }) =>
    (error?.issues ?? []).map(({ message, path }) => ({ message, path: [part, ...path].join('.') })),
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
