import type { PriceRuleStatus } from '#contract/price-rule.ts';

/** What can happen to a price rule: `finish` is the server's, the rest a person's. */
type PriceRuleStep = 'edit' | 'simulate' | 'apply' | 'archive' | 'restore' | 'finish';

const steps: Readonly<Record<PriceRuleStatus, Readonly<Partial<Record<PriceRuleStep, PriceRuleStatus>>>>> = {
  ready: { edit: 'ready', simulate: 'running', apply: 'running', archive: 'archived' },
  // A run keeps the terms it began with: the rule may be changed meanwhile, but two runs at a time would contradict each other.
  running: { edit: 'running', finish: 'ready' },
  archived: { restore: 'ready' },
};

/** Where the step leads; null when it can not be taken from there. */
export const stepPriceRule = (status: PriceRuleStatus, step: PriceRuleStep): PriceRuleStatus | null => steps[status][step] ?? null;
