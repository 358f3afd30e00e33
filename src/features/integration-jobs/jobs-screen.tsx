import { useNavigate } from '@tanstack/react-router';
import { useMemo, type ReactNode } from 'react';
import type { IntegrationJob } from '#contract/integration-job.ts';
import { RecordList } from '#entities/records/record-list.tsx';
import { useWhoseOptions } from '#entities/use-whose-options.ts';
import { useT } from '#locale/locale.tsx';
import { useWorkbench } from '#outbox/workbench.tsx';
import type { SearchPort } from '#ui/table/use-table-query.ts';
import { jobColumns } from './job-columns.tsx';
import { jobKind, placeOf } from './job-kind.ts';

const plainName = (_id: string, label: string): ReactNode => label;

interface JobsScreenProps {
  readonly place: SearchPort;
  readonly userId: string;
  /** Named places of the list. */
  readonly views: ReactNode;
}

/** /queue: what is sent to the marketplace, what it answered, and what failed sent again. */
export const JobsScreen = ({ place, userId, views }: JobsScreenProps) => {
  const t = useT();
  const navigate = useNavigate();
  const isSeller = useWorkbench().actor().role === 'seller';
  const whose = useWhoseOptions({ company: place.search['company'], account: place.search['account'] }, !isSeller);
  const columns = useMemo(() => jobColumns(t, whose, isSeller), [t, whose, isSeller]);
  const open = (job: IntegrationJob): void => {
    const found = placeOf(job);
    if (found?.to === '/publish/$publishId') void navigate({ to: found.to, params: { publishId: found.id } });
    if (found?.to === '/detail/$orderId') void navigate({ to: found.to, params: { orderId: found.id } });
    if (found?.to === '/message') void navigate({ to: found.to, search: { question: found.id } });
  };
  return (
    <RecordList
      kind={jobKind}
      label={t('shell.title.jobs')}
      searchLabel={t('jobs.search')}
      empty={t('jobs.empty')}
      columns={columns}
      place={place}
      userId={userId}
      link={plainName}
      onOpen={open}
      tools={views}
    />
  );
};
