import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { chunk, warm } from '../chunk.ts';
import { requireSession } from '../guard.ts';
import { root } from './root.ts';

/** With what is said from there on. */
const loadSignedIn = chunk(() => import('../open-signed-in.ts'), 'console');

const loadRoot = chunk(() => import('../workbench-root.tsx'));
export const warmSignedIn = (): void => warm(loadSignedIn, loadRoot);

/** Every route below needs a session; what it is made of (cache, log, outbox, palette) comes in its own chunk. */
export const signedIn = createRoute({
  getParentRoute: () => root,
  id: 'signed-in',
  beforeLoad: ({ context: { session }, location }) => requireSession(session, location.pathname, location.href),
  loader: async ({ context }) => (await loadSignedIn()).openSignedIn(context),
  // Opened once: going from screen to screen reads the same log and the same answers.
  staleTime: Number.POSITIVE_INFINITY,
  shouldReload: false,
  component: lazyRouteComponent(loadRoot, 'WorkbenchRoot'),
});
