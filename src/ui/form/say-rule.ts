import type { z } from 'zod';
import { ruleOf } from '#lib/validate/rule-of.ts';
import type { Rule } from '#lib/validate/rule-text.ts';
import type { Translate } from '#locale/translate.ts';

const sayRule = (t: Translate, broken: Rule): string =>
  'n' in broken ? t(`form.rule.${broken.rule}`, { n: broken.n }) : t(`form.rule.${broken.rule}`);

/** What zod says in a form, in the person's language: the catalogue's words whatever the schema is made of. */
export const errorMapIn =
  (t: Translate) =>
  (issue: z.core.$ZodRawIssue): string =>
    sayRule(t, ruleOf(issue) ?? { rule: 'invalid' });
