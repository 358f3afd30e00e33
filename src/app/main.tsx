import { RouterProvider } from '@tanstack/react-router';
import { lazy, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { consoleTexts } from '#locale/console-texts.ts';
import { chooseTexts, loadWords } from '#locale/words.ts';
import { dropLostStyles } from '#ui/lost-styles.ts';
import { preferences } from '#ui/preferences.ts';
import { Themed } from '#ui/themed.tsx';
import { createAppRouter } from './routes.tsx';
import { fadeInPage } from './page-transition.ts';
import { createServices } from './services.ts';
import { followOtherTabs } from './other-tabs.ts';
import { LogoutBarrier } from './logout-barrier.tsx';
import { loadScreenWords } from './screen-words.ts';
// oxlint-disable-next-line import/no-unassigned-import -- styles, in their order
import './styles.ts';

dropLostStyles();
chooseTexts(consoleTexts);
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
    ? lazy(async () => {
        const [{ OpenDevUi }] = await Promise.all([import('./dev-ui/open-dev-ui.tsx'), loadScreenWords()]);
        return { default: OpenDevUi };
      })
    : null;
router.subscribe('onRendered', fadeInPage);

const open = async (): Promise<void> => {
  const root = document.querySelector('#root');
  if (!root) throw new Error('index.html has no #root');
  // Portuguese is the language to fall back to; without either there is nothing to say, and the next part would not arrive either.
  await loadWords(preferences().locale).catch(() => loadWords('br'));
  createRoot(root).render(
    <StrictMode>
      <Themed>
        {DevUi ? (
          <DevUi />
        ) : (
          <LogoutBarrier>
            <RouterProvider router={router} />
          </LogoutBarrier>
        )}
      </Themed>
    </StrictMode>,
  );
};
void open();
