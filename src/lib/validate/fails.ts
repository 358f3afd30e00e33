import type { PlainRule } from './rule-text.ts';

/** Second argument of zod's `refine`: which rule of the catalogue its failure is. Apart from what says it, which contracts need not fetch. */
export const fails = (rule: PlainRule): { readonly params: { readonly rule: PlainRule } } => ({ params: { rule } });
