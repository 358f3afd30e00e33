import { linkOptions } from '@tanstack/react-router';
import { integrationJobs } from '#api/integrations.ts';
import { type IntegrationJob, JobFilter } from '#contract/integration-job.ts';
import { recordKind } from '#entities/records/record-kind.ts';
import { unreachable } from '#lib/result.ts';

type JobPlace = '/publish/$publishId' | '/detail/$orderId' | '/mediationdetail/$id' | '/message';

/** Where what it is about is seen, and the id of it there. */
export const placeOf = ({ subject }: Pick<IntegrationJob, 'subject'>): { readonly to: JobPlace; readonly id: string } | null => {
  const [kind = '', id = ''] = subject.split(/:(.*)/u);
  if (kind === 'listing') return { to: '/publish/$publishId', id };
  if (kind === 'order') return { to: '/detail/$orderId', id };
  if (kind === 'mediation') return { to: '/mediationdetail/$id', id };
  return kind === 'question' ? { to: '/message', id } : null;
};

/** The same as an address of the console. */
export const linkTo = ({ to, id }: NonNullable<ReturnType<typeof placeOf>>) => {
  switch (to) {
    case '/publish/$publishId':
      return linkOptions({ to, params: { publishId: id } });
    case '/detail/$orderId':
      return linkOptions({ to, params: { orderId: id } });
    case '/mediationdetail/$id':
      return linkOptions({ to, params: { id } });
    case '/message':
      return linkOptions({ to, search: { question: id } });
    default:
      return unreachable(to);
  }
};

export const jobKind = recordKind({ records: integrationJobs, filter: JobFilter, batch: ['job.retry'] });
