// Runs in the head of the static door as a classic script, so it imports nothing: before anything is drawn where something is stored,
// else as soon as it has come (scripts/vite/static-door.ts). Names as in ui/preferences.ts and features/session/session-storage.ts; e2e/session/static-door.spec.ts holds it to them.
const { documentElement: page } = document;
const { dataset, style } = page;
let stored: (key: string) => string | null = () => null;
try {
  const storage = localStorage;
  stored = (key) => storage.getItem(key);
} catch {
  // A private window or a policy forbids it: nobody is known here.
}

// The door is drawn in Portuguese and plain colours, for somebody who is not signed in: for others it opens with the console.
if (stored('userToken') || stored('preferences') || location.search !== '' || location.hash !== '') dataset['door'] = 'closed';
const appearance = stored('themeType') ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
style.colorScheme = appearance;
// For a stranger the door may be there already, dressed by what the system wears; else it is dressed as it comes, before anybody sees it.
const dress = (): boolean => {
  const door = document.querySelector('#door > .radix-themes');
  door?.classList.replace('undressed', appearance);
  return door !== null;
};
if (!dress())
  new MutationObserver((_, observer) => {
    if (dress()) observer.disconnect();
  }).observe(page, { childList: true, subtree: true });

// Somebody who knows the way is done before the console is there: it goes on from here.
const enterFrom = (target: EventTarget | null, way: string): void => {
  if (target instanceof Element && target.closest('#door form') && target.closest(way)) dataset['door'] = 'entered';
};
// Pressed, not released: the console may take the door's place in between.
document.addEventListener('pointerdown', ({ target }) => enterFrom(target, '[data-enter]'));
document.addEventListener('keydown', ({ target, key }) => {
  if (key === 'Enter') enterFrom(target, 'input');
});
// Who types on has not meant it yet.
document.addEventListener('input', () => {
  if (dataset['door'] === 'entered') delete dataset['door'];
});

const beginConsole = (): void => {
  const waiting = document.querySelector<HTMLTemplateElement>('#console')?.content;
  // Some browsers make a frame while they wait for the rest of the page.
  if (!waiting) {
    document.addEventListener('DOMContentLoaded', beginConsole);
    return;
  }
  const entry = waiting.querySelector<HTMLLinkElement>('link[data-console]');
  const script = Object.assign(document.createElement('script'), { type: 'module', crossOrigin: entry?.crossOrigin, src: entry?.href });
  // Nobody sees the console without its styles; should they not come, the page is still one to read and to sign in at.
  const styles = waiting.querySelector('link[rel="stylesheet"]');
  for (const end of ['load', 'error']) styles?.addEventListener(end, () => document.head.append(script), { once: true });
  document.head.append(waiting);
};
// The thread belongs to the hands first: what the console is made of takes it for a tenth of a second. A page nobody sees makes no
// frames, and Safari does not say when it is idle.
if (dataset['door'] === 'closed' || document.hidden) beginConsole();
else if ('requestIdleCallback' in window) requestAnimationFrame(() => requestIdleCallback(beginConsole, { timeout: 200 }));
else requestAnimationFrame(() => setTimeout(beginConsole));
