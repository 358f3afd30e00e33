import { useQuery } from '@tanstack/react-query';
import { integrationJobs } from '#api/integrations.ts';
import type { IntegrationJob } from '#contract/integration-job.ts';
import { saidOfJob } from '#entities/job-words.ts';
import { useShown } from '#entities/use-shown.ts';
import type { Subject } from '#events/record.ts';
import { useT } from '#locale/locale.tsx';
import type { Translate } from '#locale/translate.ts';
import type { JobStatus } from '#machines/lifecycle/integration-job.ts';
import { useWorkbench } from '#outbox/workbench.tsx';
import { CommandButton } from '#palette/command-button.tsx';
import { SafeText } from '#ui/safe-text.tsx';

const one = { page: 1, limit: 1 };
const kind = { on: 'job', records: integrationJobs } as const;

/** Of a question that is answered here: that the buyer does not see it, why not, and once more. */
export const UnsentAnswer = ({ subject }: { readonly subject: Subject }) => {
  const { api, actor } = useWorkbench();
  const { hasSpecifiedOnly = false } = actor();
  const filter = { subject, kind: 'answerQuestion' as const, status: ['failed', 'discarded'] satisfies JobStatus[] };
  const { data } = useQuery({ ...integrationJobs.pageQuery(api, filter, one), enabled: !hasSpecifiedOnly });
  const job = data?.items[0];
  return job ? <Unsent job={job} /> : null;
};

/** The buyer has an answer, and it is the one that is shown. */
export const isAnsweredThere = ({ errorCode }: Pick<IntegrationJob, 'errorCode'>): boolean => errorCode === 'answered_elsewhere';

/** What became of it. One that may have arrived is never said not to have. */
const saidOf = (t: Translate, job: IntegrationJob): string => {
  if (job.status === 'discarded') return t(job.isUncertain ? 'questions.discardedInDoubt' : 'questions.discarded');
  return job.isUncertain ? t('questions.doubted') : t('questions.unsent', { reason: saidOfJob(t, job) ?? t('questions.noReason') });
};

const Unsent = ({ job }: { readonly job: IntegrationJob }) => {
  const t = useT();
  const { record, base } = useShown<IntegrationJob>(kind, job);
  const isDiscarded = record.status === 'discarded';
  if ((record.status !== 'failed' && !isDiscarded) || isAnsweredThere(record)) return null;
  return (
    <div className="notice form-notice" {...(!isDiscarded && { 'data-tone': 'bad' })}>
      <SafeText>{saidOf(t, record)}</SafeText>
      <CommandButton name="job.retry" targets={[{ subject: `job:${job._id}`, label: job.name, base }]} size="1" variant="soft" />
    </div>
  );
};
