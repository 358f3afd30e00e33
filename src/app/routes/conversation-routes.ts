import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { chunk } from '../chunk.ts';
import type { Crumb } from '../crumbs.ts';
import { plainSearch } from '../listing-search.ts';
import { signedIn } from './signed-in.ts';

const mediationCrumb: Crumb = { title: 'shell.title.mediations', path: '/mediation' };

const mediations = createRoute({
  getParentRoute: () => signedIn,
  path: '/mediation',
  validateSearch: plainSearch,
  staticData: { crumbs: () => [mediationCrumb], isFilled: true },
  component: lazyRouteComponent(
    chunk(() => import('../screens/mediations-route.tsx')),
    'MediationsRoute',
  ),
});

const mediation = createRoute({
  getParentRoute: () => signedIn,
  path: '/mediationdetail/$id',
  validateSearch: ({ externalId }: Readonly<Record<string, unknown>>): { externalId?: string } =>
    typeof externalId === 'string' ? { externalId } : {},
  staticData: { crumbs: () => [mediationCrumb, { title: 'shell.title.mediation', path: '' }] },
  component: lazyRouteComponent(
    chunk(() => import('../screens/mediation-route.tsx')),
    'MediationRoute',
  ),
});

const questions = createRoute({
  getParentRoute: () => signedIn,
  path: '/message',
  validateSearch: plainSearch,
  staticData: { crumbs: () => [{ title: 'shell.title.questions', path: '/message' }], isFilled: true },
  component: lazyRouteComponent(
    chunk(() => import('../screens/questions-route.tsx')),
    'QuestionsRoute',
  ),
});

export const conversationRoutes = [mediations, mediation, questions] as const;
