import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DataDirInUse, lockDataDir } from './data-dir-lock.ts';
import { lockInFolder, locksFolder } from './lock-in-folder.ts';

vi.mock(import('./lock-in-folder.ts'), async (original) => {
  const real = await original();
  return { ...real, lockInFolder: vi.fn<typeof real.lockInFolder>(real.lockInFolder) };
});

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'balcao-socket-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

/** The next attempt to mark the folder fails with this code of the system. */
const failingWith = (code: string): void => {
  vi.mocked(lockInFolder).mockRejectedValueOnce(Object.assign(new Error(`listen ${code}`), { code }));
};

test.each(['ENOTSUP', 'EOPNOTSUPP', 'EPERM', 'ENOSYS', 'EINVAL'])(
  'where the file system has no sockets (%s), the name of the folder alone keeps it',
  async (code) => {
    failingWith(code);
    const unlock = await lockDataDir(dir);
    await expect(lockDataDir(dir)).rejects.toBeInstanceOf(DataDirInUse);
    await unlock();
  },
);

test.each(['ENOSPC', 'EDQUOT', 'EMFILE', 'EACCES', 'EIO'])(
  'where a socket may be had and was not made (%s), nothing is opened, and it is said why; nor is the folder kept',
  async (code) => {
    failingWith(code);
    await expect(lockDataDir(dir)).rejects.toMatchObject({
      name: 'StartRefused',
      message: `A pasta de dados ${dir} não pôde ser marcada como em uso, em ${join(dir, locksFolder)} (listen ${code}): confira o espaço em disco, o dono e as permissões dessa pasta.`,
    });
    const unlock = await lockDataDir(dir);
    await unlock();
  },
);

test('a file in the place of the folder of locks is refused and not passed over', async () => {
  writeFileSync(join(dir, locksFolder), '');
  await expect(lockDataDir(dir)).rejects.toMatchObject({ name: 'StartRefused', message: expect.stringContaining('EEXIST') });
});

test.runIf(spawnSync('unshare', ['--mount', 'true']).status === 0)('without /proc the name of the folder alone keeps it', async () => {
  const script = `import { lockDataDir } from '#server/db/data-dir-lock.ts'; import { spawnSync } from 'node:child_process';
    spawnSync('mount', ['-t', 'tmpfs', 'none', '/proc']);
    await lockDataDir(process.env.DIR).then(() => console.log('held'), (error) => console.log(String(error)));`;
  const args = ['--mount', process.execPath, '--import', 'tsx', '--input-type=module', '-e', script];
  const child = spawn('unshare', args, { env: { ...process.env, DIR: dir }, stdio: ['ignore', 'pipe', 'pipe'] });
  const [told, warned] = await Promise.all([text(child.stdout), text(child.stderr)]);
  expect([told, warned]).toEqual(['held\n', expect.stringContaining('não aceita sockets')]);
  expect(readdirSync(join(dir, locksFolder))).toEqual([]);
});
