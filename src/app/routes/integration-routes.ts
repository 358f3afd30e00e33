import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { chunk } from '../chunk.ts';
import type { Crumb } from '../crumbs.ts';
import { plainSearch } from '../listing-search.ts';
import { signedIn } from './signed-in.ts';

const accountsCrumb: Crumb = { title: 'shell.title.accounts', path: '/marketplace' };
const loadAccounts = chunk(() => import('../screens/marketplace-route.tsx'));

const accounts = createRoute({
  getParentRoute: () => signedIn,
  path: '/marketplace',
  validateSearch: plainSearch,
  staticData: { crumbs: () => [accountsCrumb], isFilled: true },
  component: lazyRouteComponent(loadAccounts, 'AccountsRoute'),
});

const accountPage = createRoute({
  getParentRoute: () => signedIn,
  path: '/marketplace/$accountId',
  staticData: { crumbs: () => [accountsCrumb, { title: 'shell.title.account', path: '' }] },
  component: lazyRouteComponent(loadAccounts, 'AccountRoute'),
});

const loadJobs = chunk(() => import('../screens/jobs-route.tsx'));
const jobsData = { crumbs: () => [{ title: 'shell.title.jobs', path: '/queue' }] satisfies readonly Crumb[], isFilled: true } as const;

/** Two addresses of one screen (decision 4). */
const queue = createRoute({
  getParentRoute: () => signedIn,
  path: '/queue',
  validateSearch: plainSearch,
  staticData: jobsData,
  component: lazyRouteComponent(loadJobs, 'QueueRoute'),
});

const settingsQueue = createRoute({
  getParentRoute: () => signedIn,
  path: '/settings/queue',
  validateSearch: plainSearch,
  staticData: jobsData,
  component: lazyRouteComponent(loadJobs, 'SettingsQueueRoute'),
});

const integrations = createRoute({
  getParentRoute: () => signedIn,
  path: '/integrations',
  staticData: { crumbs: () => [{ title: 'shell.title.integrations', path: '/integrations' }] },
  component: lazyRouteComponent(
    chunk(() => import('../screens/integrations-route.tsx')),
    'IntegrationsRoute',
  ),
});

const reputationCrumb: Crumb = { title: 'shell.title.reputation', path: '/reputation' };
const loadReputation = chunk(() => import('../screens/reputation-route.tsx'));

const reputations = createRoute({
  getParentRoute: () => signedIn,
  path: '/reputation',
  validateSearch: plainSearch,
  staticData: { crumbs: () => [reputationCrumb], isFilled: true },
  component: lazyRouteComponent(loadReputation, 'ReputationsRoute'),
});

const reputationPage = createRoute({
  getParentRoute: () => signedIn,
  path: '/reputation/$accountId',
  staticData: { crumbs: () => [reputationCrumb, { title: 'shell.title.account', path: '' }] },
  component: lazyRouteComponent(loadReputation, 'ReputationRoute'),
});

/** What the hub is connected to, and what it sends there. */
export const integrationRoutes = [accounts, accountPage, queue, settingsQueue, integrations, reputations, reputationPage] as const;
