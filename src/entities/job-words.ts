import type { IntegrationJob } from '#contract/integration-job.ts';
import type { Translate } from '#locale/translate.ts';

type Told = Pick<IntegrationJob, 'status' | 'errorCode' | 'heldReason' | 'error' | 'warnings'>;

/** Where the marketplace said nothing of its own. */
const wordless = ['busy', 'throttled', 'notReady', 'away', 'unknown'] as const;
const isWordless = (code: string): code is (typeof wordless)[number] => wordless.some((each) => each === code);

/** Why it is not sent, what the marketplace said, what it noticed where it took it, or that it said nothing. */
export const saidOfJob = (t: Translate, { heldReason, error, errorCode, status, warnings }: Told): string | null => {
  if (heldReason !== null) return t('held.because', { why: t(`held.why.${heldReason}`) });
  if (status === 'done' && warnings && warnings.length > 0) return warnings.join('; ');
  if (error !== null || status === 'done' || errorCode === null) return error;
  return isWordless(errorCode) ? t(`held.said.${errorCode}`) : errorCode;
};
