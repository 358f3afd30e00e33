import { afterAll, vi } from 'vitest';

// Files share one environment: what a file changed of it is given back when its last test ended.
afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  if (typeof document === 'undefined') return;
  localStorage.clear();
  sessionStorage.clear();
  // No window hears of what it cleared itself (src/ui/preferences.ts).
  dispatchEvent(new StorageEvent('storage', { key: 'preferences' }));
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
});
