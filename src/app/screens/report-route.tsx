import { getRouteApi } from '@tanstack/react-router';
import { ReportPage } from '#features/reports/report-page.tsx';
import { FloatingTheme } from '#ui/floating-theme.tsx';

const page = getRouteApi('/signed-in/report/$reportId');

export const ReportRoute = () => {
  const { reportId } = page.useParams();
  return (
    <FloatingTheme>
      <ReportPage key={reportId} reportId={reportId} />
    </FloatingTheme>
  );
};
