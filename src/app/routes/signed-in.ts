import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { chunk, warm } from '../chunk.ts';
import { requireSession } from '../guard.ts';
import { root } from './root.ts';

const loadConsole = chunk(() => import('../console.ts'));
export const warmConsole = (): void => warm(loadConsole);

/** Every route below needs a session, and stands on the console. */
export const signedIn = createRoute({
  getParentRoute: () => root,
  id: 'signed-in',
  beforeLoad: ({ context: { session }, location }) => requireSession(session, location.pathname, location.href),
  loader: async ({ context }) => (await loadConsole()).openSignedIn(context),
  // Opened once: going from screen to screen reads the same log and the same answers.
  staleTime: Number.POSITIVE_INFINITY,
  shouldReload: false,
  component: lazyRouteComponent(loadConsole, 'WorkbenchRoot'),
});
