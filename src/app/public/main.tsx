import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { readGoogleAnswer } from '#features/session/google-login.ts';
import { publicPathOf } from '#lib/public-paths.ts';
import { publicTexts } from '#locale/public-texts.ts';
import { chooseTexts, loadWords } from '#locale/words.ts';
import { dropLostStyles } from '#ui/lost-styles.ts';
import { preferences } from '#ui/preferences.ts';
import { Themed } from '#ui/themed.tsx';
import { followOtherTabs } from '../other-tabs.ts';
import { parseSearch } from '#lib/page-search.ts';
import { createServices } from '../services.ts';
import { LogoutBarrier } from '../logout-barrier.tsx';
import { endSession } from './end-session.ts';
import { PublicPage } from './public-page.tsx';
// oxlint-disable-next-line import/no-unassigned-import -- styles, in their order
import '../styles.ts';

dropLostStyles();
chooseTexts(publicTexts);
const services = createServices();
followOtherTabs(services.session);

const open = async (): Promise<void> => {
  const root = document.querySelector('#root');
  if (!root) throw new Error('login.html has no #root');
  // Beside the texts; Portuguese is the language to fall back to, and without either there is nothing to say.
  const words = loadWords(preferences().locale).catch(() => loadWords('br'));
  if (publicPathOf(location.pathname) === '/logout') await endSession(services.session);
  const path = publicPathOf(location.pathname) ?? '/login';
  if (path === '/login' && services.session.state().token) {
    location.replace('/');
    return;
  }
  const { hash } = location;
  await words;
  createRoot(root).render(
    <StrictMode>
      <Themed>
        <LogoutBarrier>
          <PublicPage
            services={services}
            path={path}
            search={parseSearch(location.search)}
            hash={hash}
            google={path === '/login' ? readGoogleAnswer(hash) : null}
          />
        </LogoutBarrier>
      </Themed>
    </StrictMode>,
  );
};
void open();
