import type { Crumb } from '../crumbs.ts';
import { here, lazy, listAt, page, pageAt } from './below-signed-in.ts';

const users: Crumb = { title: 'shell.title.users', path: '/users' };
const companies: Crumb = { title: 'shell.title.companies', path: '/seller' };
const loadCompanies = () => import('../screens/companies-route.tsx');

/** People and companies of the hub. */
export const recordRoutes = [
  listAt(
    '/users',
    [users],
    lazy(() => import('#features/users/users-screen.tsx'), 'UsersScreen'),
  ),
  pageAt(
    '/users/$userId',
    [users, here('shell.title.user')],
    page(() => import('#features/users/user-page.tsx'), 'UserPage'),
  ),
  listAt('/seller', [companies], lazy(loadCompanies, 'CompaniesRoute')),
  pageAt(
    '/seller/$sellerId',
    (role) => [...(role === 'superuser' ? [companies] : []), here('shell.title.company')],
    page(loadCompanies, 'CompanyRoute'),
  ),
] as const;
