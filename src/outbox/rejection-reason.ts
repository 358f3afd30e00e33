import type { ProblemNote } from '#events/record.ts';
import type { Translate } from '#locale/translate.ts';
import { observedUntold } from './problem-note.ts';

/** What not the server ended. */
const ended: Readonly<Record<string, 'tray.filesGone' | 'tray.lostAnswer' | 'tray.stopped' | 'tray.notSent'>> = {
  'files-gone': 'tray.filesGone',
  'lost-answer': 'tray.lostAnswer',
  stopped: 'tray.stopped',
  'unknown-command': 'tray.notSent',
};

/** Why a decision was not accepted: the server's words; ours where it said none, or where not the server ended it. */
export const rejectionReason = (problem: ProblemNote | null, t: Translate): string => {
  if (!problem) return '';
  const own = ended[problem.code];
  if (own) return t(own);
  return problem.code === observedUntold ? t('tray.observedUntold', { why: problem.message }) : problem.message;
};
