import { createRoute } from '@tanstack/react-router';
import { plainSearch } from '#lib/plain-search.ts';
import type { Crumb } from '../crumbs.ts';
import { lazy, listAt } from './below-signed-in.ts';
import { signedIn } from './signed-in.ts';

const secondLook: Crumb = { title: 'shell.title.secondLook', path: '/secondLook' };
const lead: Crumb = { title: 'shell.title.lead', path: '/lead' };

/** Second looks at decisions, and the page of a superuser who leads the reviewers. */
export const leadRoutes = [
  listAt(
    '/secondLook',
    [secondLook],
    lazy(() => import('../screens/second-look-route.tsx'), 'SecondLookRoute'),
  ),
  createRoute({
    getParentRoute: () => signedIn,
    path: '/lead',
    validateSearch: plainSearch,
    staticData: { crumbs: () => [lead] },
    component: lazy(() => import('../screens/lead-route.tsx'), 'LeadRoute'),
  }),
] as const;
