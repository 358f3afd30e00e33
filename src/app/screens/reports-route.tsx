import { getRouteApi } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { ReportPage } from '#features/reports/report-page.tsx';
import { ReportsScreen } from '#features/reports/reports-screen.tsx';
import { useT } from '#locale/locale.tsx';
import { FloatingTheme } from '#ui/floating-theme.tsx';
import type { SearchPort } from '#ui/table/use-table-query.ts';
import { ScreenViews } from '../screen-views.tsx';
import { useFrame } from '../signed-in.ts';

const list = getRouteApi('/signed-in/report');
const page = getRouteApi('/signed-in/report/$reportId');

export const ReportsRoute = () => {
  const t = useT();
  const { user } = useFrame();
  const search = list.useSearch();
  const navigate = list.useNavigate();
  const write = useCallback<SearchPort['write']>(
    (next, { replace }) => void navigate({ search: next, replace, resetScroll: false }),
    [navigate],
  );
  const place = useMemo(() => ({ search, write }), [search, write]);
  return (
    <div className="screen">
      <h1 className="visually-hidden">{t('shell.title.reports')}</h1>
      <FloatingTheme>
        <ReportsScreen
          place={place}
          userId={user._id}
          views={<ScreenViews screen="reports" search={search} onApply={(next) => write(next, { replace: false })} />}
        />
      </FloatingTheme>
    </div>
  );
};

export const ReportRoute = () => {
  const { reportId } = page.useParams();
  return (
    <FloatingTheme>
      <ReportPage key={reportId} reportId={reportId} />
    </FloatingTheme>
  );
};
