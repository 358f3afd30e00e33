import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { chunk } from '../chunk.ts';
import type { Crumb } from '../crumbs.ts';
import { plainSearch } from '../listing-search.ts';
import { signedIn } from './signed-in.ts';

const kitsCrumb: Crumb = { title: 'shell.title.kits', path: '/kit' };
const load = chunk(() => import('../screens/kits-route.tsx'));

const kits = createRoute({
  getParentRoute: () => signedIn,
  path: '/kit',
  validateSearch: plainSearch,
  staticData: { crumbs: () => [kitsCrumb], isFilled: true },
  component: lazyRouteComponent(load, 'KitsRoute'),
});

const newKit = createRoute({
  getParentRoute: () => signedIn,
  path: '/kit/new',
  staticData: { crumbs: () => [kitsCrumb, { title: 'shell.title.kitNew', path: '' }] },
  component: lazyRouteComponent(load, 'NewKitRoute'),
});

const kitPage = createRoute({
  getParentRoute: () => signedIn,
  path: '/kit/$kitId',
  staticData: {
    crumbs: (role) => [...(role === 'reviewer' ? [] : [kitsCrumb]), { title: 'shell.title.kit', path: '' }],
  },
  component: lazyRouteComponent(load, 'KitRoute'),
});

/** Several SKUs sold as one. */
export const kitRoutes = [kits, newKit, kitPage] as const;
