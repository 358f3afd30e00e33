import { createRootRouteWithContext, createRoute, createRouter, lazyRouteComponent, Outlet, redirect } from '@tanstack/react-router';
import type { Role } from '#contract/call.ts';
import { openVolume } from '#locale/words.ts';
import { chunk } from './chunk.ts';
import type { Crumb } from './crumbs.ts';
import { DefectScreen } from './defect-screen.tsx';
import { leaveToLogin, requireSession } from './guard.ts';
import { plainSearch } from './listing-search.ts';
import { NotFoundScreen } from './not-found-screen.tsx';
import { PageSkeleton } from './page-skeleton.tsx';
import { parseSearch, stringifySearch } from './search.ts';
import type { Services } from './services.ts';

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
  interface StaticDataRouteOption {
    /** From the outermost place to this one; none on a page without a breadcrumb. */
    readonly crumbs?: (role: Role) => readonly Crumb[];
    /** The screen fills the window itself (the queue): no title over it, no page that scrolls. */
    readonly isFilled?: boolean;
  }
}

const root = createRootRouteWithContext<Services>()({
  component: Outlet,
  errorComponent: DefectScreen,
  notFoundComponent: NotFoundScreen,
});

interface Returning {
  readonly redirect?: string;
}
const returning = (search: Record<string, unknown>): Returning =>
  typeof search['redirect'] === 'string' ? { redirect: search['redirect'] } : {};

const login = createRoute({
  getParentRoute: () => root,
  path: '/login',
  validateSearch: returning,
  beforeLoad: ({ context: { session } }) => {
    if (session.state().token) throw redirect({ to: '/' });
  },
  component: lazyRouteComponent(
    chunk(() => import('./screens/login-route.tsx')),
    'LoginRoute',
  ),
});

const offered = async ({ context }: { readonly context: Services }) => {
  const found = await context.capabilities();
  return found && { accounts: found.accounts, passwordMax: found.passwordMax };
};
const loadDoors = chunk(() => import('./screens/door-route.tsx'));

/** In front of the door (row SES-7): forms and their library come in a chunk of their own, which the login never loads. */
const registerDoor = createRoute({
  getParentRoute: () => root,
  path: '/register',
  loader: offered,
  component: lazyRouteComponent(loadDoors, 'RegisterRoute'),
});

const registerConsultantDoor = createRoute({
  getParentRoute: () => root,
  path: '/register-consultant',
  loader: offered,
  component: lazyRouteComponent(loadDoors, 'RegisterConsultantRoute'),
});

const validateMailDoor = createRoute({
  getParentRoute: () => root,
  path: '/login-validate-mail',
  loader: offered,
  component: lazyRouteComponent(loadDoors, 'ValidateMailRoute'),
});

const resetPasswordDoor = createRoute({
  getParentRoute: () => root,
  path: '/reset-password',
  loader: offered,
  component: lazyRouteComponent(loadDoors, 'ResetPasswordRoute'),
});

const doors = [login, registerDoor, registerConsultantDoor, validateMailDoor, resetPasswordDoor] as const;

const logout = createRoute({
  getParentRoute: () => root,
  path: '/logout',
  validateSearch: (search: Record<string, string>) => search,
  beforeLoad: ({ context: { session }, search }) => leaveToLogin(session, search),
});

/** With what is said from there on. */
const loadSignedIn = chunk(async () => (await Promise.all([import('./open-signed-in.ts'), openVolume('console')]))[0]);

/** Every route below needs a session; what it is made of (cache, log, outbox, palette) comes in its own chunk. */
const signedIn = createRoute({
  getParentRoute: () => root,
  id: 'signed-in',
  beforeLoad: ({ context: { session }, location }) => requireSession(session, location.pathname, location.href),
  loader: async ({ context }) => (await loadSignedIn()).openSignedIn(context),
  // Opened once: going from screen to screen reads the same log and the same answers.
  staleTime: Number.POSITIVE_INFINITY,
  shouldReload: false,
  component: lazyRouteComponent(
    chunk(() => import('./workbench-root.tsx')),
    'WorkbenchRoot',
  ),
});

const home = createRoute({
  getParentRoute: () => signedIn,
  path: '/',
  component: lazyRouteComponent(
    chunk(() => import('./screens/home-route.tsx')),
    'HomeRoute',
  ),
});

