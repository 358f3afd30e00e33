import { createRoute } from '@tanstack/react-router';
import { requireSession } from '../guard.ts';
import { openSignedIn } from '../open-signed-in.ts';
import { OpeningConsole } from '../opening-console.tsx';
import { WorkbenchRoot } from '../workbench-root.tsx';
import { root } from './root.ts';

/** Every route below needs a session, and stands on log, outbox, commands and frame. */
export const signedIn = createRoute({
  getParentRoute: () => root,
  id: 'signed-in',
  beforeLoad: ({ context: { session }, location }) => requireSession(session, location.pathname, location.href),
  loader: ({ context }) => openSignedIn(context),
  // Opened once: going from screen to screen reads the same log and the same answers.
  staleTime: Number.POSITIVE_INFINITY,
  shouldReload: false,
  component: WorkbenchRoot,
  pendingComponent: OpeningConsole,
});
