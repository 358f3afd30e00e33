import type { CheckName, Finding } from '#contract/check.ts';
import type { Check, Found } from './check.ts';

interface Ran {
  readonly findings: readonly Finding[];
  /** Those that threw. */
  readonly failed: readonly CheckName[];
}

const toFinding =
  <Seen>({ name, severity }: Check<Seen>) =>
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

/** What each finds, in their order. A check that throws is told as failed: what the others find stands. */
export const runChecks = <Seen>(checks: readonly Check<Seen>[], facts: Seen): Ran => {
  const findings: Finding[] = [];
  const failed: CheckName[] = [];
  for (const check of checks) {
    try {
      findings.push(...check.find(facts).map(toFinding(check)));
    } catch {
      // A defect of one check over one listing: the reviewer reads that it could not be looked at.
      failed.push(check.name);
    }
  }
  return { findings, failed };
};
