import type { ProblemNote } from '#events/record.ts';
import type { Translate } from '#locale/translate.ts';

/** Why the server did not accept a decision: its own words, ours where it said none. */
export const rejectionReason = (problem: ProblemNote | null, t: Translate): string => {
  if (problem?.code === 'files-gone') return t('tray.filesGone');
  if (problem?.code === 'lost-answer') return t('tray.lostAnswer');
  if (problem?.code === 'unknown-command') return t('tray.notSent');
  return problem?.message ?? '';
};
