import type { BrokenRule } from '#contract/listing-rules.ts';
import type { Translate } from '#locale/translate.ts';

/** A broken rule in the person's language; in Portuguese the specification's words. */
export const sayRule = (t: Translate, broken: BrokenRule): string =>
  broken.rule === 'attribute' ? t('editor.rule.attribute', { name: broken.name }) : t(`editor.rule.${broken.rule}`);

/** What was broken in words, each once, in the order of the rules. */
export const sayRules = (t: Translate, broken: readonly BrokenRule[]): readonly string[] => [
  ...new Set(broken.map((each) => sayRule(t, each))),
];
