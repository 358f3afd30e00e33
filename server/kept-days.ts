import { answersKeptDays } from '#contract/call.ts';
import { importKeptDays } from '#contract/import-run.ts';
import { reportKeptDays } from '#contract/report.ts';
import { addTo } from '#lib/dates.ts';

/**
 * So many days what is over is kept, all of it in one place (decision 0148). What ends by an instant of its own, as links and mails do, goes
 * after that; what is not here is kept for ever.
 */
export const keptDays = {
  /** To requests: a key sent again after that is a new request. */
  answers: answersKeptDays,
  endedSessions: 30,
  /** Asked for by mail and given up. */
  mailRequests: 30,
  /** What was sent is nobody's question any more. */
  doneJobs: 30,
  reports: reportKeptDays,
  /** With their lines. */
  imports: importKeptDays,
  /** Announced, and never sent to the end. */
  halfSentImports: 1,
  /** What became of each listing; that a listing changed stays in its history. */
  priceRuns: 60,
  /** Nobody judges a decision of so long ago; and reviewers it was shown to are told of its listing again. */
  openSecondLooks: 30,
  judgedSecondLooks: 400,
  /** Somebody who chooses an image sends it within the day; asked about later it is looked at anew. */
  analysesOfNoImage: 7,
  /** Read or not: a bell is no archive. */
  notices: 365,
  /** Of an account; its page shows the newest ninety. */
  reputation: 365,
} as const;

/** What is older is as good as gone: it is tidied in portions, and part of it may be. */
export const keptSince = (what: 'imports' | 'reports', now: Date): Date => addTo(now, -keptDays[what], 'day');
