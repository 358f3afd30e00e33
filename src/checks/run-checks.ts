import type { CheckName, CheckWeights, Finding, Severity } from '#contract/check.ts';
import type { Check, Found } from './check.ts';

interface Ran {
  readonly findings: readonly Finding[];
  /** Those that threw. */
  readonly failed: readonly CheckName[];
}

const toFinding =
  (name: CheckName, severity: Severity) =>
  ({ code, place, proposes, values = {}, spans = [], others = [] }: Found): Finding => ({
    check: name,
    severity,
    code,
    place,
    values,
    spans,
    proposes,
    others,
  });

/**
 * What each finds, in their order, weighed as the category weighs it. A check that throws is told as failed: what the others find
 * stands.
 */
export const runChecks = <Seen>(checks: readonly Check<Seen>[], facts: Seen, weights: CheckWeights = {}): Ran => {
  const findings: Finding[] = [];
  const failed: CheckName[] = [];
  for (const check of checks) {
    const weight = weights[check.name] ?? check.severity;
    if (weight === 'off') continue;
    try {
      findings.push(...check.find(facts).map(toFinding(check.name, weight)));
    } catch {
      // A defect of one check over one listing: the reviewer reads that it could not be looked at.
      failed.push(check.name);
    }
  }
  return { findings, failed };
};
