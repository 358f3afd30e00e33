import { createRoute } from '@tanstack/react-router';
import { plainSearch } from '#lib/plain-search.ts';
import type { Crumb } from '../crumbs.ts';
import { here, lazy, listAt, page, pageAt } from './below-signed-in.ts';
import { signedIn } from './signed-in.ts';

const integrations: Crumb = { title: 'shell.title.integrations', path: '/integrations' };
const accounts: Crumb = { title: 'shell.title.accounts', path: '/marketplace' };
const jobs: Crumb = { title: 'shell.title.jobs', path: '/queue' };
const reputations: Crumb = { title: 'shell.title.reputation', path: '/reputation' };
const loadJobs = () => import('#features/integration-jobs/jobs-screen.tsx');

/** What the hub is connected to, and what it sends there. The queue has two addresses (decision 4). */
export const integrationRoutes = [
  listAt(
    '/marketplace',
    [accounts],
    lazy(() => import('#features/marketplace/accounts-screen.tsx'), 'AccountsScreen'),
  ),
  pageAt(
    '/marketplace/$accountId',
    [accounts, here('shell.title.account')],
    page(() => import('#features/marketplace/account-page.tsx'), 'AccountPage'),
  ),
  listAt('/queue', [jobs], lazy(loadJobs, 'JobsScreen')),
  listAt('/settings/queue', [jobs], lazy(loadJobs, 'JobsScreen')),
  pageAt(
    '/integrations',
    [integrations],
    page(() => import('../screens/integrations-route.tsx'), 'IntegrationsRoute'),
  ),
  createRoute({
    getParentRoute: () => signedIn,
    path: '/connect/mercadolivre/callback',
    validateSearch: plainSearch,
    staticData: { crumbs: () => [integrations, here('shell.title.connecting')], isTitled: true },
    component: lazy(() => import('../screens/callback-route.tsx'), 'CallbackRoute'),
  }),
  pageAt(
    '/status',
    [here('shell.title.status')],
    page(() => import('#features/status/status-screen.tsx'), 'StatusScreen'),
  ),
  listAt(
    '/reputation',
    [reputations],
    lazy(() => import('#features/reputation/reputation-screen.tsx'), 'ReputationScreen'),
  ),
  pageAt(
    '/reputation/$accountId',
    [reputations, here('shell.title.account')],
    page(() => import('#features/reputation/reputation-page.tsx'), 'ReputationPage'),
  ),
] as const;
