// Makes sure that there is a Chromium for the tests, and says which: CHROMIUM_PATH, Playwright's own, the system's, Debian's package.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { findBrowser } from './browser.mjs';

const downloadMinutes = 5;
// A network that refused the download once is not asked at every run; delete the file to ask again.
const refusedDownload = 'node_modules/.cache/balcao/no-browser-download';

/** @type {(command: string, args: string[], minutes: number) => boolean} */
const succeeds = (command, args, minutes) => spawnSync(command, args, { stdio: 'ignore', timeout: minutes * 60_000 }).status === 0;

const download = () => {
  if (existsSync(refusedDownload)) return;
  console.log("[browser] Downloading Playwright's Chromium…");
  if (succeeds('npx', ['playwright', 'install', 'chromium'], downloadMinutes)) return;
  mkdirSync('node_modules/.cache/balcao', { recursive: true });
  writeFileSync(refusedDownload, '');
  console.log('[browser] It could not be downloaded here.');
};

const installDebianPackage = () => {
  if (process.getuid?.() !== 0 || !succeeds('apt-get', ['--version'], 1)) return;
  console.log('[browser] Installing the package chromium-headless-shell (apt-get)…');
  if (!succeeds('apt-get', ['update', '-qq'], downloadMinutes))
    console.log('[browser] apt-get update failed; trying with the lists at hand.');
  // Older releases of Debian have only the whole browser.
  const isInstalled = ['chromium-headless-shell', 'chromium'].some((name) =>
    succeeds('apt-get', ['install', '-y', '-qq', name], downloadMinutes),
  );
  if (!isInstalled) console.log('[browser] Neither chromium-headless-shell nor chromium could be installed.');
};

if (findBrowser()?.origin !== 'CHROMIUM_PATH' && findBrowser()?.origin !== 'playwright') download();
if (!findBrowser()) installDebianPackage();

const found = findBrowser();
if (!found) {
  console.error(
    '[browser] No Chromium. Run `npx playwright install chromium`, or install Chromium or Chrome, or set CHROMIUM_PATH to one.',
  );
  process.exit(1);
}
const names = {
  CHROMIUM_PATH: 'the Chromium named by CHROMIUM_PATH',
  playwright: "Playwright's own Chromium",
  system: "the system's Chromium",
};
console.log(`[browser] Using ${names[found.origin]}: ${found.path}`);
