import type { Crumb } from '../crumbs.ts';
import { here, lazy, listAt, page, pageAt } from './below-signed-in.ts';

const reports: Crumb = { title: 'shell.title.reports', path: '/report' };

/** Reports are made by the server in its own time, and kept for the person who asked. */
export const reportRoutes = [
  listAt(
    '/report',
    [reports],
    lazy(() => import('#features/reports/reports-screen.tsx'), 'ReportsScreen'),
  ),
  pageAt(
    '/report/$reportId',
    [reports, here('shell.title.report')],
    page(() => import('#features/reports/report-page.tsx'), 'ReportPage'),
  ),
] as const;
