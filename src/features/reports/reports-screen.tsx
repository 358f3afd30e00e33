import { Button } from '@radix-ui/themes';
import { linkOptions, useNavigate } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { ReportKind } from '#contract/report.ts';
import { listPage } from '#entities/records/list-page.tsx';
import { useOpenedBy } from '#entities/use-opened-by.ts';
import { useT } from '#locale/locale.tsx';
import { useWorkbench } from '#outbox/workbench.tsx';
import { useHandlers } from '#palette/context.tsx';
import { AskDialog, freshReport } from './ask-dialog.tsx';
import { reportColumns } from './report-columns.tsx';
import { reportKind } from './report-kind.ts';
import './reports.css';

/** What reviewers decided is a superuser's business alone. */
export const useKinds = (): readonly ReportKind[] => {
  const { role } = useWorkbench().actor();
  return useMemo(() => ReportKind.options.filter((kind) => kind !== 'throughput' || role === 'superuser'), [role]);
};

const opens = (reportId: string) => linkOptions({ to: '/report/$reportId', params: { reportId } });

/** /report: the reports one asked for, how far they are, and the way to a new one. */
export const ReportsScreen = listPage({
  kind: reportKind,
  title: 'shell.title.reports',
  searchLabel: 'reports.search',
  empty: 'reports.empty',
  views: 'reports',
  useColumns: (t, _place, _seesAll, shown) => {
    const kinds = useKinds();
    return useMemo(() => reportColumns(t, kinds, shown), [t, kinds, shown]);
  },
  opens,
  useTools: (place) => {
    const t = useT();
    const navigate = useNavigate();
    const { clock } = useWorkbench();
    const kinds = useKinds();
    const openedBy = useOpenedBy(place);
    const [asking, setAsking] = useState<ReportKind | null>(() => kinds.find((each) => each === openedBy) ?? null);
    const ask = (): void => setAsking('sales');
    useHandlers({ 'report.new': ask });
    return {
      tools: (
        <Button size="2" onClick={ask}>
          {t('report.new')}
        </Button>
      ),
      opened: asking !== null && (
        <AskDialog
          like={freshReport(asking, clock())}
          kinds={kinds}
          onClose={() => setAsking(null)}
          onAsked={(id) => void navigate(opens(id))}
        />
      ),
    };
  },
});
