import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { queuePart } from '#features/home/queue-part.ts';
import { salesPart } from '#features/home/sales-part.ts';
import { chunk } from '../chunk.ts';
import type { Crumb } from '../crumbs.ts';
import { mayOpen } from '../may-open.ts';
import type { Services } from '../services.ts';
import { plainSearch } from '#lib/plain-search.ts';
import { NotFoundScreen } from '../not-found-screen.tsx';
import { here, page, pageAt } from './below-signed-in.ts';
import { signedIn } from './signed-in.ts';

const loadHome = chunk(() => import('../screens/home-route.tsx'));
const loadSales = chunk(salesPart.load);
const loadQueue = chunk(queuePart.load);

/** Beside the page, and not first asked for by it: by then it would stand there without. */
const loadPartOf = ({ context: { session } }: { readonly context: Services }): Promise<unknown> | null => {
  if (mayOpen(session, '/general')) return loadSales();
  return mayOpen(session, '/publish') ? loadQueue() : null;
};

const homeAt = <const Path extends string>(path: Path) =>
  createRoute({
    getParentRoute: () => signedIn,
    path,
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
  homeAt('/'),
  // Spec 2, section 2: what is at /app when nobody says otherwise is the dashboard (decision 31).
  homeAt('/app'),
  pageAt(
    '/settings',
    [settings],
    page(() => import('../screens/settings-route.tsx'), 'SettingsRoute'),
  ),
  pageAt(
    '/settings/profile',
    [settings, here('shell.title.profile')],
    page(() => import('../screens/profile-route.tsx'), 'ProfileRoute'),
  ),
  pageAt(
    '/settings/companies',
    [settings, here('shell.title.ownCompanies')],
    page(() => import('../screens/own-companies-route.tsx'), 'OwnCompaniesRoute'),
  ),
  pageAt(
    '/settings/activity',
    [settings, here('shell.title.activity')],
    page(() => import('../screens/activity-route.tsx'), 'ActivityRoute'),
  ),
  unknown,
] as const;
