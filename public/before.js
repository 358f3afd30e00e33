// Runs in the head of both pages, before anything is drawn or fetched for them. A script of the page itself would be against the policy.
// Names of what is stored as in src/ui/preferences.ts and src/features/session/session-storage.ts; e2e/session/login-page.spec.ts holds it to them.
(() => {
  let stored = () => null;
  try {
    const storage = localStorage;
    stored = (key) => storage.getItem(key);
  } catch {
    // A private window or a policy forbids it: nothing is stored here.
  }
  const appearance = stored('themeType');
  if (appearance === 'light' || appearance === 'dark') document.documentElement.style.colorScheme = appearance;
  // Nobody is signed in: the console is not fetched for nothing. Its own guard (src/app/guard.ts) decides about whoever has a token.
  const { pathname, search, hash } = location;
  if (document.currentScript.dataset.needs === 'session' && !stored('userToken') && !pathname.startsWith('/dev/'))
    location.replace(`/logout?${new URLSearchParams({ redirect: pathname + search + hash })}`);
})();
