import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';
import { DataDirInUse, lockByPidFile, lockDataDir, type Unlock } from './data-dir-lock.ts';
import { lockInFolder, locksFolder } from './lock-in-folder.ts';

const dir = mkdtempSync(join(tmpdir(), 'balcao-lock-'));
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const takeAndGiveBack = async (taking: Promise<Unlock>): Promise<void> => {
  const unlock = await taking;
  await unlock();
};

const holdFromAnotherProcess = async (...within: readonly string[]): Promise<ChildProcess> => {
  const script = `import { lockDataDir } from '#server/db/data-dir-lock.ts';
    await lockDataDir(process.env.DIR); console.log('held'); setInterval(() => {}, 1000);`;
  const [command, ...args] = [...within, process.execPath, '--import', 'tsx', '--input-type=module', '-e', script];
  const child = spawn(command, args, {
    env: { ...process.env, DIR: dir },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return child;
};

test('the second process is told who is in the way and what to do, until the first is gone, however it ended', async () => {
  const first = await holdFromAnotherProcess();
  await expect(lockDataDir(dir)).rejects.toThrow(/já está em uso por outro processo.*DATA_DIR.*DATABASE_URL/u);
  first.kill('SIGKILL');
  await once(first, 'exit');
  const unlock = await lockDataDir(dir);
  await unlock();
});

/** As a container has it: names of the network are its own, folders are shared. */
const ownNetwork = ['unshare', '--net'];

test.runIf(spawnSync('unshare', ['--net', 'true']).status === 0)(
  'two containers on one volume stand in each other’s way, until the first is gone, however it ended',
  async () => {
    const first = await holdFromAnotherProcess(...ownNetwork);
    await expect(lockDataDir(dir)).rejects.toBeInstanceOf(DataDirInUse);
    first.kill('SIGKILL');
    await once(first, 'exit');
    await takeAndGiveBack(lockDataDir(dir));
    expect(readdirSync(join(dir, locksFolder))).toEqual([]);
  },
);

/** Two processes that know nothing of each other's names, over a folder in which somebody was killed: how many were let in. */
const letInAtOnce = async (): Promise<number> => {
  const holders = await Promise.all([lockInFolder(dir), lockInFolder(dir)]);
  for (const release of holders) await release?.();
  return holders.filter((release) => release !== null).length;
};

test('of two that begin at the same moment over what a killed one left at most one is let in', async () => {
  mkdirSync(join(dir, locksFolder), { recursive: true });
  for (let round = 0; round < 50; round += 1) {
    writeFileSync(join(dir, locksFolder, 'killed.shown'), '');
    expect(await letInAtOnce()).toBeLessThan(2);
  }
});

test('a folder is kept however long its path is', async () => {
  const deep = join(dir, 'a'.repeat(120));
  mkdirSync(deep, { recursive: true });
  const release = await lockInFolder(deep);
  expect(await lockInFolder(deep)).toBeNull();
  await release?.();
  await takeAndGiveBack(lockDataDir(deep));
});

/** What a process of another user is told; root may read everything, so it is root no more once all is loaded. */
const refusalToStranger = async (call: string): Promise<string> => {
  const script = `import { lockDataDir } from '#server/db/data-dir-lock.ts'; import { lookAtDatabase } from '#server/db/look-at-database.ts';
    if (process.getuid() === 0) process.setuid(65534);
    const told = (error) => console.log(error.name + ': ' + error.message);
    await Promise.resolve().then(() => ${call}).catch(told);`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
    env: { ...process.env, DIR: dir },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return text(child.stdout);
};

test.each([
  ['a start', 'lockDataDir(process.env.DIR + "/pglite")'],
  ['a look', 'lookAtDatabase({ DATA_DIR: process.env.DIR }, () => null)'],
])('%s over a folder of another user is refused in a sentence that says what to do', async (_what, call) => {
  mkdirSync(dir, { recursive: true });
  chmodSync(dir, 0o000);
  const told = await refusalToStranger(call);
  chmodSync(dir, 0o700);
  expect(told).toBe(
    `StartRefused: A pasta de dados ${join(dir, 'pglite')} não pode ser lida e gravada por este usuário: rode como o usuário do servidor, ou confira DATA_DIR.\n`,
  );
});

test('who may not write in the folder of locks that somebody else made does not go on without a lock', async () => {
  mkdirSync(join(dir, locksFolder), { recursive: true });
  chmodSync(dir, 0o777);
  chmodSync(join(dir, locksFolder), 0o555);
  const told = await refusalToStranger('lockDataDir(process.env.DIR)');
  expect(told).toMatch(/^StartRefused: A pasta de dados .* não pôde ser marcada como em uso, em .*balcao\.lock \(.*EACCES/u);
});

test('a lock that was given back can be taken again', async () => {
  const unlock = await lockDataDir(dir);
  await expect(lockDataDir(dir)).rejects.toBeInstanceOf(DataDirInUse);
  await unlock();
  await takeAndGiveBack(lockDataDir(dir));
});

test('two directories do not stand in each other’s way', async () => {
  const unlock = await lockDataDir(join(dir, 'a'));
  await expect(takeAndGiveBack(lockDataDir(join(dir, 'b')))).resolves.toBeUndefined();
  await unlock();
});

const file = join(dir, 'balcao.pid');
const withDir = (): Promise<void> => takeAndGiveBack(lockDataDir(dir));

test('where names are not to be had, a file with a living process’s id keeps others out', async () => {
  await withDir();
  const unlock = await lockByPidFile(dir);
  await expect(lockByPidFile(dir)).rejects.toBeInstanceOf(DataDirInUse);
  await unlock();
  expect(existsSync(file)).toBe(false);
});

test.each(['2147483646', '', 'x', '-1', '0'])('a file that says %j belongs to nobody who lives', async (content) => {
  await withDir();
  writeFileSync(file, content);
  await expect(takeAndGiveBack(lockByPidFile(dir))).resolves.toBeUndefined();
});
