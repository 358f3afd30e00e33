import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { chunk } from '../chunk.ts';
import type { Crumb } from '../crumbs.ts';
import { plainSearch } from '../listing-search.ts';
import { signedIn } from './signed-in.ts';

const reportsCrumb: Crumb = { title: 'shell.title.reports', path: '/report' };
const loadReports = chunk(() => import('../screens/reports-route.tsx'));

const reports = createRoute({
  getParentRoute: () => signedIn,
  path: '/report',
  validateSearch: plainSearch,
  staticData: { crumbs: () => [reportsCrumb], isFilled: true },
  component: lazyRouteComponent(loadReports, 'ReportsRoute'),
});

const reportPage = createRoute({
  getParentRoute: () => signedIn,
  path: '/report/$reportId',
  staticData: { crumbs: () => [reportsCrumb, { title: 'shell.title.report', path: '' }] },
  component: lazyRouteComponent(loadReports, 'ReportRoute'),
});

/** What the server makes in its own time, and keeps for whoever asked. */
export const reportRoutes = [reports, reportPage] as const;
