import { integrationJobs } from '#api/integrations.ts';
import { type IntegrationJob, JobFilter } from '#contract/integration-job.ts';
import { filterFrom, type RecordKind } from '#entities/records/record-kind.ts';

export const jobFilterOf = filterFrom(JobFilter);

type JobPlace = '/publish/$publishId' | '/detail/$orderId' | '/message';

/** Where what it is about is seen, and the id of it there. */
export const placeOf = ({ subject }: Pick<IntegrationJob, 'subject'>): { readonly to: JobPlace; readonly id: string } | null => {
  const [kind = '', id = ''] = subject.split(/:(.*)/u);
  if (kind === 'listing') return { to: '/publish/$publishId', id };
  if (kind === 'order') return { to: '/detail/$orderId', id };
  return kind === 'question' ? { to: '/message', id } : null;
};

export const jobKind: RecordKind<IntegrationJob, IntegrationJob, JobFilter> = {
  on: 'job',
  records: integrationJobs,
  filterOf: jobFilterOf,
  batch: ['job.retry'],
};
