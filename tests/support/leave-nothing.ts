import { afterAll, vi } from 'vitest';

const timers = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'setImmediate', 'Date'] as const;
const atStart = timers.map((name): unknown => globalThis[name]);

// Files share one environment: what a file changed of it is given back when its last test ended.
afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  // A spy over a fake timer gives the fake one back: in every later file nothing that waits would go on any more.
  const left = timers.filter((name, index) => globalThis[name] !== atStart[index]);
  if (left.length > 0) throw new Error(`This file leaves its own ${left.join(', ')} behind.`);
  if (typeof document === 'undefined') return;
  localStorage.clear();
  sessionStorage.clear();
  // No window hears of what it cleared itself (src/ui/preferences.ts).
  dispatchEvent(new StorageEvent('storage', { key: 'preferences' }));
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
});
