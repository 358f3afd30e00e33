// Which Chromium runs the browser tests: one rule for every machine, read by vitest, Playwright, the benches and ensure-browser.
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

// The shell first: it has no window and no toolbar, which took 1.1 CPU seconds of every new context (0.13 without; 377 journeys have one each).
const systemPaths = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * Where a Chromium is, and whose it is; null when there is none.
 * @returns {{ path: string, origin: 'CHROMIUM_PATH' | 'playwright' | 'system' } | null}
 */
export const findBrowser = () => {
  const named = process.env['CHROMIUM_PATH'];
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, but there is no such file.`);
    return { path: named, origin: 'CHROMIUM_PATH' };
  }
  const own = chromium.executablePath();
  if (existsSync(own)) return { path: own, origin: 'playwright' };
  const system = systemPaths.find((path) => existsSync(path));
  return system ? { path: system, origin: 'system' } : null;
};

/**
 * Options for `chromium.launch`. Root has no sandbox to drop into; the switched-off background services would only knock at a closed network.
 * @returns {{ executablePath?: string, args: string[] }}
 */
export const launchOptions = () => {
  const found = findBrowser();
  const isRoot = process.getuid?.() === 0;
  return {
    // Playwright finds its own build, and when there is none at all its error says what to install.
    ...(found && found.origin !== 'playwright' ? { executablePath: found.path } : {}),
    args: [
      ...(isRoot ? ['--no-sandbox'] : []),
      '--disable-dev-shm-usage',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      // The shell hints fonts fully unless told; the pictures of src/app/dev-ui are drawn as the whole browser draws them.
      '--font-render-hinting=slight',
    ],
  };
};
