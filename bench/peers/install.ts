import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { hashTree } from '../../scripts/tree-hash.mjs';
import type { Measured } from '../budgets.ts';

const folder = fileURLToPath(new URL('.', import.meta.url));
const stamp = `${folder}node_modules/.installed`;

/** Scripts of the packages stay off: none has to build anything to be measured. A machine that is offline is told so within a minute. */
const ci = 'ci --ignore-scripts --no-audit --no-fund --prefer-offline --loglevel=error --fetch-retries=1 --fetch-timeout=30000'.split(' ');

const install = (): boolean => {
  const wanted = hashTree([`${folder}package.json`, `${folder}package-lock.json`]);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return true;
  console.log('   Installing the peers into bench/peers (npm ci), about a minute…');
  const { status, stderr } = spawnSync('npm', ci, { cwd: folder, encoding: 'utf8', timeout: 600_000 });
  if (status === 0) {
    writeFileSync(stamp, wanted);
    return true;
  }
  console.log('   The peers could not be installed (is the npm registry reachable?): what they took is quoted, not measured.');
  console.log(`   ${/^npm error (?!code|errno|syscall).+$/mu.exec(stderr ?? '')?.[0] ?? `npm ended with ${status}`}`);
  return false;
};

let isInstalled: boolean | null = null;

/** What `measure` finds of the peers; nothing where they cannot be installed. They are installed once, when first asked for. */
export const whenPeersAreHere = async (measure: () => Promise<Measured>): Promise<Measured> => {
  isInstalled ??= install();
  return isInstalled ? measure() : {};
};
