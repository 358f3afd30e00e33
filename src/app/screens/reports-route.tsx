import { getRouteApi } from '@tanstack/react-router';
import { ReportPage } from '#features/reports/report-page.tsx';
import { ReportsScreen } from '#features/reports/reports-screen.tsx';
import { useT } from '#locale/locale.tsx';
import { FloatingTheme } from '#ui/floating-theme.tsx';
import { ScreenViews } from '../screen-views.tsx';
import { useFrame } from '../signed-in.ts';
import { usePageSearch } from './use-page-search.ts';

const page = getRouteApi('/signed-in/report/$reportId');

export const ReportsRoute = () => {
  const t = useT();
  const { user } = useFrame();
  const place = usePageSearch();
  return (
    <div className="screen">
      <h1 className="visually-hidden">{t('shell.title.reports')}</h1>
      <FloatingTheme>
        <ReportsScreen
          place={place}
          userId={user._id}
          views={<ScreenViews screen="reports" search={place.search} onApply={(next) => place.write(next, { replace: false })} />}
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
