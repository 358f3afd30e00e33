// Makes a fresh clone runnable, and costs nothing when there is nothing to do. Only Node itself: it runs before node_modules exists.
//   node scripts/setup.mjs          packages
//   node scripts/setup.mjs build    packages, then console and server into dist/
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hashTree } from './tree-hash.mjs';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));

const leastNode = [20, 19];
const packagesStamp = 'node_modules/.balcao-lock';
/** Where the build empties last what it makes anew: one that is made by hand, or breaks off, leaves no word of an earlier one. */
const buildStamp = 'dist/server/.sources';
const sources = [
  'src',
  'server',
  'public',
  'index.html',
  'login.html',
  'vite.config.ts',
  'scripts/vite',
  'vite.server.config.ts',
  'package.json',
  'package-lock.json',
];

/** @type {(text: string) => void} */
const say = (text) => console.log(`[setup] ${text}`);

const checkNode = () => {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [leastMajor = 0, leastMinor = 0] = leastNode;
  if (major > leastMajor || (major === leastMajor && minor >= leastMinor)) return;
  console.error(
    `O Balcão precisa do Node ${leastNode.join('.')} ou mais novo; este é o Node ${process.versions.node}. Instale um mais novo de https://nodejs.org.`,
  );
  process.exit(1);
};

/** @type {(command: string) => void} */
const run = (command) => {
  const { status } = spawnSync(command, { shell: true, stdio: 'inherit' });
  if (status === 0) return;
  console.error(`[setup] '${command}' falhou${status === null ? '' : ` com o código ${status}`}.`);
  process.exit(status ?? 1);
};

/**
 * The stamp goes before the work and is written after it, so an interrupted run is done again, also when all is as it was before.
 * @type {(stamp: string, wanted: string, work: () => void) => boolean} Whether there was anything to do.
 */
const unlessStamped = (stamp, wanted, work) => {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return false;
  rmSync(stamp, { force: true });
  work();
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted);
  return true;
};

/** npm writes this file last: packages are here, and whoever installed them left the tools out (npm ci --omit=dev). */
const isWithoutTools = () => existsSync('node_modules/.package-lock.json') && !existsSync('node_modules/vite');

/** What was built elsewhere, or before the tools went, is run as it is: here it can be neither made nor brought up to date. */
const takeBuildAsItIs = () => {
  if (!existsSync('dist/server/main.js')) {
    console.error(
      'Não há compilação em dist/, e os pacotes que a fazem ficaram de fora (npm ci --omit=dev). ' +
        'Rode npm ci --include=dev && npm run build && npm prune --omit=dev, ou copie dist/ de onde foi compilado.',
    );
    process.exit(1);
  }
  const stamp = existsSync(buildStamp) ? readFileSync(buildStamp, 'utf8') : null;
  if (stamp === hashTree(sources)) return say('A compilação está em dia.');
  say(
    `Sem as dependências de desenvolvimento a compilação é usada como está${stamp === null ? '' : ', embora seja de outro código-fonte'}.`,
  );
};

const install = () => {
  const didInstall = unlessStamped(packagesStamp, hashTree(['package-lock.json']), () => {
    say('Instalando pacotes (npm ci), cerca de meio minuto…');
    // Building needs the tools, whatever NODE_ENV says.
    run('npm ci --include=dev --no-fund --no-audit');
  });
  if (!didInstall) say('Os pacotes estão em dia.');
};

const build = () => {
  const didBuild = unlessStamped(buildStamp, hashTree(sources), () => {
    say('Compilando o console e o servidor…');
    run('npm run --silent build');
  });
  if (!didBuild) say('A compilação está em dia.');
};

const wantsBuild = process.argv.includes('build');

checkNode();
if (wantsBuild && isWithoutTools()) takeBuildAsItIs();
else {
  install();
  if (wantsBuild) build();
}
