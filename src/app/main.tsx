import { RouterProvider } from '@tanstack/react-router';
import { lazy, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Themed } from '#ui/themed.tsx';
import { createAppRouter } from './routes.tsx';
import { fadeInPage } from './page-transition.ts';
import { createServices } from './services.ts';
import { followOtherTabs } from './other-tabs.ts';

// The order is the cascade: Radix's tokens and components, then the few colours we use, then our own layer.
import '@fontsource/poppins/latin-400.css';
import '@fontsource/poppins/latin-500.css';
import '@fontsource/poppins/latin-600.css';
import '@radix-ui/themes/tokens/base.css';
import '@radix-ui/themes/tokens/colors/gray.css';
import '@radix-ui/themes/tokens/colors/slate.css';
import '@radix-ui/themes/tokens/colors/green.css';
import '@radix-ui/themes/tokens/colors/purple.css';
import '@radix-ui/themes/tokens/colors/red.css';
import '@radix-ui/themes/tokens/colors/amber.css';
import '@radix-ui/themes/tokens/colors/blue.css';
import '@radix-ui/themes/components.css';
import '@radix-ui/themes/utilities.css';
import './styles/all.css';

const services = createServices();
const router = createAppRouter(services);
followOtherTabs(services.session);
// Not the router's own scroll memory: it writes where somebody was into session storage, after the logout has emptied it.
router.subscribe('onResolved', ({ pathChanged }) => {
  if (pathChanged) scrollTo(0, 0);
});

// Written out of the production build: the condition is false there, and what only this names goes with it.
const DevUi =
  import.meta.env.DEV && location.pathname === '/dev/ui'
    ? lazy(async () => ({ default: (await import('./dev-ui/open-dev-ui.tsx')).OpenDevUi }))
    : null;
router.subscribe('onRendered', fadeInPage);

const root = document.querySelector('#root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <Themed>{DevUi ? <DevUi /> : <RouterProvider router={router} />}</Themed>
  </StrictMode>,
);
