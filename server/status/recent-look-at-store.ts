import type { Settings } from '../config.ts';
import type { Finding } from '../doctor/finding.ts';
import { lookAtStore } from '../doctor/look-at-store.ts';

const minutes = 60_000;
/** So long, in milliseconds, what was found is told again. What lacks is looked for sooner: somebody mends it and waits for the answer. */
const goodMs = 5 * minutes;
const lackingMs = minutes;

interface Look {
  readonly findings: Promise<readonly Finding[]>;
  /** Milliseconds since 1970; for ever while it is under way. */
  until: number;
}

const looks = new WeakMap<Settings, Look>();

/** What was found of the store of images a few minutes ago at most: a bucket is written to for it, and pages ask every few seconds. */
export const recentLookAtStore = (settings: Settings, now: Date): Promise<readonly Finding[]> => {
  const last = looks.get(settings);
  if (last && now.getTime() < last.until) return last.findings;
  const look: Look = { findings: lookAtStore(settings), until: Infinity };
  looks.set(settings, look);
  void look.findings.then((found) => {
    look.until = now.getTime() + (found.every(({ remedy }) => remedy === null) ? goodMs : lackingMs);
  });
  return look.findings;
};
