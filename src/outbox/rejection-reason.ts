import type { ProblemNote } from '#events/record.ts';
import type { Translate } from '#locale/translate.ts';
import { observedUntold } from './problem-note.ts';

/** Why a decision was not accepted: the server's words; ours where it said none, or where not the server ended it. */
export const rejectionReason = (problem: ProblemNote | null, t: Translate): string => {
  switch (problem?.code) {
    case 'files-gone':
      return t('tray.filesGone');
    case 'lost-answer':
      return t('tray.lostAnswer');
    case 'stopped':
      return t('tray.stopped');
    case 'unknown-command':
      return t('tray.notSent');
    case observedUntold:
      return t('tray.observedUntold', { why: problem.message });
    default:
      return problem?.message ?? '';
  }
};
