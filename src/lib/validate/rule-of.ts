import type { z } from 'zod';
import { countedRuleText, ruleText, type Rule } from './rule-text.ts';

const isRule = (params: unknown): params is Rule => {
  const { rule, n } = (params ?? {}) as { readonly rule?: unknown; readonly n?: unknown };
  if (typeof rule !== 'string') return false;
  return Object.hasOwn(ruleText, rule) || (Object.hasOwn(countedRuleText, rule) && typeof n === 'number');
};

const isEmpty = (input: unknown): boolean => input === '' || input === null || input === undefined;

type Issue = z.core.$ZodRawIssue;

const tooSmall = (issue: Issue): Rule | null => {
  const { origin, minimum, inclusive } = issue as z.core.$ZodIssueTooSmall;
  if (origin === 'string') return { rule: 'short' };
  return origin === 'number' || origin === 'int' ? (inclusive === false ? null : { rule: 'min', n: Number(minimum) }) : null;
};

const tooBig = (issue: Issue): Rule | null => {
  const { origin, maximum, inclusive } = issue as z.core.$ZodIssueTooBig;
  if (origin === 'string') return { rule: 'long', n: Number(maximum) };
  return origin === 'number' || origin === 'int' ? (inclusive === false ? null : { rule: 'max', n: Number(maximum) }) : null;
};

const wrongType = ({ expected }: Issue): Rule | null =>
  expected === 'int' ? { rule: 'integer' } : expected === 'number' ? { rule: 'number' } : null;

const byCode: Readonly<Partial<Record<Issue['code'], (issue: Issue) => Rule | null>>> = {
  too_small: tooSmall,
  too_big: tooBig,
  invalid_format: (issue) => (issue['format'] === 'email' ? { rule: 'mail' } : null),
  invalid_type: wrongType,
  invalid_value: () => ({ rule: 'notSelected' }),
};

/**
 * The rule of the catalogue that an issue of zod breaks; null when the catalogue has none. Works on plain zod (`min(1)`,
 * `z.email()`) and on the schemas of `rules.ts`, so that contracts need no messages of their own.
 */
export const ruleOf = (issue: Issue): Rule | null => {
  if (issue.code === 'custom' && isRule(issue['params'])) return issue['params'];
  if (isEmpty(issue.input)) return { rule: issue.code === 'invalid_value' ? 'notSelected' : 'required' };
  return byCode[issue.code]?.(issue) ?? null;
};
