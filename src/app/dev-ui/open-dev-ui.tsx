import { createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { DevUi } from './dev-ui.tsx';

// A router of its own: no session, no server, nothing of the signed-in frame.
const router = createRouter({ routeTree: createRootRoute({ component: DevUi, notFoundComponent: DevUi }) });

// `as never`: the router's type is registered once, for the product's own tree.
export const OpenDevUi = () => <RouterProvider router={router as never} />;
