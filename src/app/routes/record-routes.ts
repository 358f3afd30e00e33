import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { chunk } from '../chunk.ts';
import type { Crumb } from '../crumbs.ts';
import { plainSearch } from '../listing-search.ts';
import { signedIn } from './signed-in.ts';

const usersCrumb: Crumb = { title: 'shell.title.users', path: '/users' };
const loadUsers = chunk(() => import('../screens/users-route.tsx'));

const users = createRoute({
  getParentRoute: () => signedIn,
  path: '/users',
  validateSearch: plainSearch,
  staticData: { crumbs: () => [usersCrumb], isFilled: true },
  component: lazyRouteComponent(loadUsers, 'UsersRoute'),
});

const userPage = createRoute({
  getParentRoute: () => signedIn,
  path: '/users/$userId',
  staticData: { crumbs: () => [usersCrumb, { title: 'shell.title.user', path: '' }] },
  component: lazyRouteComponent(loadUsers, 'UserRoute'),
});

const companiesCrumb: Crumb = { title: 'shell.title.companies', path: '/seller' };
const loadCompanies = chunk(() => import('../screens/companies-route.tsx'));

const companies = createRoute({
  getParentRoute: () => signedIn,
  path: '/seller',
  validateSearch: plainSearch,
  staticData: { crumbs: () => [companiesCrumb], isFilled: true },
  component: lazyRouteComponent(loadCompanies, 'CompaniesRoute'),
});

const companyPage = createRoute({
  getParentRoute: () => signedIn,
  path: '/seller/$sellerId',
  staticData: {
    crumbs: (role) => [...(role === 'superuser' ? [companiesCrumb] : []), { title: 'shell.title.company', path: '' }],
  },
  component: lazyRouteComponent(loadCompanies, 'CompanyRoute'),
});

/** People and companies of the hub. */
export const recordRoutes = [users, userPage, companies, companyPage] as const;
