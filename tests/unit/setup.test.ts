import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import build from '../../vite.server.config.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'balcao-setup-'));
  for (const file of ['setup.mjs', 'tree-hash.mjs']) cpSync(`scripts/${file}`, join(root, 'scripts', file));
  // As `npm ci --omit=dev` leaves it.
  mkdirSync(join(root, 'node_modules'));
  writeFileSync(join(root, 'node_modules/.package-lock.json'), '{}');
});
afterEach(() => rmSync(root, { recursive: true }));

const setUp = () => spawnSync(process.execPath, [join(root, 'scripts/setup.mjs'), 'build'], { encoding: 'utf8' });
const putBuild = (stamp?: string): void => {
  mkdirSync(join(root, 'dist/server'), { recursive: true });
  writeFileSync(join(root, 'dist/server/main.js'), '');
  if (stamp !== undefined) writeFileSync(join(root, 'dist/server/.sources'), stamp);
};

test('without dev dependencies and without a build, setup says what to do instead of installing what was left out', () => {
  const { status, stderr } = setUp();
  expect(status).toBe(1);
  expect(stderr).toContain('npm ci --include=dev && npm run build && npm prune --omit=dev');
});

test('without dev dependencies a build is enough', () => {
  putBuild();
  expect(setUp()).toMatchObject({ status: 0, stdout: '[setup] Sem as dependências de desenvolvimento a compilação é usada como está.\n' });
});

test('without dev dependencies a build of other sources is run, and that is said', () => {
  putBuild('those of yesterday');
  const { status, stdout } = setUp();
  expect([status, stdout]).toEqual([0, expect.stringContaining('embora seja de outro código-fonte')]);
});

test('a build that broke off is made again, also of the sources of the one before', () => {
  mkdirSync(join(root, 'node_modules/vite'));
  const sources = join(root, 'package.json');
  const putSources = (build: string): void => writeFileSync(sources, JSON.stringify({ name: 'balcao', scripts: { build } }));
  writeFileSync(join(root, 'package-lock.json'), '{}');
  const lock = `import('./scripts/tree-hash.mjs').then(({ hashTree }) => process.stdout.write(hashTree(['package-lock.json'])))`;
  const { stdout: installed } = spawnSync(process.execPath, ['-e', lock], { cwd: root, encoding: 'utf8' });
  writeFileSync(join(root, 'node_modules/.balcao-lock'), installed);
  const make = 'mkdir -p dist/server && touch dist/server/main.js';
  putSources(make);
  expect(setUp().stdout).toContain('Compilando');
  expect(setUp().stdout).toContain('A compilação está em dia.');
  putSources('exit 3');
  expect(setUp().status).toBe(3);
  putSources(make);
  expect(setUp().stdout).toContain('Compilando');
});

test.each(['start', 'admin', 'doctor', 'import', 'seed'])('npm run %s runs what the build makes, and no dev dependency', (command) => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { readonly scripts: Readonly<Record<string, string>> };
  const entries = Object.keys(build.build?.rolldownOptions?.input ?? {});
  const [, entry] = /^node dist\/server\/(\w+)\.js$/u.exec(scripts[command] ?? '') ?? [];
  expect(entries).toContain(entry);
  expect(scripts[`pre${command}`]).toBe('node scripts/setup.mjs build');
});
