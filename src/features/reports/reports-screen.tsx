import { Button } from '@radix-ui/themes';
import { useNavigate, Link } from '@tanstack/react-router';
import { useMemo, useState, type ReactNode } from 'react';
import { ReportKind } from '#contract/report.ts';
import { RecordList } from '#entities/records/record-list.tsx';
import { useT } from '#locale/locale.tsx';
import { useWorkbench } from '#outbox/workbench.tsx';
import { useHandlers } from '#palette/context.tsx';
import type { SearchPort } from '#ui/table/use-table-query.ts';
import { AskDialog, freshReport } from './ask-dialog.tsx';
import { reportColumns } from './report-columns.tsx';
import { reportKind } from './report-kind.ts';
import './reports.css';

const reportLink = (reportId: string, label: string): ReactNode => (
  <Link to="/report/$reportId" params={{ reportId }}>
    {label}
  </Link>
);

/** What reviewers decided is a superuser's business alone. */
export const useKinds = (): readonly ReportKind[] => {
  const { role } = useWorkbench().actor();
  return useMemo(() => ReportKind.options.filter((kind) => kind !== 'throughput' || role === 'superuser'), [role]);
};

interface ReportsScreenProps {
  readonly place: SearchPort;
  readonly userId: string;
  /** Named places of the list. */
  readonly views: ReactNode;
}

/** /report: the reports one asked for, how far they are, and the way to a new one. */
export const ReportsScreen = ({ place, userId, views }: ReportsScreenProps) => {
  const t = useT();
  const navigate = useNavigate();
  const { clock } = useWorkbench();
  const kinds = useKinds();
  const columns = useMemo(() => reportColumns(t, kinds), [t, kinds]);
  // '?new=sales' is how the palette comes here from elsewhere.
  const [asking, setAsking] = useState<ReportKind | null>(() => kinds.find((each) => each === place.search['new']) ?? null);
  const open = (reportId: string): void => void navigate({ to: '/report/$reportId', params: { reportId } });
  useHandlers({ 'report.new': () => setAsking('sales') });
  return (
    <>
      <RecordList
        kind={reportKind}
        label={t('shell.title.reports')}
        searchLabel={t('reports.search')}
        empty={t('reports.empty')}
        columns={columns}
        place={place}
        userId={userId}
        link={reportLink}
        onOpen={({ _id }) => open(_id)}
        tools={
          <>
            {views}
            <Button size="2" onClick={() => setAsking('sales')}>
              {t('report.new')}
            </Button>
          </>
        }
      />
      {asking !== null && <AskDialog like={freshReport(asking, clock())} kinds={kinds} onClose={() => setAsking(null)} onAsked={open} />}
    </>
  );
};
