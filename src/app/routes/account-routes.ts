import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { isGateOpen } from '#contract/gates.ts';
import { queuePart } from '#features/home/queue-part.ts';
import { salesPart } from '#features/home/sales-part.ts';
import { visitorOf } from '#features/session/session-state.ts';
import { chunk } from '../chunk.ts';
import type { Crumb } from '../crumbs.ts';
import type { Services } from '../services.ts';
import { plainSearch } from '#lib/plain-search.ts';
import { NotFoundScreen } from '../not-found-screen.tsx';
import { here, lazy, pageAt } from './below-signed-in.ts';
import { signedIn } from './signed-in.ts';

const loadHome = chunk(() => import('../screens/home-route.tsx'));
const loadSales = chunk(salesPart.load);
const loadQueue = chunk(queuePart.load);

/** Beside the page, and not first asked for by it: by then it would stand there without. */
const loadPartOf = ({ context: { session } }: { readonly context: Services }): Promise<unknown> | null => {
  const visitor = visitorOf(session.state());
  if (isGateOpen('/general', visitor)) return loadSales();
  return isGateOpen('/publish', visitor) ? loadQueue() : null;
};

const home = createRoute({
  getParentRoute: () => signedIn,
  path: '/',
  validateSearch: plainSearch,
  loader: loadPartOf,
  component: lazyRouteComponent(loadHome, 'HomeRoute'),
});

/** Spec 2, section 2: what is at /app when nobody says otherwise is the dashboard (decision 31). */
const appHome = createRoute({
  getParentRoute: () => signedIn,
  path: '/app',
  validateSearch: plainSearch,
  loader: loadPartOf,
  component: lazyRouteComponent(loadHome, 'HomeRoute'),
});

const settings: Crumb = { title: 'shell.title.settings', path: '/settings' };

const unknown = createRoute({
  getParentRoute: () => signedIn,
  path: '$',
  // The page says itself that it is not there.
  staticData: { crumbs: () => [{ title: 'shell.title.notFound', path: '' }], isFilled: true },
  component: NotFoundScreen,
});

/** Where a person begins, what they set for themselves, and where nothing is. */
export const accountRoutes = [
  home,
  appHome,
  pageAt(
    '/settings',
    [settings],
    lazy(() => import('../screens/settings-route.tsx'), 'SettingsRoute'),
  ),
  pageAt(
    '/settings/profile',
    [settings, here('shell.title.profile')],
    lazy(() => import('../screens/profile-route.tsx'), 'ProfileRoute'),
  ),
  pageAt(
    '/settings/companies',
    [settings, here('shell.title.ownCompanies')],
    lazy(() => import('../screens/own-companies-route.tsx'), 'OwnCompaniesRoute'),
  ),
  pageAt(
    '/settings/activity',
    [settings, here('shell.title.activity')],
    lazy(() => import('../screens/activity-route.tsx'), 'ActivityRoute'),
  ),
  unknown,
] as const;
