import { integrationJobs } from '#api/integrations.ts';
import { JobKind, type IntegrationJob, type JobFilter } from '#contract/integration-job.ts';
import { chosenIn, type RecordKind } from '#entities/records/record-kind.ts';
import { jobStatuses } from '#machines/lifecycle/integration-job.ts';
import type { RowQuery } from '#ui/table/query.ts';

/** What the table asks, in the words of the call; what the address says that nobody knows is left out. */
export const jobFilterOf = (query: Pick<RowQuery, 'search' | 'filters'>): JobFilter => {
  const status = jobStatuses.find((each) => each === chosenIn(query, 'status'));
  const kind = JobKind.safeParse(chosenIn(query, 'kind'));
  const sellerId = chosenIn(query, 'company');
  const marketPlaceId = chosenIn(query, 'account');
  return {
    ...(query.search === '' ? {} : { search: query.search }),
    ...(status === undefined ? {} : { status }),
    ...(kind.success ? { kind: kind.data } : {}),
    ...(sellerId === undefined ? {} : { sellerId }),
    ...(marketPlaceId === undefined ? {} : { marketPlaceId }),
  };
};

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
  batch: { on: 'job', names: ['job.retry'] },
};
