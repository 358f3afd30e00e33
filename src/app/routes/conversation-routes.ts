import { createRoute } from '@tanstack/react-router';
import type { Crumb } from '../crumbs.ts';
import { here, lazy, listAt } from './below-signed-in.ts';
import { signedIn } from './signed-in.ts';

const mediations: Crumb = { title: 'shell.title.mediations', path: '/mediation' };

const mediation = createRoute({
  getParentRoute: () => signedIn,
  path: '/mediationdetail/$id',
  validateSearch: ({ externalId }: Readonly<Record<string, unknown>>): { externalId?: string } =>
    typeof externalId === 'string' ? { externalId } : {},
  staticData: { crumbs: () => [mediations, here('shell.title.mediation')] },
  component: lazy(() => import('../screens/mediation-route.tsx'), 'MediationRoute'),
});

export const conversationRoutes = [
  listAt(
    '/mediation',
    [mediations],
    lazy(() => import('#features/mediation/list/mediation-list-screen.tsx'), 'MediationListScreen'),
  ),
  mediation,
  listAt(
    '/message',
    [{ title: 'shell.title.questions', path: '/message' }],
    lazy(() => import('../screens/questions-route.tsx'), 'QuestionsRoute'),
  ),
] as const;
