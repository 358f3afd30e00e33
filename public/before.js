// Runs in the head of both pages, before anything is drawn or fetched for them. A script of the page itself would be against the policy.
// Names of what is stored as in src/ui/preferences.ts and src/features/session/session-storage.ts; e2e/session/login-page.spec.ts holds it to them.

/** Answers null where a private window or a policy lets nothing be stored. */
const stored = (key) => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

/** In both languages, since no text has come: nothing else could say so. */
const sayPageIsMissing = () => {
  const again = Object.assign(document.createElement('button'), { textContent: 'Tentar de novo · Try again' });
  again.addEventListener('click', () => location.reload());
  const text = Object.assign(document.createElement('p'), {
    textContent: 'Esta página não pôde ser carregada. · This page could not be loaded.',
  });
  text.setAttribute('role', 'alert');
  document.querySelector('#root').replaceChildren(text, again);
};

const appearance = stored('themeType');
if (appearance === 'light' || appearance === 'dark') document.documentElement.style.colorScheme = appearance;

// Nobody is signed in: the console does not run for nothing. Its own guard (src/app/guard.ts) decides about every visitor with a token.
const { pathname, search, hash } = location;
if (document.currentScript.dataset.needs === 'session' && !stored('userToken') && pathname !== '/logout' && !pathname.startsWith('/dev/'))
  location.replace(`/logout?${new URLSearchParams({ redirect: pathname + search + hash })}`);

// The page's own script did not arrive.
addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLScriptElement) sayPageIsMissing();
  },
  true,
);
// It arrived, and failed before it drew anything: its texts did not come, for one.
addEventListener('unhandledrejection', () => {
  if (document.querySelector('#root').childElementCount === 0) sayPageIsMissing();
});
