import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { askSaleSlip } from '#api/slip.ts';
import { chunk, warm } from '../chunk.ts';
import { leaveToLogin } from '../guard.ts';
import type { Services } from '../services.ts';
import { root } from './root.ts';

export interface Returning {
  readonly redirect?: string;
}
const returning = (search: Record<string, unknown>): Returning =>
  typeof search['redirect'] === 'string' ? { redirect: search['redirect'] } : {};

const loadLogin = chunk(() => import('../screens/login-route.tsx'));
export const warmLogin = (): void => warm(loadLogin);

const login = createRoute({
  getParentRoute: () => root,
  path: '/login',
  validateSearch: returning,
  beforeLoad: ({ context: { session } }) => {
    if (session.state().token) throw redirect({ to: '/' });
  },
  component: lazyRouteComponent(loadLogin, 'LoginRoute'),
});

const offered = async ({ context }: { readonly context: Services }) => {
  const found = await context.capabilities();
  return found && { accounts: found.accounts, passwordMax: found.passwordMax };
};
const loadDoors = chunk(() => import('../screens/door-route.tsx'));

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

const slip = createRoute({
  getParentRoute: () => root,
  path: '/ext/talaovendas',
  validateSearch: ({ token }: Record<string, unknown>): { readonly token: string } => ({ token: typeof token === 'string' ? token : '' }),
  loaderDeps: ({ search: { token } }) => ({ token }),
  loader: ({ context: { api }, deps: { token } }) => askSaleSlip(api, token),
  component: lazyRouteComponent(
    chunk(() => import('../screens/slip-route.tsx'), 'slip'),
    'SlipRoute',
  ),
});

const logout = createRoute({
  getParentRoute: () => root,
  path: '/logout',
  validateSearch: (search: Record<string, string>) => search,
  beforeLoad: ({ context: { session }, search }) => leaveToLogin(session, search),
});

/** What stands open to whoever has no session. */
export const doorRoutes = [login, registerDoor, registerConsultantDoor, validateMailDoor, resetPasswordDoor, slip, logout] as const;