/** Spec 2, section 2: what is at /app when nobody says otherwise is the dashboard (decision 31). */
const appHome = createRoute({
  getParentRoute: () => signedIn,
  path: '/app',
  component: lazyRouteComponent(
    chunk(() => import('./screens/home-route.tsx')),
    'HomeRoute',
  ),
});

const listingsTitle = (role: Role): Crumb => ({
  title: role === 'reviewer' ? 'shell.title.review' : 'shell.title.listings',
  path: '/publish',
});

const listings = createRoute({
  getParentRoute: () => signedIn,
  path: '/publish',
  validateSearch: plainSearch,
  staticData: { crumbs: (role) => [listingsTitle(role)], isFilled: true },
  component: lazyRouteComponent(
    chunk(() => import('./screens/listings-route.tsx')),
    'ListingsRoute',
  ),
});

const listing = createRoute({
  getParentRoute: () => signedIn,
  path: '/publish/$publishId',
  validateSearch: ({ fix }: Readonly<Record<string, unknown>>): { fix?: string } => (typeof fix === 'string' ? { fix } : {}),
  staticData: { crumbs: (role) => [listingsTitle(role), { title: 'shell.title.listing', path: '' }] },
  component: lazyRouteComponent(
    chunk(() => import('./screens/listing-route.tsx')),
    'ListingRoute',
  ),
});

const salesCrumb: Crumb = { title: 'shell.title.sales', path: '/general' };
const loadSales = chunk(() => import('./screens/orders-route.tsx'));
const salesData = { crumbs: () => [salesCrumb], isFilled: true } as const;

/** Three addresses of one screen (decision 4). */
const general = createRoute({
  getParentRoute: () => signedIn,
  path: '/general',
  validateSearch: plainSearch,
  staticData: salesData,
  component: lazyRouteComponent(loadSales, 'GeneralRoute'),
});

const saleGeneral = createRoute({
  getParentRoute: () => signedIn,
  path: '/sale/general',
  validateSearch: plainSearch,
  staticData: salesData,
  component: lazyRouteComponent(loadSales, 'SaleGeneralRoute'),
});

const sale = createRoute({
  getParentRoute: () => signedIn,
  path: '/sale',
  validateSearch: plainSearch,
  staticData: salesData,
  component: lazyRouteComponent(loadSales, 'SaleRoute'),
});

const order = createRoute({
  getParentRoute: () => signedIn,
  path: '/detail/$orderId',
  staticData: { crumbs: () => [salesCrumb, { title: 'shell.title.sale', path: '' }] },
  component: lazyRouteComponent(
    chunk(() => import('./screens/order-route.tsx')),
    'OrderRoute',
  ),
});

const settingsCrumb: Crumb = { title: 'shell.title.settings', path: '/settings' };

const settings = createRoute({
  getParentRoute: () => signedIn,
  path: '/settings',
  staticData: { crumbs: () => [settingsCrumb] },
  component: lazyRouteComponent(
    chunk(() => import('./screens/settings-route.tsx')),
    'SettingsRoute',
  ),
});

const activity = createRoute({
  getParentRoute: () => signedIn,
  path: '/settings/activity',
  staticData: { crumbs: () => [settingsCrumb, { title: 'shell.title.activity', path: '' }] },
  component: lazyRouteComponent(
    chunk(() => import('./screens/activity-route.tsx')),
    'ActivityRoute',
  ),
});

const unknown = createRoute({
  getParentRoute: () => signedIn,
  path: '$',
  // The page says itself that it is not there.
  staticData: { crumbs: () => [{ title: 'shell.title.notFound', path: '' }], isFilled: true },
  component: NotFoundScreen,
});

const tree = root.addChildren([
  ...doors,
  logout,
  signedIn.addChildren([home, appHome, listings, listing, general, saleGeneral, sale, order, settings, activity, unknown]),
]);

export const createAppRouter = (services: Services) =>
  createRouter({
    routeTree: tree,
    context: services,
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    defaultErrorComponent: DefectScreen,
    // What takes longer than a glance shows that something is coming.
    defaultPendingMs: 300,
    defaultPendingComponent: PageSkeleton,
  });
export type AppRouter = ReturnType<typeof createAppRouter>;
