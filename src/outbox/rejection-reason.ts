import type { ProblemNote } from '#events/record.ts';
import type { Translate } from '#locale/translate.ts';
import { observedUntold } from './problem-note.ts';

/** Why a decision was not accepted: the server's words; ours where it said none, or where not the server ended it. */
export const rejectionReason = (problem: ProblemNote | null, t: Translate): string => {
  if (problem?.code === 'files-gone') return t('tray.filesGone');
  if (problem?.code === 'lost-answer') return t('tray.lostAnswer');
  if (problem?.code === 'stopped') return t('tray.stopped');
  if (problem?.code === 'unknown-command') return t('tray.notSent');
  if (problem?.code === observedUntold) return t('tray.observedUntold', { why: problem.message });
  return problem?.message ?? '';
};
